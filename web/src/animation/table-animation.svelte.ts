/** Short animations of what happens at the table, unless reduced motion is wanted. */

import { tick } from 'svelte';
import { canAnimate } from '../settings.svelte';
import { type Flight, flightsBetween, type Moment } from './flights';
import { type Departure, fly, rectOf } from './fly';
import type { CardView } from '../wire';

/** Animate the changes of a table. */
export function animateTable(moment: () => Moment, cards: () => ReadonlyMap<string, CardView>): void {
  let before: Moment | undefined;
  // Before the page changes, so that the animation starts where things still are.
  $effect.pre(() => {
    const now = moment();
    if (before && canAnimate()) {
      for (const flight of flightsBetween(before, now, cards())) depart(flight, now.seat);
    }
    before = now;
  });
}

function depart(flight: Flight, front: number): void {
  const departure = departureOf(flight, front);
  if (!departure) return;
  void tick().then(() => {
    const to = rectOf(targetOf(flight, front)) ?? rectOf(drawerOf(flight, front));
    if (to) fly(departure, to, flight.kind);
  });
}

function departureOf(flight: Flight, front: number): Departure | undefined {
  const source = sourceOf(flight, front);
  const from = source?.getBoundingClientRect();
  if (!source || !from?.width) return undefined;
  if ('slot' in flight) return { picture: symbol(flight.kind), from, rolls: flight.kind === 'coin' };
  return { picture: copyOf(source), from, rolls: false };
}

const find = (selector: string): Element | null => document.querySelector(`.scene ${selector}`);
const islandOf = (seat: number, front: number, card: string): string =>
  `${seat === front ? '.middle' : `[data-seat="${seat}"]`} [data-island="${CSS.escape(card)}"]`;

function sourceOf(flight: Flight, front: number): Element | null {
  if (flight.kind === 'cup') return find(`.top [data-cup="${flight.points}"]`);
  if ('box' in flight)
    return find(`${islandOf(flight.seat, front, flight.card)} [data-symbol="${flight.box}"]`);
  if (flight.kind === 'finished') return find(islandOf(flight.seat, front, flight.card));
  return find(flight.from === 'pile' ? '[data-pile]' : `[data-displayed="${CSS.escape(flight.card)}"]`);
}

function targetOf(flight: Flight, front: number): Element | null {
  if ('slot' in flight)
    return find(
      flight.seat === front
        ? `.mine [data-${flight.kind}="${flight.slot}"]`
        : `[data-seat="${flight.seat}"] [data-${flight.kind}s]`,
    );
  if (flight.kind === 'taken') return find(islandOf(flight.seat, front, flight.card));
  if (flight.seat === front) return find(`.mine [data-finished="${CSS.escape(flight.card)}"]`);
  return find(`[data-seat="${flight.seat}"] [data-finished]`);
}

/** On a phone: the header of the closed drawer that contains the target. */
const drawerOf = (flight: Flight, front: number): Element | null =>
  find(`${flight.seat === front ? '.mine' : '.others'} summary`);

/** A copy of a card's picture, without animating its strokes again. */
function copyOf(source: Element): Element {
  const drawn = source.querySelector('svg.card, .back') ?? source;
  const copy = drawn.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.fresh')) mark.classList.remove('fresh');
  return copy;
}

const SVG = 'http://www.w3.org/2000/svg';

function symbol(kind: string): Element {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '-24 -24 48 48');
  const drawing = document.createElementNS(SVG, 'use');
  drawing.setAttribute('href', `#sg-${kind}`);
  picture.append(drawing);
  return picture;
}
