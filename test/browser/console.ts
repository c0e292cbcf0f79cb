import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Locator, type Page, type Request } from 'playwright-core';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from '../e2e/landfall.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export type Size = keyof typeof SIZES;
export type Language = 'de' | 'en';

interface Visit {
  size?: Size;
  language?: Language;
  /** The menu at the side, which lies over the page where a narrow window opens with it. */
  hasMenu?: boolean;
  /** Where the reader's clock stands; else that of the machine. */
  timeZone?: string;
}

/** The started product and a browser; what a test opens is closed with it. */
export class Console {
  private readonly tokens = new Map<string, string>();
  private readonly violations = new Set<string>();

  private constructor(
    readonly landfall: Landfall,
    private browser: Browser,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Console> {
    return new Console(await Landfall.start({ env }), await launch());
  }

  /** Throws when a page did what its policy forbids. */
  async stop(): Promise<void> {
    await this.browser.close();
    await this.landfall.stop();
    await this.landfall.remove();
    if (this.violations.size > 0) throw new Error(`Policy violations: ${[...this.violations].join('\n')}`);
  }

  /** A screen with a logged-in user; null: anonymous. */
  async open(
    username: string | null,
    path: string,
    { size = 'desktop', language = 'de', hasMenu = true, timeZone }: Visit = {},
  ): Promise<Page> {
    const kept = [
      { name: 'landfall.language', value: language },
      { name: 'RaStore.version', value: '1' },
      { name: 'RaStore.sidebar.open', value: String(hasMenu) },
    ];
    if (username !== null) kept.push({ name: 'landfall.token', value: await this.token(username) });
    // A browser that crashed fails the test that used it, and no other one.
    if (!this.browser.isConnected()) this.browser = await launch();
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      ...(timeZone ? { timezoneId: timeZone } : {}),
      storageState: { cookies: [], origins: [{ origin: new URL(this.landfall.url('/')).origin, localStorage: kept }] },
    });
    context.on('page', countRequests);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) this.violations.add(message.text());
    });
    await page.goto(path.startsWith('http') ? path : this.landfall.url(path));
    return page;
  }

  private async token(username: string): Promise<string> {
    const known = this.tokens.get(username) ?? (await this.landfall.login(username));
    this.tokens.set(username, known);
    return known;
  }
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests with `npm test`.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

const QUIET_MS = 500;
const requests = new WeakMap<Page, { open: Set<Request>; quietSince: number }>();

function countRequests(page: Page): void {
  const counted = { open: new Set<Request>(), quietSince: Date.now() };
  requests.set(page, counted);
  // The stream of changes stays open as long as the page is in sight.
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/changes')) counted.open.add(request);
  });
  const end = (request: Request): void => {
    if (counted.open.delete(request)) counted.quietSince = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until a page that was opened by a `Console` has requested nothing for half a second. */
export const untilQuiet = (page: Page): Promise<void> =>
  eventually(() => {
    const { open, quietSince } = requests.get(page)!;
    expect([open.size, Date.now() - quietSince > QUIET_MS]).toEqual([0, true]);
  }, 60_000);

/** The notice that shows: its text stands in the log of notices as well, for the rest of the visit. */
export const noticeOf = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** Serious and critical axe violations of a page. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Colours are checked after all transitions.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity)
        .map((a) => a.finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  });
}
