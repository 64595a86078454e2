import type { DeviceView } from '../wire';
import { t } from '../words/words.svelte';

/** The name of a device, as far as the server knows it. */
export const deviceName = ({ name }: DeviceView): string => name || t('device-unknown');
