import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TextSnippetsResolver } from './text-snippets.resolver.js';
import type { TextSnippetInput } from './text-snippet.input.js';
import { EditorsDesk, accepted, rejected } from '../../test/editors-desk.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(EditorsDesk.open, (fresh) => void (desk = fresh));

type Snippet = { id: string; name: string; text: string | null };
const create = (input: TextSnippetInput): Promise<object> =>
  desk.as(desk.editor, TextSnippetsResolver, (r) => r.create(input));
const update = (input: TextSnippetInput): Promise<object> =>
  desk.as(desk.editor, TextSnippetsResolver, (r) => r.update(input));
const remove = (id: string): Promise<object> => desk.as(desk.editor, TextSnippetsResolver, (r) => r.delete(id));
const listed = (language: 'de' | 'en' | 'nl' = 'de'): Promise<Snippet[]> =>
  desk.as(desk.editor, TextSnippetsResolver, (r) => r.textSnippets() as Promise<Snippet[]>, language);

describe('text snippets', () => {
  it('are listed by name, with who wrote them and when', async () => {
    await create({ name: 'visum', textDe: 'Deutsch' });
    await create({ name: 'Impfung', text: 'Text' });
    expect((await listed()).map((s) => s.name)).toEqual(['Impfung', 'visum']);
    const editor = { id: desk.world.editor, firstName: 'Edda', lastName: 'Lenz' };
    const at = new Date('2026-05-01T10:00:00Z');
    expect((await listed())[1]).toMatchObject({ createdAt: at, modifiedAt: at, createdBy: editor, modifiedBy: editor });
  });

  it('show the version of the reader as text where no other is written', async () => {
    await create({ name: 'a', textDe: 'Deutsch', textEn: 'English' });
    await create({ name: 'b', textDe: 'Deutsch' });
    await create({ name: 'c', text: 'Text', textDe: 'Deutsch' });
    const texts = async (language: 'de' | 'en' | 'nl'): Promise<(string | null)[]> =>
      (await listed(language)).map((s) => s.text);
    expect(await texts('de')).toEqual(['Deutsch', 'Deutsch', 'Text']);
    expect(await texts('en')).toEqual(['English', 'Deutsch', 'Text']);
    expect(await texts('nl')).toEqual(['English', 'Deutsch', 'Text']);
  });

  it('are changed by another editor at another time, and keep who created them', async () => {
    const snippet = accepted<Snippet>(await create({ name: 'a', textDe: 'Deutsch', textEn: 'English' }), 'textSnippet');
    desk.world.clock.set('2026-05-02T10:00:00Z');
    // The answer showed the German text as `text`; sent back, it stays the German text.
    await update({ id: snippet.id, name: 'A', text: snippet.text, textDe: 'Deutsch', textEn: 'English too' });
    expect(await listed('en')).toMatchObject([
      {
        name: 'A',
        text: 'English too',
        textDe: 'Deutsch',
        createdAt: new Date('2026-05-01T10:00:00Z'),
        modifiedAt: new Date('2026-05-02T10:00:00Z'),
      },
    ]);
  });

  it('keep a text that an update leaves out, and lose one that it empties', async () => {
    const { id } = accepted<Snippet>(
      await create({ name: 'a', text: 'Text', textDe: 'Deutsch', textEn: 'English' }),
      'textSnippet',
    );
    await update({ id, name: 'b' });
    expect(await listed()).toMatchObject([{ name: 'b', text: 'Text', textDe: 'Deutsch', textEn: 'English' }]);
    await update({ id, name: 'b', text: null, textEn: ' ' });
    expect(await listed()).toMatchObject([{ text: 'Deutsch', textDe: 'Deutsch', textEn: null }]);
    expect(rejected(await update({ id, name: '', textDe: null }))).toEqual({
      name: ['Pflichtfeld'],
      text: ['Bitte geben Sie mindestens in einer Sprache einen Text ein.'],
    });
  });

  it('keep no markup that runs', async () => {
    expect(
      accepted<Snippet>(
        await create({ name: 'a', text: '<p onclick="x()">Text</p><script>x()</script>' }),
        'textSnippet',
      ).text,
    ).toBe('<p>Text</p>');
  });

  it('are deleted once', async () => {
    const { id } = accepted<Snippet>(await create({ name: 'a', text: 'Text' }), 'textSnippet');
    expect(await remove(id)).toEqual({ ok: true, errors: [] });
    expect(await listed()).toEqual([]);
    expect(rejected(await remove(id))).toEqual({ id: ['Der gewünschte Eintrag wurde nicht gefunden.'] });
    expect(rejected(await remove('no id'))).toHaveProperty('id');
  });

  it('need a name that no other has, in capitals or not', async () => {
    const { id } = accepted<Snippet>(await create({ name: 'Visum', text: 'Text' }), 'textSnippet');
    const other = accepted<Snippet>(await create({ name: 'Pass', text: 'Text' }), 'textSnippet');
    const taken = { name: ['Diesen Namen gibt es bereits.'] };
    expect(rejected(await create({ name: ' VISUM ', text: 'Text' }))).toEqual(taken);
    expect(rejected(await update({ id: other.id, name: 'visum', text: 'Text' }))).toEqual(taken);
    expect(accepted<Snippet>(await update({ id, name: 'VISUM', text: 'Text' }), 'textSnippet').name).toBe('VISUM');
  });

  it('of one name by two editors at the same moment become one', async () => {
    const payloads = await Promise.all([1, 2, 3].map((n) => create({ name: 'Visum', text: `Text ${n}` })));
    expect(payloads.map((p) => (p as { ok: boolean }).ok).sort()).toEqual([false, false, true]);
    expect(await listed()).toHaveLength(1);
  });

  it('that are rejected report all reasons and change nothing', async () => {
    expect(rejected(await create({ name: ' ', text: '<p></p>' }))).toEqual({
      name: ['Pflichtfeld'],
      text: ['Bitte geben Sie mindestens in einer Sprache einen Text ein.'],
    });
    expect(rejected(await update({ id: newId(), name: 'a', text: 'Text' }))).toEqual({
      id: ['Der gewünschte Eintrag wurde nicht gefunden.'],
    });
    expect(rejected(await update({ name: 'a', text: 'Text' }))).toHaveProperty('id');
    expect(await listed()).toEqual([]);
  });
});
