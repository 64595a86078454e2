/** Notifications that it is your turn: what this browser allows, and whether the person wants them. */

import { settings } from '../settings.svelte';
import { subscribe, unsubscribe } from './push';

/** Why the browser shows no notifications. */
export type Obstacle = 'insecure' | 'missing' | 'denied';

class Alerts {
  /** What the browser has been told; asking again has no effect once it is `denied`. */
  permission = $state<NotificationPermission>(
    'Notification' in globalThis ? Notification.permission : 'denied',
  );
  /** Whether messages also arrive while the page is closed. */
  hasPush = $state(false);

  get obstacle(): Obstacle | undefined {
    if (!isSecureContext) return 'insecure';
    if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'missing';
    return this.permission === 'denied' ? 'denied' : undefined;
  }

  /** Whether notifications can be shown now. */
  get canNotify(): boolean {
    return settings.alerts === 'on' && !this.obstacle && this.permission === 'granted';
  }

  /** Ask the browser, after a click. Without notifications the tab and a sound have to do. */
  async turnOn(): Promise<void> {
    if (!this.obstacle) this.permission = await Notification.requestPermission();
    // Whoever closes the browser's question without an answer can be asked again.
    settings.alerts = !this.obstacle && this.permission === 'default' ? 'ask' : 'on';
    settings.keep();
    await this.refresh();
  }

  async turnOff(): Promise<void> {
    settings.alerts = 'off';
    settings.keep();
    this.hasPush = false;
    if (!this.obstacle) await unsubscribe();
  }

  /** Subscribe to push messages, again if the server has forgotten this device. */
  async refresh(): Promise<void> {
    if (this.canNotify) this.hasPush = await subscribe();
  }

  /** Show a notification; a later one of the same table replaces it, and a click opens the table. */
  async notify(table: string, title: string, body: string): Promise<void> {
    if (!this.canNotify) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const icon = '/icon-192.png';
    await registration?.showNotification(title, { body, icon, tag: table, data: { table } });
  }

  /** Remove the notification of a table. */
  async withdraw(table: string): Promise<void> {
    if (!this.canNotify) return;
    const registration = await navigator.serviceWorker.getRegistration();
    for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
  }
}

export const alerts = new Alerts();
