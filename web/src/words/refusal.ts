import { Refusal } from '../net/api';
import { errorInWords } from './words.svelte';

/** Why the server refused something, in words; empty if it did not. Other failures are thrown. */
export async function refusalOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return errorInWords(failure);
  }
}
