/** The air over the table: pictures that fly through it, in no one's way, and are gone at the first touch. */

const LONG_MS = 390;

/** A picture about to leave the place where it was. */
export interface Departure {
  picture: Element;
  from: DOMRect;
  /** Turning on its way, as a coin does. */
  rolls: boolean;
}

const flying = new Set<Animation>();

/** Where something is on the screen, if it is. */
export function placeOf(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place?.width ? place : undefined;
}

/** Let a picture fly to a place. */
export function fly({ picture, from, rolls }: Departure, to: DOMRect, kind: string): void {
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.dataset.flight = kind;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  ghost.append(picture);
  document.body.append(ghost);
  const flight = ghost.animate(wayOf(from, to, rolls), {
    duration: LONG_MS,
    easing: 'cubic-bezier(.4, 0, .3, 1)',
  });
  flying.add(flight);
  const land = (): void => {
    flying.delete(flight);
    ghost.remove();
  };
  flight.onfinish = flight.oncancel = land;
}

/** From a place to another, a little upwards in between. */
function wayOf(from: DOMRect, to: DOMRect, rolls: boolean): Keyframe[] {
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const size = Math.min(to.width / from.width, to.height / from.height, 1.6);
  const lift = Math.min(40, Math.abs(across) / 8);
  const turn = rolls ? 360 : 0;
  const at = (part: number, up: number): string =>
    `translate(${across * part}px, ${down * part - up}px) scale(${1 + (size - 1) * part}) rotate(${turn * part}deg)`;
  return [
    { transform: at(0, 0), opacity: 1 },
    { transform: at(0.5, lift), opacity: 1 },
    { transform: at(1, 0), opacity: rolls ? 1 : 0.25 },
  ];
}

/** Whatever is in the air is there at once. */
function land(): void {
  for (const flight of flying) flight.cancel();
}

addEventListener('pointerdown', land, { capture: true, passive: true });
addEventListener('keydown', land, { capture: true, passive: true });
