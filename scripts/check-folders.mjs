// Folders of a package form no cycle: node scripts/check-folders.mjs. See docs/architecture.md.
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { ROOT } from './lib/workspace.mjs';

const IN_PACKAGE = /^(libs|apps)\/[^/]+\/src\//;
/** Specs arrange the world through other folders. */
const SPEC = /\.spec\.tsx?$/;

/**
 * Cycles between folders that lie side by side, at every depth of a package: what a folder imports is what all files below it
 * import. A file beside folders counts by itself, but only cycles with a folder in them are found.
 */
export function folderCycles(modules) {
  const files = new Set(
    modules.map(({ source }) => source).filter((source) => IN_PACKAGE.test(source) && !SPEC.test(source)),
  );
  const siblings = new Map();
  for (const { source, dependencies } of modules.filter((module) => files.has(module.source))) {
    for (const { resolved } of dependencies.filter((dependency) => files.has(dependency.resolved))) {
      const arrow = arrowBetween(source, resolved);
      if (arrow) add(siblings, arrow);
    }
  }
  return [...siblings].flatMap(([parent, arrows]) =>
    cyclesOf(arrows)
      .filter((nodes) => nodes.some((node) => !files.has(node)))
      .map((nodes) => `${parent}: ${nodes.map((node) => node.slice(parent.length + 1)).join(' <-> ')}`),
  );
}

/** Which child of their nearest common folder imports which; null for files of two packages. */
function arrowBetween(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 3
    ? null
    : { parent: a.slice(0, at).join('/'), from: a.slice(0, at + 1).join('/'), to: b.slice(0, at + 1).join('/') };
}

function add(siblings, { parent, from, to }) {
  const arrows = siblings.get(parent) ?? new Map();
  siblings.set(parent, arrows.set(from, (arrows.get(from) ?? new Set()).add(to)));
}

/** Groups of nodes that all reach each other. */
function cyclesOf(arrows) {
  const reachable = new Map([...arrows.keys()].map((node) => [node, reachableFrom(node, arrows)]));
  const groups = [...reachable].map(([node, found]) =>
    [...found].filter((other) => reachable.get(other)?.has(node)).sort(),
  );
  return [...new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(), group])).values()];
}

function reachableFrom(node, arrows) {
  const found = new Set();
  const open = [node];
  while (open.length > 0) {
    for (const next of arrows.get(open.pop()) ?? []) {
      if (!found.has(next)) open.push(next);
      found.add(next);
    }
  }
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const { output } = await cruise(['libs', 'apps'], { ...options, baseDir: ROOT.replace(/\/$/, '') });
  const cycles = folderCycles(output.modules);
  for (const cycle of cycles) console.error(cycle);
  if (cycles.length > 0) process.exitCode = 1;
}
