/** The account of the person at this device. */

import { api, Refusal } from './net/api';
import { settings } from './settings.svelte';
import type { DeviceView, PersonView } from './wire';
import { t } from './words/words.svelte';

const ACKNOWLEDGED_LIMIT = 20;

class Account {
  person = $state.raw<PersonView | null>(null);
  /** The name typed in, saved or not; a new account takes it. */
  typed = '';

  /** The account that a one-time link would sign this device in to. */
  offer = $state.raw<{ code: string; name: string } | null>(null);

  /** Whether this device was signed out while the page was open. */
  isSignedOut = $state(false);

  /** The name that the person has chosen; empty for those who have only ever been a guest. */
  get name(): string {
    const name = this.person?.name ?? this.typed;
    return name === t('guest') ? '' : name;
  }

  /** A device that was signed in with the recovery code, unless this person has said that it was them. */
  get recovered(): DeviceView | undefined {
    const device = this.person?.recovered;
    return device && !settings.acknowledged.includes(device.id) ? device : undefined;
  }

  /** Sign in as the account this device already has; the account of a one-time link is only offered. */
  async arrive(): Promise<void> {
    const [, kind, code] = location.hash.match(/^#\/(device|owner)\/([\w-]+)$/) ?? [];
    if (kind) history.replaceState(null, '', '/');
    if (kind === 'owner') {
      settings.owner = code!;
      settings.keep();
    }
    if (settings.isKnown) await this.#meet();
    if (kind === 'device') await this.#consider(code!);
  }

  /** Sign in to the offered account; the page starts again with it. */
  async accept(): Promise<void> {
    this.#become(await api.signIn(this.offer!.code));
    location.replace('/');
  }

  /** Change to the other account on this device. */
  async switch(): Promise<void> {
    this.#become(await api.switchAccount());
    location.replace('/');
  }

  /** Sign in with a recovery code; the page starts again with the account. */
  async recover(code: string): Promise<void> {
    this.#become(await api.recover(code));
    location.replace('/account');
  }

  /** Sign this device out; the page starts again with the other account, or with none. */
  async signOut(): Promise<void> {
    await api.signOut();
    location.replace('/');
  }

  /** Delete the account; the page starts again with the other account, or with none. */
  async erase(): Promise<void> {
    await api.deleteMe();
    location.replace('/');
  }

  /** Note that the person knows about a device that was signed in with the recovery code. */
  acknowledge(device: DeviceView): void {
    settings.acknowledged = [...settings.acknowledged, device.id].slice(-ACKNOWLEDGED_LIMIT);
    settings.keep();
  }

  /** The person who created a link shares the account, so ask before signing in. */
  async #consider(code: string): Promise<void> {
    const owner = await api.linkOwner(code);
    if (owner.id !== this.person?.id) this.offer = { code, name: owner.name };
  }

  /** Create the account, or rename it. */
  async be(name: string): Promise<PersonView> {
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

  #become(person: PersonView): PersonView {
    this.person = person;
    settings.isKnown = true;
    settings.keep();
    return person;
  }
}

export const account = new Account();
