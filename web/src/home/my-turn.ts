/** Whether a game waits for the person at this device. */

import { account } from '../account.svelte';
import type { TableSummary } from '../wire';

/** Nobody waits for those who have left: a bot soon plays for them. */
export const isAwaiting = ({ seats, to_move }: TableSummary): boolean =>
  to_move
    .flatMap((at) => seats[at] ?? [])
    .some(({ person, has_left }) => person && person === account.person?.id && !has_left);
