/** Media queries: a narrow screen, one with the table of a phone, a tablet held upright, and one without a mouse. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 47.5rem');
/** Narrower than a tablet held upright, or as low as a phone held sideways. */
export const phone = new MediaQuery('(max-width: 56rem), (max-height: 35rem)');
/** High enough for the others below your islands. */
export const tall = new MediaQuery('(min-width: 40rem) and (min-height: 60rem)');
export const fingers = new MediaQuery('hover: none');
