/** Tells screen readers where the shape would lie whenever the keyboard moves, turns or mirrors it. */

import { tick } from 'svelte';
import { countBoxes, hasBox } from '../../board/boxes';
import type { Ghost } from '../../board/ghost';
import type { Aim } from '../../board/placements';
import { announcements, say } from '../../components/announcements.svelte';
import { t } from '../../words/words.svelte';
import type { CardView, Mark } from '../../wire';
import { markInWords } from '../card-text';
import { misfitAt, misfitInWords } from './misfit-text';
import type { Turn } from './turn.svelte';

/** The keys that turn, mirror and step through places; they are answered even if nothing changes. */
const KEYS = 'rmnNo';

/** A keyboard aims at the middle of a box. */
const isByKeyboard = ({ across, down }: Aim): boolean => across === 0 && down === 0;

export function announceGhost(turn: () => Turn | undefined, cards: () => Map<string, CardView>): void {
  let before = { place: '', way: '' };

  function announce(): void {
    const { aim, ghost } = turn() ?? {};
    if (aim && ghost && isByKeyboard(aim)) say(ghost.mark ? markText(ghost.mark) : misfitText(ghost));
  }
  const markText = (mark: Mark): string => t('ghost-spoken', { mark: markInWords(mark, cards()) });
  function misfitText(ghost: Ghost): string {
    const card = cards().get(ghost.card);
    const misfit = card && misfitAt(ghost, card, turn()!);
    // The name of a marked box says so itself.
    const isNamed = misfit?.why === 'marked' && ghost.box !== undefined && hasBox(misfit.boxes, ghost.box);
    return misfit && !isNamed ? misfitInWords(misfit) : '';
  }

  // Only what the player changes is announced, not what follows from a mark.
  $effect(() => {
    const { aim, ghost, form, wantsSingle } = turn() ?? {};
    const place = aim ? `${aim.card}:${aim.box}` : '';
    const way = `${form}:${wantsSingle}:${aim?.boxes}`;
    const isMoved = place !== before.place;
    const isChanged = isMoved || way !== before.way;
    before = { place, way };
    // The name of the box itself says that it alone would be marked.
    const isNamed = isMoved && ghost?.mark && countBoxes(ghost.boxes) === 1;
    if (isChanged && !isNamed) announce();
  });

  async function answer({ key }: KeyboardEvent): Promise<void> {
    if (!KEYS.includes(key)) return;
    const count = announcements.count;
    await tick();
    if (announcements.count === count) announce();
  }
  $effect(() => {
    addEventListener('keydown', answer);
    return () => removeEventListener('keydown', answer);
  });
}
