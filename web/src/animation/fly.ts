/** Animates pictures above the page; any key or tap ends the animation. */

const DURATION_MS = 390;

/** A picture and the position it starts from. */
export interface Departure {
  picture: Element;
  from: DOMRect;
  /** Whether it turns on its way, as a coin does. */
  rolls: boolean;
}

const flying = new Set<Animation>();

/** The position of an element, if it is visible. */
export function rectOf(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place?.width ? place : undefined;
}

/** Let a picture fly to a position. */
export function fly({ picture, from, rolls }: Departure, to: DOMRect, kind: string): void {
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.dataset.flight = kind;
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  layer.append(picture);
  document.body.append(layer);
  const flight = layer.animate(keyframes(from, to, rolls), {
    duration: DURATION_MS,
    easing: 'cubic-bezier(.4, 0, .3, 1)',
  });
  flying.add(flight);
  const land = (): void => {
    flying.delete(flight);
    layer.remove();
  };
  flight.onfinish = flight.oncancel = land;
}

/** The keyframes of a slight arc from one position to another. */
function keyframes(from: DOMRect, to: DOMRect, rolls: boolean): Keyframe[] {
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

/** Finish all running animations. */
function finishAll(): void {
  for (const flight of flying) flight.cancel();
}

addEventListener('pointerdown', finishAll, { capture: true, passive: true });
addEventListener('keydown', finishAll, { capture: true, passive: true });
