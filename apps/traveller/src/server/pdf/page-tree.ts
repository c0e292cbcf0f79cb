import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'deleted' | 'inserted' | 'muted'; children: Inline[] }
  | { kind: 'tag'; tone: string; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'text'; look: 'plain' | 'muted' | 'strong'; lang: string | null; children: Inline[] }
  | { kind: 'list'; look: 'bullets' | 'numbers' | 'plain'; items: Block[][] }
  | { kind: 'facts'; isWide: boolean; rows: { name: Inline[]; value: Block[] }[] }
  | { kind: 'box'; tone: string; icon: string | null; children: Block[] }
  | { kind: 'tiles'; columns: number; items: { tone: string; icon: string | null; children: Block[] }[] }
  | { kind: 'columns'; children: Block[][] }
  | { kind: 'drawing'; svg: string; alt: string };

const TONES = ['blue', 'yellow', 'red', 'gray', 'purple'];
const INLINE = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'u',
  's',
  'span',
  'time',
  'del',
  'ins',
  'br',
  'code',
  'small',
  'sub',
  'sup',
  'mark',
]);
const SEPARATOR = ' \u00b7 ';
const LINK = /^(https?:|mailto:|tel:)/;

/** Where the blocks of an element come from; without one its children are read in its place. */
const BLOCKS: Readonly<Record<string, (element: Element) => Block[]>> = {
  ul: listOf,
  ol: listOf,
  dl: (element) => [factsOf(element)],
  p: textOf,
  summary: (element) => summaryOf(element),
  svg: drawingOf,
};

/**
 * What a trip page says, for a printed document: its `main` and its `footer`, everything unfolded, without what only a screen can
 * do. `html`: a page as `renderTripPage` makes it. Links are web, mail and telephone addresses; others are left as text.
 */
export function pageTree(html: string): Block[] {
  const root = parseDocument(html).children;
  return inOrder([...blocksOf(find(root, 'main')), ...blocksOf(find(root, 'footer'))]);
}

function find(nodes: readonly Node[], name: string): Node[] {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.name === name ? node.children : find(node.children, name);
    if (found.length > 0) return found;
  }
  return [];
}

const isElement = (node: Node): node is Element => node.type === ElementType.Tag;
const classesOf = ({ attribs }: Element): string[] => attribs['class']?.split(' ') ?? [];
const toneOf = (element: Element): string => classesOf(element).find((name) => TONES.includes(name)) ?? 'gray';

/** Not for paper, or said beside it in words. */
const isLeftOut = (element: Element): boolean =>
  'hidden' in element.attribs ||
  classesOf(element).some((name) => ['np', 'vh', 'sprite', 'ic', 'bars', 'leaf', 'sil'].includes(name));

/** Blocks inside of which a name, a note and a text stand one below the other. */
const isStack = (element: Element): boolean => ['b', 'strong', 'span', 'a'].includes(element.name);

function blocksOf(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let run: Inline[] = [];
  const end = (): void => {
    if (plainOf(run).trim() !== '') blocks.push({ kind: 'text', look: 'plain', lang: null, children: run });
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || (INLINE.has(node.name) && !isLeftOut(node))) run.push(...inlineOf(node));
    else if (!isLeftOut(node)) {
      end();
      blocks.push(...blocksOfElement(node));
    }
  }
  end();
  return blocks;
}

function blocksOfElement(element: Element): Block[] {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name);
  const classes = classesOf(element);
  if (heading) return [{ kind: 'heading', level: Number(heading[1]), children: inlinesOf(children) }];
  if (classes.includes('cmp'))
    return [{ kind: 'columns', children: children.filter(isElement).map((one) => blocksOf(one.children)) }];
  if (classes.includes('meta'))
    return [{ kind: 'text', look: 'muted', lang: null, children: besideEachOther(children) }];
  if (classes.includes('box') || classes.includes('day'))
    return [{ kind: 'box', tone: toneOf(element), icon: iconOf(element), children: blocksOf(children) }];
  return BLOCKS[name]?.(element) ?? blocksOf(children);
}

/** What folds an advice is its name; a section has a heading there. */
const summaryOf = ({ children }: Element): Block[] =>
  blocksOf(children).map((block) => (block.kind === 'text' ? { ...block, look: 'strong' } : block));

function listOf(element: Element): Block[] {
  const items = element.children.filter(isElement);
  const isSteps = classesOf(element).includes('due');
  if (isSteps || classesOf(element).includes('sum')) {
    const tiles = items.map((item) => ({ tone: toneOf(item), icon: iconOf(item), children: stacked(item) }));
    return [{ kind: 'tiles', columns: isSteps ? 1 : 2, items: tiles }];
  }
  return [{ kind: 'list', look: lookOf(element), items: items.map(({ children }) => blocksOf(children)) }];
}

/** Items that begin with a heading or a sign of their own need no bullet. */
function lookOf(element: Element): 'bullets' | 'numbers' | 'plain' {
  if (element.name === 'ol') return 'numbers';
  return classesOf(element).some((name) => ['places', 'warn', 'say'].includes(name)) ? 'plain' : 'bullets';
}

/** The children of a tile, one below the other. */
function stacked({ children }: Element): Block[] {
  const [inner] = children.filter(isElement).filter(({ name }) => name === 'div');
  return (inner?.children ?? children).flatMap((node): Block[] => {
    if (!isElement(node) || !isStack(node)) return blocksOf([node]);
    const look = node.name === 'b' || node.name === 'strong' ? 'strong' : 'plain';
    return [
      { kind: 'text', look, lang: null, children: node.name === 'a' ? inlineOf(node) : inlinesOf(node.children) },
    ];
  });
}

