/** The icons of buttons, each drawn in a square of 24; `filled` ones are areas, the others lines. */

export const ICONS = {
  first: { d: 'M6 5V19M19 5L9 12L19 19Z', filled: true },
  back: { d: 'M17 5L7 12L17 19Z', filled: true },
  forward: { d: 'M7 5L17 12L7 19Z', filled: true },
  pause: { d: 'M8 5V19M16 5V19' },
  last: { d: 'M18 5V19M5 5L15 12L5 19Z', filled: true },
  previous: { d: 'M15 5L8 12L15 19' },
  next: { d: 'M9 5L16 12L9 19' },
  double: { d: 'M6 5L13 12L6 19M13 5L20 12L13 19' },
  again: { d: 'M6 8.5A7 7 0 1 1 5 13M5.5 3.5L6 8.5L11 8' },
  turn: { d: 'M18 8.5A7 7 0 1 0 19 13M18.5 3.5L18 8.5L13 8' },
  mirror: { d: 'M12 3V21M9 8L3 17H9ZM15 8L21 17H15Z' },
  check: { d: 'M4 13L9.5 18.5L20 6' },
  close: { d: 'M6 6L18 18M18 6L6 18' },
  bell: {
    d: 'M12 3.5C8 3.5 6.5 6.5 6.5 9.5C6.5 14.5 4.5 15 4.5 17H19.5C19.5 15 17.5 14.5 17.5 9.5C17.5 6.5 16 3.5 12 3.5ZM10 20H14',
  },
  speech: { d: 'M4 5H20V16H11L6 20V16H4Z' },
  star: {
    d: 'M12 3L14.6 9.1L21 9.6L16.1 13.8L17.6 20.2L12 16.8L6.4 20.2L7.9 13.8L3 9.6L9.4 9.1Z',
    filled: true,
  },
  spark: { d: 'M12 2L14.4 9.6L22 12L14.4 14.4L12 22L9.6 14.4L2 12L9.6 9.6Z', filled: true },
  'spark-outline': { d: 'M12 3L14.2 9.8L21 12L14.2 14.2L12 21L9.8 14.2L3 12L9.8 9.8Z' },
} as const;

export type IconName = keyof typeof ICONS;
