import type { DevicePage, DeviceText } from './device-page.js';

/** What the service worker answers; null: it could not ask its server. */
type Answer = { isOn: boolean } | { text: string } | null;
type Act = 'on' | 'off' | 'state';

interface Policy {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const ANSWER_MS = 15_000;
const path = location.pathname;

/** Where the browser demands it, no other script than the worker of this site is registered. */
const addressOf = (worker: string): string => {
  const { trustedTypes } = window as { trustedTypes?: Policy };
  const rules = { createScriptURL: () => worker };
  return (trustedTypes?.createPolicy('device', rules) ?? rules).createScriptURL(worker);
};

/** Each trip has a registration of its own, and with it a subscription of its own: its worker knows the trip by its scope. */
async function registrationOfTrip(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({ scope }) => new URL(scope).pathname === path);
}

function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing!;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Asks the server through the worker: the page itself connects to nothing. */
async function ask(registration: ServiceWorkerRegistration, act: Act, endpoint: string): Promise<Answer> {
  const worker = await activated(registration);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(null), ANSWER_MS);
    port1.onmessage = ({ data }) => resolve(data as Answer);
    worker.postMessage({ device: { act, endpoint } }, [port2]);
  });
}

class Device {
  private readonly status: HTMLElement;
  private readonly button: HTMLButtonElement;
  private readonly page: DevicePage;
  private readonly worker: string;
  private isOn = false;
  private isBusy = false;

  constructor(box: HTMLElement) {
    this.status = box.querySelector('[role=status]')!;
    this.button = box.querySelector('button')!;
    this.page = JSON.parse(box.dataset['device']!) as DevicePage;
    this.worker = addressOf(this.page.worker);
  }

  /** What holds when the page is opened. */
  async look(): Promise<void> {
    const registration = await registrationOfTrip();
    const subscription = await registration?.pushManager.getSubscription();
    if (!registration || !subscription) return;
    const answer = await ask(registration, 'state', subscription.endpoint);
    // The page was closed meanwhile, or its device was given up.
    if (answer && 'isOn' in answer && !answer.isOn) {
      await subscription.unsubscribe();
      return this.say('off', false);
    }
    this.say('on', true);
  }

  async press(permission: Promise<NotificationPermission>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      if (this.isOn) await this.switchOff();
      else await this.switchOn(await permission);
    } catch {
      this.say('failed', this.isOn);
    } finally {
      this.isBusy = false;
    }
  }

  private async switchOn(permission: NotificationPermission): Promise<void> {
    if (permission === 'denied') return this.block();
    if (permission === 'default') return;
    const registration = await navigator.serviceWorker.register(this.worker, { scope: path });
    await activated(registration);
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.page.key,
    });
    const answer = await ask(registration, 'on', subscription.endpoint);
    if (answer && 'isOn' in answer) return this.say('on', true);
    await subscription.unsubscribe();
    this.say('failed', false, answer?.text);
  }

  /** The device first: whatever the server hears, nothing is shown any more. */
  private async switchOff(): Promise<void> {
    const registration = await registrationOfTrip();
    const subscription = await registration?.pushManager.getSubscription();
    if (registration && subscription) {
      await subscription.unsubscribe();
      await ask(registration, 'off', subscription.endpoint);
    }
    this.say('off', false);
  }

  private block(): void {
    this.say('blocked', false);
    this.button.hidden = true;
  }

  private say(text: DeviceText, isOn: boolean, words = this.page.texts[text]): void {
    this.isOn = isOn;
    this.status.dataset['state'] = text;
    this.status.textContent = words;
    this.button.textContent = this.page.texts[isOn ? 'stop' : 'start'];
  }
}

let known: Device | undefined;
const deviceOf = (box: HTMLElement): Device => (known ??= new Device(box));

/** Shows whether this device is notified of the trip. */
export const lookAtDevice = (box: HTMLElement): Promise<void> => deviceOf(box).look();

/** Switches notifications on or off. `permission`: asked for in the click itself, as browsers demand. */
export const pressDevice = (box: HTMLElement, permission: Promise<NotificationPermission>): Promise<void> =>
  deviceOf(box).press(permission);