/** Who says it, where and since when, on one line. */
const besideEachOther = (nodes: readonly Node[]): Inline[] =>
  nodes.filter(isElement).flatMap((node, at) => [...(at === 0 ? [] : [SEPARATOR]), ...inlineOf(node)]);

function factsOf(element: Element): Block {
  const rows: { name: Inline[]; value: Block[] }[] = [];
  const read = (nodes: readonly Node[]): void => {
    for (const node of nodes.filter(isElement)) {
      if (node.name === 'div') read(node.children);
      if (node.name === 'dt') rows.push({ name: inlinesOf(node.children), value: [] });
      if (node.name === 'dd') rows.at(-1)?.value.push(...blocksOf(node.children));
    }
  };
  read(element.children);
  return { kind: 'facts', isWide: classesOf(element).some((name) => name === 'facts' || name === 'line'), rows };
}

function textOf(element: Element): Block[] {
  const children = inlinesOf(element.children);
  if (plainOf(children).trim() === '') return [];
  const isMuted = classesOf(element).some((name) => name === 'muted' || name === 'note');
  return [{ kind: 'text', look: isMuted ? 'muted' : 'plain', lang: element.attribs['lang'] ?? null, children }];
}

/** The map of a route, in colours of its own. */
function drawingOf(element: Element): Block[] {
  if (!classesOf(element).includes('chart')) return [];
  return [{ kind: 'drawing', svg: svgOf(element), alt: element.attribs['aria-label'] ?? '' }];
}

const PAINT: Readonly<Record<string, string>> = {
  visited: 'fill="#8cb8e8" stroke="#5b6874" stroke-width="0.75"',
  dot: 'fill="#163a75"',
  land: 'fill="#ffffff" stroke="#5b6874" stroke-width="0.75"',
  way: 'fill="none" stroke="#163a75" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"',
  rect: 'fill="#0b4f8a" stroke="#ffffff" stroke-width="2"',
  text: 'fill="#ffffff" font-family="Noto Sans" font-size="16" font-weight="700"',
};
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function svgOf(element: Element): string {
  const [, , width = '0', height = '0'] = (element.attribs['viewbox'] ?? element.attribs['viewBox'] ?? '').split(' ');
  const drawn = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (node.type === ElementType.Text) return escaped(node.data);
        if (!isElement(node)) return '';
        const { class: paint, ...kept } = node.attribs;
        const attributes = Object.entries(kept).map(([name, value]) => `${name}="${escaped(value)}"`);
        return `<${node.name} ${attributes.join(' ')} ${PAINT[paint ?? node.name] ?? ''}>${drawn(node.children)}</${node.name}>`;
      })
      .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#e8f0fb"/>${drawn(element.children)}</svg>`;
}

/** The name of the first icon in an element, as its page has it. */
function iconOf(element: Element): string | null {
  for (const child of element.children.filter(isElement)) {
    const href = child.name === 'use' ? child.attribs['href'] : undefined;
    const found = href ? href.replace('#i-', '') : iconOf(child);
    if (found) return found;
  }
  return null;
}

/** What stands side by side on a screen has no space between. */
const spaced = ({ children }: Element): Inline[] => children.flatMap((child) => [...inlineOf(child), ' ']).slice(0, -1);

const inlinesOf = (nodes: readonly Node[]): Inline[] => nodes.flatMap(inlineOf);

const MARKS: Readonly<Record<string, 'strong' | 'em' | 'deleted' | 'inserted'>> = {
  b: 'strong',
  strong: 'strong',
  em: 'em',
  i: 'em',
  del: 'deleted',
  ins: 'inserted',
};

function inlineOf(node: Node): Inline[] {
  if (node.type === ElementType.Text) return [node.data];
  if (!isElement(node) || isLeftOut(node)) return [];
  if (node.name === 'br') return [{ kind: 'break' }];
  const children = inlinesOf(node.children);
  const mark = MARKS[node.name];
  if (mark) return [{ kind: mark, children }];
  const href = node.name === 'a' ? (node.attribs['href'] ?? '') : '';
  if (LINK.test(href)) return [{ kind: 'link', href, children }];
  return spanOf(node, children);
}

function spanOf(node: Element, children: Inline[]): Inline[] {
  const classes = classesOf(node);
  if (classes.some((name) => name === 'badge' || name === 'tag' || name === 'risk'))
    return [' ', { kind: 'tag', tone: toneOf(node), children: spaced(node) }, ' '];
  if (classes.some((name) => name === 'note' || name === 'muted')) return [' ', { kind: 'muted', children }];
  return children;
}

function plainOf(runs: readonly Inline[]): string {
  return runs.map(plainOfRun).join('');
}

function plainOfRun(run: Inline): string {
  if (typeof run === 'string') return run;
  return 'children' in run ? plainOf(run.children) : ' ';
}

/** The blocks changed one by one in reading order, each before those inside of it. */
export function mapBlocks(blocks: readonly Block[], change: (block: Block) => Block): Block[] {
  const mapped = (list: readonly Block[]): Block[] => mapBlocks(list, change);
  return blocks.map((one) => {
    const block = change(one);
    if (block.kind === 'box') return { ...block, children: mapped(block.children) };
    if (block.kind === 'list') return { ...block, items: block.items.map(mapped) };
    if (block.kind === 'columns') return { ...block, children: block.children.map(mapped) };
    if (block.kind === 'tiles')
      return { ...block, items: block.items.map((item) => ({ ...item, children: mapped(item.children) })) };
    return block;
  });
}

/** A heading is at most one level below the one before it, as a tagged document wants it. */
function inOrder(blocks: Block[]): Block[] {
  let last = 0;
  return mapBlocks(blocks, (block) => {
    if (block.kind !== 'heading') return block;
    last = Math.min(block.level, last + 1);
    return { ...block, level: last };
  });
}
