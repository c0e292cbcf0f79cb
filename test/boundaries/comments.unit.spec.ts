import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST = 0.05;
/** `libs/kernel`, `apps/api`, or the top folder: `scripts`, `test`, `db`. */
const PACKAGE = /^(?:(?:apps|libs)\/[^/]+|[^/]+)(?=\/)/;

/** How many lines hold a comment or a part of one. */
export function commentLines(source: string): number {
  const lines = new Set<number>();
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (at: number): number => file.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(file) > 0) return node.getChildren(file).forEach(visit);
    // What follows the bracket of an element is text of the page.
    if (ts.isJsxText(node) || source[node.end - 1] === '>') return;
    const comments = [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ];
    for (const { pos, end } of comments) for (let line = lineOf(pos); line <= lineOf(end); line += 1) lines.add(line);
  };
  visit(file);
  return lines.size;
}

it('comments are at most a twentieth of the lines of each package', () => {
  const shares = new Map<string, { comments: number; lines: number }>();
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => PACKAGE.test(name) && !name.includes('/gen/'))) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const [name] = PACKAGE.exec(file)!;
    const share = shares.get(name) ?? { comments: 0, lines: 0 };
    shares.set(name, {
      comments: share.comments + commentLines(source),
      lines: share.lines + source.split('\n').length - 1,
    });
  }
  expect(shares.size).toBeGreaterThan(15);
  const tooMany = [...shares]
    .filter(([, { comments, lines }]) => comments > MOST * lines)
    .map(([name, { comments, lines }]) => `${name}: ${comments} of ${lines} lines`);
  expect(tooMany).toEqual([]);
}, 120_000);

it.each([
  ['const a = 1; // why\n', 1],
  ['/** One\n * two\n */\nconst a = 1;\n', 3],
  ["const a = '// no'; const b = `/* no */`;\n", 0],
  ['const a = <p>// no</p>;\n', 0],
  ['// why\n', 1],
])('%j has %i lines of comments', (source, count) => {
  expect(commentLines(source)).toBe(count);
});
