/** The push subscription of this device, and the server's copy of it. */

import { account } from '../account.svelte';
import { api } from '../net/api';
import { words } from '../words/words.svelte';

/** Subscribe to push messages; false where the browser or its push service refuses. */
export async function subscribe(): Promise<boolean> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const current = await pushManager.getSubscription();
    if (current && keyOf(current) !== key) await current.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    await api.subscribe({ endpoint, keys: { p256dh, auth }, language: words.language });
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (account.person) await api.unsubscribe().catch(() => undefined);
}

/** The server's key that a subscription was made with, in base64url. */
function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer());
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
