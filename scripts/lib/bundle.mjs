// Bundles what `nest build` has made: Node loads a few files in a fraction of the time of thousands (docs/adr/0030). A process of
// its own, because bundling takes a gigabyte of memory.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { minify } from '@swc/core';
import { rolldown } from 'rolldown';
import { BUNDLES, ROOT } from './workspace.mjs';

/** Long-running processes, the thread of the worker, and what `npm start` itself loads. */
const ENTRIES = {
  api: 'dist/api/src/main.js',
  worker: 'dist/worker/src/main.js',
  traveller: 'dist/traveller/src/main.js',
  front: 'dist/front/src/main.js',
  mailcatcher: 'dist/mailcatcher/src/main.js',
  'import-thread': 'dist/imports/src/jobs/import-thread.js',
  'prepare-database': 'scripts/lib/prepare-database.mjs',
};
/**
 * Native code; pg, which TypeORM loads by a name that it computes (of two copies one would not know our type parsers); and
 * jsonc-parser, whose build for Node finds its own files at run time.
 */
const NOT_BUNDLED = [/^@node-rs\//, 'sharp', 'pg', 'jsonc-parser'];
const PATH_BY_MODULE = /new URL\((['"])(\.\.?\/[^'"]*)\1, import\.meta\.url\)/g;

/** Keeps stack traces and paths to other files as they are without bundling. */
const ownModules = {
  name: 'own-modules',
  load: {
    filter: { id: { include: /\.m?js$/, exclude: /node_modules/ } },
    async handler(id) {
      const code = await readFile(id, 'utf8');
      const map = id.endsWith('.mjs') ? null : await readFile(`${id}.map`, 'utf8');
      return { code: withPathsFromBundles(code, id), map };
    },
  },
};

/** Node reads the maps of all that it loads: those of packages would cost more than they tell. */
const packages = {
  name: 'packages-without-maps',
  load: {
    filter: { id: /node_modules.*\.[cm]?js$/ },
    handler: async (id) => ({ code: withoutDevelopment(await readFile(id, 'utf8'), id), map: { mappings: '' } }),
  },
};

// What several processes load goes into files that they share.
const build = await rolldown({
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, file)])),
  platform: 'node',
  external: NOT_BUNDLED,
  plugins: [ownModules, packages],
  onLog: report,
});
const { output } = await build.generate({
  dir: BUNDLES,
  format: 'esm',
  sourcemap: 'hidden',
  sourcemapExcludeSources: true,
  comments: { jsdoc: false, annotation: false },
  keepNames: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Apart from our own code, so that they need no map.
  codeSplitting: {
    groups: [{ name: 'packages', test: /node_modules/, entriesAware: true, entriesAwareMergeThreshold: 20_000 }],
  },
});
await build.close();
await rm(BUNDLES, { recursive: true, force: true });
await mkdir(BUNDLES, { recursive: true });
await Promise.all(output.filter(({ type }) => type === 'chunk').map(write));

async function write({ fileName, code, map }) {
  const file = join(BUNDLES, fileName);
  if (!map?.mappings) return writeFile(file, await compact(code));
  await writeFile(`${file}.map`, JSON.stringify(map));
  await writeFile(file, `${escaped(code)}\n//# sourceMappingURL=${basename(file)}.map\n`);
}

/** In strings, regular expressions and names alike. Positions in the map move on lines of texts alone. */
function escaped(code) {
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Of its two builds, React needs the one. */
function withoutDevelopment(code, id) {
  const isReact = /node_modules.(react|react-dom).[^/\\]*\.js$/.test(id);
  return isReact ? code.replaceAll('process.env.NODE_ENV', "'production'") : code;
}

function withPathsFromBundles(code, id) {
  if (code.replace(PATH_BY_MODULE, '').includes('import.meta'))
    throw new Error(
      `${relative(ROOT, id)} may use import.meta only as new URL('./…', import.meta.url): it is bundled.`,
    );
  return code.replace(PATH_BY_MODULE, (expression, _, path) => {
    if (path.startsWith('./') && basename(path, '.js') in ENTRIES) return expression;
    const fromBundles = relative(BUNDLES, join(dirname(id), path)).replaceAll('\\', '/');
    return `new URL('${fromBundles}', import.meta.url)`;
  });
}

/** Packages look for others that they can do without. */
function report(level, { code, id, message }) {
  if (code === 'UNRESOLVED_IMPORT' && id?.includes('node_modules')) return;
  console.warn(`${level}: ${message}`);
}

/** Processes keep the text of what they load, in two bytes per character where one of them needs two. */
async function compact(code) {
  const format = { asciiOnly: true, comments: false };
  const mangle = { keep_classnames: true, keep_fnames: true };
  return (await minify(code, { module: true, compress: false, mangle, format })).code;
}
