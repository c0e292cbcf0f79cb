import { aTripPage } from '../../../test/sample-trip.js';
import { renderTripPage } from '../../index.js';
import { pageTree, type Block, type Inline } from './page-tree.js';

const treeOf = (body: string): Block[] => pageTree(`<!DOCTYPE html><html><body><main>${body}</main></body></html>`);
const wordsOfRun = (run: Inline): string => {
  if (typeof run === 'string') return run;
  return 'children' in run ? wordsOf(run.children) : '';
};
const wordsOf = (runs: readonly Inline[]): string => runs.map(wordsOfRun).join('');

/** Every word of a tree, in its order. */
const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'facts')
        return block.rows.map(({ name, value }) => `${wordsOf(name)} ${textOf(value)}`).join(' ');
      if (block.kind === 'list') return block.items.map(textOf).join(' ');
      if (block.kind === 'columns') return block.children.map(textOf).join(' ');
      if (block.kind === 'tiles') return block.items.map(({ children }) => textOf(children)).join(' ');
      if (block.kind === 'box') return textOf(block.children);
      return block.kind === 'drawing' ? block.alt : wordsOf(block.children);
    })
    .join(' ');

describe('a page for paper', () => {
  it('leaves out what only a screen can do, and unfolds the rest', () => {
    const blocks = treeOf(
      '<div class="row np"><a class="btn" href="#x">Jump</a></div><button hidden>Print</button>' +
        '<details class="sec"><summary><h3>Visa</h3></summary><div><p>No visa.</p></div></details>',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, children: ['Visa'] },
      { kind: 'text', look: 'plain', lang: null, children: ['No visa.'] },
    ]);
  });

  it('keeps addresses of web, mail and telephone as links, and others as text', () => {
    const [text] = treeOf(
      '<p><a href="https://a.example/">one</a><a href="tel:110">two</a><a href="#s-entry">three</a><a href="javascript:x">four</a></p>',
    );
    expect(text).toMatchObject({
      children: [
        { kind: 'link', href: 'https://a.example/', children: ['one'] },
        { kind: 'link', href: 'tel:110', children: ['two'] },
        'three',
        'four',
      ],
    });
  });

  it('has boxes in their tone with the sign of their page', () => {
    const [box] = treeOf(
      '<section class="box verdict red"><svg class="ic"><use href="#i-bar"></use></svg><div><h2>Not possible</h2></div></section>',
    );
    expect(box).toMatchObject({ kind: 'box', tone: 'red', icon: 'bar' });
  });

  it('knows the language of a text', () => {
    expect(treeOf('<p lang="en">Only with a visa.</p>')).toMatchObject([{ lang: 'en' }]);
  });

  it('draws a map in colours of its own, with its names escaped', () => {
    const [map] = treeOf(
      '<svg class="chart" viewBox="0 0 480 280" aria-label="Map: A &amp; B"><path class="land" d="M0,0L1,1Z"></path><g transform="translate(1 2)"><text>1 &lt; 2</text></g></svg>',
    );
    if (map?.kind !== 'drawing') throw new Error('There is no map.');
    expect(map.alt).toBe('Map: A & B');
    expect(map.svg).toContain('width="480" height="280"');
    expect(map.svg).toMatch(/<path d="M0,0L1,1Z" fill="#ffffff"/);
    expect(map.svg).toContain('1 &lt; 2</text>');
  });

  it('says every word of the details, deadlines and changes of a page', () => {
    const view = aTripPage('de', 2);
    const said = textOf(pageTree(renderTripPage(view, { publicUrl: 'https://trips.example' })));
    const { sections, summary, deadlines } = view.detail!;
    // What is not known stands in lists, whose words begin small.
    const titles = [
      ...sections.map(({ title }) => title),
      ...sections.flatMap(({ entries }) =>
        entries.filter(({ state }) => state !== 'UNKNOWN').map(({ title }) => title),
      ),
      ...summary.map(({ title }) => title),
      ...deadlines.map(({ place }) => place),
      ...view.changes.map(({ title }) => title),
      view.organisation!.city!,
    ];
    expect(titles.filter((title) => !said.includes(title))).toEqual([]);
  });
});
