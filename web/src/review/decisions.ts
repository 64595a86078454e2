/** The decisions of a review: where they lie in the replay, their grades, and their moves. */

import { type CardBoxes, PILE } from '../drawing/emphasis.svelte';
import { moveInWords, whyInWords } from '../table/coach/coach.svelte';
import type { CardView, DecisionView, GameReview, GameView, OptionView, ReplayView } from '../wire';
import { t } from '../words/words.svelte';

export type Grade = DecisionView['grade'];

/** Best first. */
const GRADES: readonly Grade[] = ['best', 'fine', 'doubtful', 'mistake', 'blunder'];

/** The sign of each grade, as chess players write it. */
export const SIGNS: Record<Grade, string> = {
  best: '★',
  fine: '✓',
  doubtful: '?!',
  mistake: '?',
  blunder: '??',
};

export const isFlagged = ({ grade }: DecisionView): boolean => GRADES.indexOf(grade) >= 2;

/** The step of a replay that has an event, by the event's index. */
export function stepOf(replay: ReplayView, event: number): number {
  let before = 0;
  const found = replay.steps.findIndex(({ events }) => (before += events.length) > event);
  return found < 0 ? replay.steps.length - 1 : found;
}

/** The step that shows the position before a decision. */
export const stepBefore = (replay: ReplayView, { event }: { event: number }): number =>
  Math.max(0, stepOf(replay, event) - 1);

/** A turn of one seat, or the choice of its first islands: what the timeline shows as one sign. */
export interface Cell {
  round: number;
  turn: number;
  /** The costliest of its decisions; none if there was no choice. */
  decision: DecisionView | undefined;
}

/** The cells of a seat: before the first turn, and every turn that was played. */
export function cellsOf({ curve, decisions }: GameReview, seat: number): Cell[] {
  const own = decisions.filter((decision) => decision.seat === seat);
  return curve.map(({ round, turn }) => {
    const here = own.filter((decision) => decision.round === round && decision.turn === turn);
    return { round, turn, decision: here.sort((a, b) => b.loss - a.loss)[0] };
  });
}

/** How many decisions of a seat have each grade. */
export function gradeCounts({ decisions }: GameReview, seat: number): Map<Grade, number> {
  const own = decisions.filter((decision) => decision.seat === seat);
  return new Map(GRADES.map((grade) => [grade, own.filter((one) => one.grade === grade).length]));
}

export const placeInWords = ({ round, turn }: { round: number; turn: number }): string =>
  round ? t('log-earlier-turn', { round, turn }) : t('curve-start');

/** A grade, and what it cost: "mistake, 2.3 points given away". */
export const verdictInWords = ({ grade, loss }: { grade: Grade; loss: number }): string =>
  grade === 'best' ? t('grade-best') : `${t(`grade-${grade}`)}, ${t('decision-loss', { points: loss })}`;

export const decisionInWords = (decision: DecisionView): string =>
  t('decision-spoken', {
    place: placeInWords(decision),
    kind: decision.kind,
    verdict: verdictInWords(decision),
  });

/** What to do, move by move; the last one, Ready, goes without saying. */
export const optionInWords = ({ moves }: OptionView, cards: Map<string, CardView>): string =>
  moves
    .filter(({ move }) => move !== 'ready')
    .map((move) => moveInWords(move, cards))
    .join(' ');

/** The value of an option and, where games were played to the end, how far it is behind the best one. */
export function valueInWords({ value, behind }: OptionView): string {
  const amount = t('option-value', { value });
  if (!behind || behind.mean < 0.05) return amount; // "−0.0" or less says nothing
  const spread = (behind.high - behind.low) / 2;
  return `${amount} (${t('option-behind', { points: behind.mean, spread })})`;
}

/** The reason for the best option, which the coach has checked. */
export const reasonInWords = (decision: DecisionView, cards: Map<string, CardView>): string =>
  decision.why ? whyInWords(decision, cards) : '';

/** The boxes that an option marks. */
export const boxesOf = ({ moves }: OptionView): CardBoxes[] => moves.filter((move) => move.move === 'mark');

/** The cards that an option keeps or takes; drawing takes from the pile. */
export const cardsOf = ({ moves }: OptionView): string[] =>
  moves.flatMap((move) => {
    if (move.move === 'keep') return move.cards;
    if (move.move === 'take') return [move.card];
    return move.move === 'draw' ? [PILE] : [];
  });

/** Whether two options are the same moves. */
export const isSame = (one: OptionView, other: OptionView): boolean =>
  JSON.stringify(one.moves) === JSON.stringify(other.moves);

/** The cards that are on the table now and were not one step earlier; at the start all are new, and none stands out. */
export function newCards(earlier: GameView | undefined, game: GameView): string[] {
  if (!earlier?.display.length) return [];
  const before = new Set(openCards(earlier));
  return openCards(game).filter((card) => !before.has(card));
}

const openCards = ({ display, players }: GameView): string[] => [
  ...display,
  ...players.flatMap(({ cards }) => cards.map(({ card }) => card)),
];
