/** Opening a table. */

import { api, newId } from '../net/api';
import { account } from '../account.svelte';
import { settings } from '../settings.svelte';
import type { TableSettings } from '../wire';
import { t, words } from '../words/words.svelte';

export interface Opening {
  settings: TableSettings;
  /** The bot of each seat; empty for a person. The first seat is yours. */
  seats: string[];
}

/** Whether people are invited, who should know by whom. */
export const isForPeople = ({ seats }: Opening): boolean => seats.includes('', 1);

/** Open a table, sit down and seat the bots; returns the table's id. Once all seats are taken, the game begins. */
export async function openTable(opening: Opening, name = account.name): Promise<string> {
  if (name || !account.person) await account.be(name || t('guest'));
  const { table } = await api.openTable(newId(), opening.settings, words.language);
  const ask = (command: object): Promise<unknown> => api.command(table!.id, { id: newId(), ...command });
  if (!table!.seats.some((seat) => seat.person === account.person!.id))
    await ask({ command: 'sit', seat: 0 });
  for (const [seat, bot] of opening.seats.entries()) if (bot) await ask({ command: 'seat_bot', seat, bot });
  settings.last = { ...opening, settings: { ...opening.settings, deal: 'new', start_player: null } };
  settings.keep();
  return table!.id;
}
