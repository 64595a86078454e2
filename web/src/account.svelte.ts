/** The account of the person at this device. */

import { api, type Person, Refusal } from './net/api';
import { settings } from './settings.svelte';

class Account {
  person = $state.raw<Person | null>(null);
  /** The name typed in, saved or not; a new account takes it. */
  typed = '';

  /** Sign in: with the code of a one-time link, or as the account this device already has. */
  async arrive(): Promise<void> {
    const [, kind, code] = location.hash.match(/^#\/(device|owner)\/([\w-]+)$/) ?? [];
    if (kind) history.replaceState(null, '', '/');
    if (kind === 'owner') {
      settings.owner = code!;
      settings.keep();
    }
    if (kind === 'device') this.#become(await api.signIn(code!));
    else if (settings.isKnown) await this.#meet();
  }

  /** Create the account, or rename it. */
  async be(name: string): Promise<Person> {
    if (!this.person) return this.#become(await api.join(name));
    if (this.person.name === name) return this.person;
    return this.#become({ ...this.person, ...(await api.rename(name)) });
  }

  /** Fetch the account; there is none if the server doesn't know this device any more. */
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
