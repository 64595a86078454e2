/** What the screen is like: as narrow as a phone, or one for fingers alone. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 47.5rem');
export const fingers = new MediaQuery('hover: none');
