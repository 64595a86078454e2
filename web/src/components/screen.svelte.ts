/** Media queries: a screen as narrow as a phone, and one without a mouse. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 47.5rem');
export const fingers = new MediaQuery('hover: none');
