/** Media queries: a narrow screen, the table of a phone, a short header, a tablet held upright, and no mouse. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 47.5rem');
/** Narrower than a tablet held upright, or as low as a phone held sideways. */
export const phone = new MediaQuery('(max-width: 56rem), (max-height: 35rem)');
/** Not wide enough for all words of a table's header in every language. */
export const compact = new MediaQuery('(max-width: 78rem), (max-height: 35rem)');
/** High enough for the others below your islands. */
export const tall = new MediaQuery('(min-width: 40rem) and (min-height: 60rem)');
export const fingers = new MediaQuery('hover: none');
