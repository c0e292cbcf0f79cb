import { eventually } from '@landfall/platform/testing';
import type { CDPSession, Locator, Page } from 'playwright-core';

/** What a screen reader says of the element that has the focus. */
export interface Stop {
  role: string;
  name: string;
}

const FARTHEST = 160;
/** Where the browser's own address bar would follow: nothing of the page has the focus. */
const OUTSIDE = ['none', 'RootWebArea', 'generic'];

/** A person who has no mouse: keys alone, and the role and name of what they have reached. */
export class Keyboard {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(page, await page.context().newCDPSession(page));
  }

  /** Role and name as the browser hands them to assistive technology. */
  async at(): Promise<Stop> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const said = (text: unknown): string =>
      String(text ?? '')
        .replace(/\u200b/g, '')
        .trim();
    return { role: said(nodes[0]?.role?.value), name: said(nodes[0]?.name?.value) };
  }

  /** Waits until that has the focus: some of it is moved a frame after the key. */
  arrivesAt(role: string, name: string | RegExp): Promise<void> {
    return eventually(
      async () =>
        expect(await this.at()).toEqual({ role, name: typeof name === 'string' ? name : expect.stringMatching(name) }),
      5_000,
    );
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Puts a text in at once, as Ctrl+V does with what was copied from the notice. */
  paste(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }

  /** Replaces what stands in the field that has the focus. */
  async retype(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Tabs on, or back, until something of that role and name has the focus; every stop on the way has to have a name. Returns how often. */
  async tabTo(
    role: string,
    name: string | RegExp,
    { within, back = false }: { within?: Locator; back?: boolean } = {},
  ): Promise<number> {
    const way: string[] = [];
    for (let step = 0; step < FARTHEST; step += 1) {
      await this.press(back ? 'Shift+Tab' : 'Tab');
      const stop = await this.at();
      way.push(`${stop.role} "${stop.name}"`);
      if (OUTSIDE.includes(stop.role) && stop.name === '') continue;
      if (stop.name === '') throw new Error(`Has no name: ${stop.role}, after ${way.join(', ')}`);
      const isNamed = typeof name === 'string' ? stop.name === name : name.test(stop.name);
      if (stop.role === role && isNamed && (!within || (await within.locator(':focus').count()) > 0)) return step + 1;
    }
    throw new Error(`No ${role} ${String(name)} is reached with the Tab key: ${way.join(', ')}`);
  }

  /** Walks within what has the focus, such as a toolbar or the tabs, until that name is reached. */
  async arrowTo(name: string | RegExp, key: string): Promise<void> {
    const way: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      const stop = await this.at();
      way.push(stop.name);
      if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
      await this.press(key);
    }
    throw new Error(`${String(name)} is not reached with ${key}: ${way.join(', ')}`);
  }
}
