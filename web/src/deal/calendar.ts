/** The months of the deals of the day, by their numbers; all days are UTC days. */

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The day of a deal, where deal 1 was on the first day. */
export const dayOf = (number: number, firstDay: string): Date =>
  new Date(Date.parse(firstDay) + (number - 1) * DAY_MS);

export const numberOf = (day: Date, firstDay: string): number =>
  Math.round((day.getTime() - Date.parse(firstDay)) / DAY_MS) + 1;

/** The first and the last number of the month that a deal is in; some may be before the first day. */
export function monthOf(number: number, firstDay: string): { first: number; last: number } {
  const day = dayOf(number, firstDay);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return {
    first: numberOf(new Date(Date.UTC(year, month, 1)), firstDay),
    last: numberOf(new Date(Date.UTC(year, month + 1, 0)), firstDay),
  };
}

/** The weeks of a month, from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(number: number, firstDay: string): (number | null)[][] {
  const { first, last } = monthOf(number, firstDay);
  const weekday = (dayOf(first, firstDay).getUTCDay() + 6) % WEEK;
  const weeks: (number | null)[][] = [];
  for (let monday = first - weekday; monday <= last; monday += WEEK) {
    const days = Array.from({ length: WEEK }, (_, at) => monday + at);
    weeks.push(days.map((day) => (day < first || day > last ? null : day)));
  }
  return weeks;
}

/** How far an arrow key goes, in days. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};
