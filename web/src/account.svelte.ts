/** Who is sitting at this device. */

import { api, type Person, Refusal } from './net/api';
import { settings } from './settings.svelte';

class Account {
  person = $state.raw<Person | null>(null);
  /** A name that was typed, whether it was kept or not: whoever begins to play is called so. */
  typed = '';

  /** Come to this device: by a one-time link, or as whoever was here before. */
  async arrive(): Promise<void> {
    const code = location.hash.match(/^#\/device\/([\w-]+)$/)?.[1];
    if (code) {
      history.replaceState(null, '', '/');
      this.#become(await api.signIn(code));
    } else if (settings.isKnown) await this.#meet();
  }

  /** Be somebody, under a name of one's own or a given one. */
  async be(name: string): Promise<Person> {
    if (!this.person) return this.#become(await api.join(name));
    if (this.person.name === name) return this.person;
    return this.#become({ ...this.person, ...(await api.rename(name)) });
  }

  /** Ask the server who this is; nobody, if it has forgotten this device. */
  async #meet(): Promise<void> {
    try {
      this.#become(await api.me());
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 401) throw failure;
      settings.isKnown = false;
      settings.keep();
    }
  }

  #become(person: Person): Person {
    this.person = person;
    settings.isKnown = true;
    settings.keep();
    return person;
  }
}

export const account = new Account();
