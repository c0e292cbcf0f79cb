import { jest } from '@jest/globals';
import type { ListArguments } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { FeedbackSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import type { Agent } from '../../../journeys/test/trip-world.js';
import { EditorsDesk } from '../../test/editors-desk.js';
import { FeedbackResolver } from './feedback.resolver.js';
import type { FeedbackFilter } from './list-feedback.query.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
let agent: Agent;
freshForEachTest(EditorsDesk.open, async (fresh) => {
  desk = fresh;
  agent = await desk.world.agent('SONNENWEG');
});

type Arguments = ListArguments<FeedbackSortField, FeedbackFilter>;
const page = (args: Arguments) => desk.as(desk.editor, FeedbackResolver, (r) => r.feedbackList(args));
const titles = async (args: Arguments = {}): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }))).map(({ title }) => title);

describe('the list of feedback', () => {
  beforeEach(async () => {
    for (const [day, title, text] of [
      [1, 'Visum', 'Die Gebühr ist neu.'],
      [2, 'Ägypten', 'Der Pass'],
      [3, 'Zoll', 'Der Betrag'],
    ] as const) {
      desk.world.clock.set(`2026-05-0${day}T10:00:00Z`);
      await desk.as(agent, FeedbackResolver, (r) => r.send({ title, text }));
    }
    const { results } = await page({ filter: { search: 'zoll' } });
    await desk.as(desk.editor, FeedbackResolver, (r) => r.resolve(results[0]!.id));
  });

  it('sorts by day, title and whether it is done', async () => {
    expect(await titles()).toEqual(['Zoll', 'Ägypten', 'Visum']);
    expect(await titles({ sortField: 'sentAt' })).toEqual(['Visum', 'Ägypten', 'Zoll']);
    expect(await titles({ sortField: 'title' })).toEqual(['Ägypten', 'Visum', 'Zoll']);
    expect(await titles({ sortField: 'isDone', sortOrder: 'DESC' })).toEqual(['Zoll', 'Ägypten', 'Visum']);
  });

  it('narrows by words and whether it is done', async () => {
    expect(await titles({ filter: { isDone: false } })).toEqual(['Ägypten', 'Visum']);
    expect(await titles({ filter: { isDone: true } })).toEqual(['Zoll']);
    expect(await titles({ filter: { search: 'GEBÜHR' } })).toEqual(['Visum']);
  });

  it('has one page with its senders, the number of all, and entries of certain ids', async () => {
    const { results, totalCount } = await page({ limit: 1, offset: 1 });
    expect([totalCount, results]).toEqual([
      3,
      [
        {
          id: expect.any(String),
          title: 'Ägypten',
          text: 'Der Pass',
          sentAt: new Date('2026-05-02T10:00:00Z'),
          sentBy: expect.objectContaining({ id: agent.userId }),
          isDone: false,
        },
      ],
    ]);
    const { id } = results[0]!;
    expect(await titles({ filter: { ids: [id] } })).toEqual(['Ägypten']);
    expect(await desk.as(desk.editor, FeedbackResolver, (r) => r.feedback(id))).toEqual(results[0]);
    expect(await desk.as(desk.editor, FeedbackResolver, (r) => r.feedback('no id'))).toBeNull();
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
