import { eventually } from '@landfall/platform/testing';
import { Landfall, newHome } from './landfall.js';

describe('two starts on one data folder', () => {
  it.each([0, 300, 1_000, 3_000, 6_000])(
    'end with one that runs and one that says why not, %d ms apart',
    async (offsetMs) => {
      const home = await newHome();
      const first = await Landfall.launch({ home });
      await new Promise((resolve) => setTimeout(resolve, offsetMs));
      const second = await Landfall.launch({ home });
      const ended = await Promise.race([first, second].map((each) => each.ended().then((code) => ({ each, code }))));
      expect(ended.code).toBe(1);
      expect(ended.each.output.trim()).toMatch(/^Landfall is already running on the data folder \S+ \(process \d+\);/);
      expect(ended.each.output.trim().split('\n')).toHaveLength(1);
      const running = ended.each === first ? second : first;
      await eventually(() => expect(running.output).toContain('Landfall is ready'), 90_000);
      expect((await running.fetch('/readyz')).status).toBe(200);
      await running.stop();
      await running.remove();
    },
    120_000,
  );
});
