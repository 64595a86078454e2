/** Whether a game waits for the person at this device. */

import { account } from '../account.svelte';
import type { TableSummary } from '../wire';

export const isAwaiting = ({ seats, to_move }: TableSummary): boolean =>
  to_move.some((seat) => seats[seat]?.person && seats[seat].person === account.person?.id);
