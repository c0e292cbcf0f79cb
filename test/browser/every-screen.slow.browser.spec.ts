import { CONSOLE_SCREENS } from '../../apps/api/src/static/console-paths.js';
import { Console, faultsOf, SIZES, untilQuiet, type Size } from './console.js';

/** Of staff, or of a record: they have tests of their own. */
const ELSEWHERE = ['/', '/login', '/internal/entryrestrictionoverview', '/imports', '/imports/:id', '/mails'];
const OTHERS = ['/mytrip-history', '/where-to?nat=DE', '/countries-information?country=TH', '/map?country=TH'];

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'every screen of an agent passes axe in the %s mode',
    async (colorScheme) => {
      const faults: Record<string, string[]> = {};
      for (const path of [...CONSOLE_SCREENS.filter((one) => !ELSEWHERE.includes(one)), ...OTHERS]) {
        const page = await product.open('agent', path, { size, hasMenu: size === 'desktop' });
        await page.emulateMedia({ colorScheme });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await untilQuiet(page);
        const found = await faultsOf(page);
        if (found.length > 0) faults[path] = found;
        await page.context().close();
      }
      expect(faults).toEqual({});
    },
    400_000,
  );
});
