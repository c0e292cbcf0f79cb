import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { FeedbackResolver } from './feedback.resolver.js';
import type { Agent } from '../../../journeys/test/trip-world.js';
import { EditorsDesk, rejected } from '../../test/editors-desk.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
let agent: Agent;
freshForEachTest(EditorsDesk.open, async (fresh) => {
  desk = fresh;
  agent = await desk.world.agent('SONNENWEG');
});

type Listed = { id: string; title: string; isDone: boolean };
const send = (title: string, text = 'Das Visum gilt 60 Tage.', sender = agent): Promise<object> =>
  desk.as(sender, FeedbackResolver, (r) => r.send({ title, text }));
const resolve = (id: string): Promise<object> => desk.as(desk.editor, FeedbackResolver, (r) => r.resolve(id));
const listed = (): Promise<readonly Listed[]> =>
  desk.as(desk.editor, FeedbackResolver, (r) => r.feedbackList({ sortField: 'isDone' })).then(({ results }) => results);

describe('feedback about rules', () => {
  it('reaches the editors with its sender and time', async () => {
    expect(await send(' Thailand ')).toEqual({ ok: true, errors: [] });
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        title: 'Thailand',
        text: 'Das Visum gilt 60 Tage.',
        sentAt: desk.world.clock.now(),
        sentBy: { id: agent.userId, firstName: 'Edda', lastName: 'Lenz' },
        isDone: false,
      },
    ]);
  });

  it('that is resolved comes after open feedback, and stays resolved', async () => {
    await send('first');
    desk.world.clock.set('2026-05-01T11:00:00Z');
    await send('second');
    const [newest] = await listed();
    expect(newest!.title).toBe('second');
    expect(await resolve(newest!.id)).toEqual({ ok: true, errors: [] });
    expect(await resolve(newest!.id)).toEqual({ ok: true, errors: [] });
    expect((await listed()).map((f) => [f.title, f.isDone])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    expect(rejected(await resolve(newId()))).toEqual({ id: ['Der gewünschte Eintrag wurde nicht gefunden.'] });
    expect(rejected(await resolve('x'))).toHaveProperty('id');
  });

  it('needs a title and a text of bearable length', async () => {
    expect(rejected(await send(' ', ' '))).toEqual({ title: ['Pflichtfeld'], text: ['Pflichtfeld'] });
    expect(rejected(await send('t'.repeat(201), 'x'.repeat(5_001)))).toEqual({
      title: ['Höchstens 200 Zeichen sind möglich.'],
      text: ['Höchstens 5.000 Zeichen sind möglich.'],
    });
    expect(await listed()).toEqual([]);
  });

  it('is taken twenty times in an hour from one user, also when all come at once, and from others still', async () => {
    const payloads = await Promise.all(Array.from({ length: 23 }, (_, n) => send(`number ${n}`)));
    expect(payloads.filter((p) => (p as { ok: boolean }).ok)).toHaveLength(20);
    expect(rejected(await send('one more'))).toEqual({
      text: ['Pro Stunde können höchstens 20 Mitteilungen gesendet werden. Bitte versuchen Sie es später noch einmal.'],
    });
    expect(await send('from another', 'Text', await desk.world.agent('NORDLICHT'))).toMatchObject({ ok: true });
    // Limits count by the clock of the machine, not by that of the world.
    await desk.world.query(`update rate_limit set expire = expire - 3600001`);
    expect(await send('an hour later')).toMatchObject({ ok: true });
  });
});
