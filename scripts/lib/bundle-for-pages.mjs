import { rolldown } from 'rolldown';

/** Bundles a module and what it imports into one that a page loads. Texts of the lines are all ASCII, so no charset matters. */
export async function bundleForPages(source, file) {
  const build = await rolldown({ input: source, platform: 'browser' });
  await build.write({ file, format: 'esm', minify: true, sourcemap: false });
  await build.close();
}
