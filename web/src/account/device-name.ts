import type { Device } from '../net/api';
import { t } from '../words/words.svelte';

/** The name of a device, as far as the server knows it. */
export const deviceName = ({ name }: Device): string => name || t('device-unknown');
