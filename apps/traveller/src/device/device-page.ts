/** What the page hands to the script of notifications on a device. */
export interface DevicePage {
  /** The key that a push subscription is bound to. */
  key: string;
  /** Address of the service worker, which holds the notice in the language of the page. */
  worker: string;
  texts: Readonly<Record<DeviceText, string>>;
}

export const DEVICE_TEXTS = ['start', 'stop', 'on', 'off', 'blocked', 'failed'] as const;
export type DeviceText = (typeof DEVICE_TEXTS)[number];
