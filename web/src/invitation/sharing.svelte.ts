/** Sharing this server on the network, for the person who started it. */

import { api } from '../net/api';
import { settings } from '../settings.svelte';
import type { SharingView } from '../wire';

class Sharing {
  /** Where the server is shared; null for everybody else. */
  now = $state.raw<SharingView | null>(null);

  async look(): Promise<void> {
    if (!settings.owner) return;
    const now = await api.sharing();
    if (now.may_switch) this.now = now;
    else this.#forget();
  }

  async switch(isOn: boolean): Promise<void> {
    this.now = await api.share(isOn);
  }

  /** The server has been started anew, by a command that has opened another page. */
  #forget(): void {
    this.now = null;
    settings.owner = '';
    settings.keep();
  }
}

export const sharing = new Sharing();
