import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from './workspace.mjs';

const { resolve } = createRequire(join(ROOT, 'apps/traveller/package.json'));

/** Cuts the typeface of the trip pages down to the characters and weights that they use, once the package of the pages is compiled. */
export async function makeFonts(output) {
  const fonts = await import(pathToFileURL(join(ROOT, 'dist/traveller/src/fonts.js')).href);
  for (const { name, part, range } of fonts.FONT_FILES) {
    const whole = await readFile(
      resolve(
        `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
      ),
    );
    const cut = await subsetFont(whole, fonts.charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: fonts.FONT_WEIGHTS },
    });
    await writeFile(join(output, name), cut);
  }
}
