import { jest } from '@jest/globals';
import { newId, type Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import type { NewsFilter } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { accepted, EditorsDesk, rejected } from '../../../editorial/test/editors-desk.js';
import { NewsTagsResolver } from '../../../editorial/src/news-tags/news-tags.resolver.js';
import { Image } from '../../../media/src/image.entity.js';
import { PurgeImages } from '../../../media/src/purge-images.job.js';
import { insertImage } from '../../../media/src/image-store.js';
import { NewsroomModule } from '../newsroom.module.js';
import { TickerResolver } from '../ticker/ticker.resolver.js';
import type { NewsInput } from './news.input.js';
import { NewsResolver } from './news.resolver.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(
  () => EditorsDesk.open({}, [NewsroomModule]),
  (fresh) => void (desk = fresh),
);

const STRIKE: NewsInput = { newsType: 'GENERAL', titleDe: 'Streik', textDe: '<p>Am Montag <b>kein</b> Zug.</p>' };
const ask = <T>(work: (resolver: NewsResolver) => T | Promise<T>, language: Language = 'de'): Promise<T> =>
  desk.as(desk.editor, NewsResolver, work, language);
const create = async (input: Partial<NewsInput> = {}): Promise<Presented<'News'>> =>
  accepted(await ask((r) => r.create({ ...STRIKE, ...input })), 'news');
const update = (input: Partial<NewsInput>): Promise<object> => ask((r) => r.update({ ...STRIKE, ...input }));
const titles = async (filter: NewsFilter = {}): Promise<string[]> =>
  (await ask((r) => r.newsList({ filter }))).results.map(({ title }) => title);
const ticker = (language: Language = 'de', countryFilter?: string[]) =>
  desk.as(desk.editor, TickerResolver, (r) => r.ticker({ limit: 100, countryFilter: countryFilter ?? null }), language);
const events = async (): Promise<unknown[]> =>
  desk.world.db.database.transaction('system', async (tx) => {
    const { rows } = await tx.query(
      `select type, version, payload ->> 'isSignificant' as significant, actor from event_log where stream = 'news' order by position`,
    );
    return rows;
  });
const anImage = (): Promise<string> =>
  desk.world.db.database.transaction('none', (tx) =>
    insertImage(
      tx,
      { bytes: Buffer.from('x'), contentType: 'image/png', width: 1, height: 1 },
      { purpose: 'news', organisationId: null },
      desk.world.clock.now(),
    ),
  );

describe('news', () => {
  it('are read in the language of the reader, or in another one where it has none', async () => {
    await create({ titleEn: 'Strike', textEn: 'No trains.', titleNl: 'Staking', textNl: 'Geen treinen.' });
    desk.world.clock.set('2026-05-01T11:00:00Z');
    await create({ titleDe: null, textDe: null, titleNl: 'Storm', textNl: 'Harde wind.' });
    const shown = async (language: Language): Promise<string[]> =>
      (await ask((r) => r.news({ limit: 10 }), language)).map(({ title, text }) => `${title}: ${text}`);
    expect(await shown('de')).toEqual(['Storm: Harde wind.', 'Streik: <p>Am Montag <strong>kein</strong> Zug.</p>']);
    expect(await shown('nl')).toEqual(['Storm: Harde wind.', 'Staking: Geen treinen.']);
    expect(await shown('pl')).toEqual(['Storm: Harde wind.', 'Strike: No trains.']);
  });

  it('of the application alone are a list of their own, the newest first', async () => {
    await create({ newsType: 'DESTINATIONMANAGER', titleDe: 'Neue Karte' });
    desk.world.clock.set('2026-05-01T11:00:00Z');
    await create();
    expect((await ask((r) => r.dmNews({ limit: 10 }))).map(({ title }) => title)).toEqual(['Neue Karte']);
    expect((await ask((r) => r.news({ limit: 1 }))).map(({ title }) => title)).toEqual(['Streik']);
    expect((await ask((r) => r.news({ limit: 500 }))).length).toBe(2);
    await expect(ask((r) => r.news({ limit: 0 }))).rejects.toThrow('input rejected');
  });

  it('that are rejected report all reasons in the language of the editor, and change nothing', async () => {
    const input = {
      titleDe: 'x'.repeat(161),
      textEn: 'No trains.',
      countryId: 'XX',
      tagIds: [newId()],
      imageId: 'no id',
    };
    expect(rejected(await ask((r) => r.create({ ...STRIKE, ...input })))).toEqual({
      titleDe: ['Höchstens 160 Zeichen sind möglich.'],
      titleEn: ['Pflichtfeld'],
      countryId: ['Dieses Land gibt es nicht: XX.'],
      imageId: ['Der gewünschte Eintrag wurde nicht gefunden.'],
    });
    expect(rejected(await ask((r) => r.create({ newsType: 'GENERAL' })))).toEqual({
      titleDe: ['Bitte geben Sie mindestens in einer Sprache einen Text ein.'],
    });
    expect(rejected(await ask((r) => r.create({ ...STRIKE, tagIds: [newId()], imageId: newId() })))).toEqual({
      tagIds: ['Der gewünschte Eintrag wurde nicht gefunden.'],
      imageId: ['Der gewünschte Eintrag wurde nicht gefunden.'],
    });
    expect(rejected(await update({ id: newId() }))).toHaveProperty('id');
    expect(await titles()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('keep what an update leaves out, and say what became of them in the log', async () => {
    const { id } = await create({ titleEn: 'Strike', textEn: 'No trains.', countryId: 'fr' });
    desk.world.clock.set('2026-05-02T10:00:00Z');
    expect(accepted(await update({ id, titleEn: null, textEn: null, isSignificant: true }), 'news')).toMatchObject({
      titleDe: 'Streik',
      titleEn: null,
      country: { id: 'FR' },
      createdAt: new Date('2026-05-01T10:00:00Z'),
      significantUpdateAt: new Date('2026-05-02T10:00:00Z'),
      modifiedBy: { firstName: 'Edda' },
    });
    await update({ id, titleDe: 'Streik am Montag' });
    expect(await ask((r) => r.delete(id))).toEqual({ ok: true, errors: [] });
    expect(rejected(await ask((r) => r.delete(id)))).toHaveProperty('id');
    const actor = desk.world.editor;
    expect(await events()).toEqual([
      { type: 'newsroom.NewsPublished', version: 1, significant: null, actor },
      { type: 'newsroom.NewsRevised', version: 2, significant: 'true', actor },
      { type: 'newsroom.NewsRevised', version: 3, significant: 'false', actor },
      { type: 'newsroom.NewsDeleted', version: 4, significant: null, actor },
    ]);
  });

  it('keep no markup that runs, and are found by their words', async () => {
    const { text } = await create({ textDe: '<p onclick="x()">Visum <em>bei</em> Ankunft</p><script>x()</script>' });
    expect(text).toBe('<p>Visum <em>bei</em> Ankunft</p>');
    expect(await titles({ search: 'visum bei' })).toEqual(['Streik']);
    expect(await titles({ search: 'script' })).toEqual([]);
  });

  it('are narrowed by type, country, tag and importance', async () => {
    const tag = accepted<{ id: string }>(
      await desk.as(desk.editor, NewsTagsResolver, (r) => r.create({ nameDe: 'Bahn', nameEn: 'Rail', order: 1 })),
      'newsTag',
    );
    const tagged = await create({ tagIds: [tag.id, tag.id], countryId: 'FR', importantUntil: '2099-01-01T00:00:00Z' });
    await create({ titleDe: 'Andere', newsType: 'DESTINATIONMANAGER', importantUntil: '2020-01-01T00:00:00Z' });
    expect(tagged.tags).toMatchObject([{ name: 'Bahn' }]);
    for (const filter of [
      { tagId: tag.id },
      { countryId: 'fr' },
      { newsType: 'GENERAL' },
      { isImportant: true },
    ] as const)
      expect(await titles(filter)).toEqual(['Streik']);
    expect(await titles({ isImportant: false })).toEqual(['Andere']);
  });

  it('run through the ticker while they are important, the last reported first', async () => {
    const first = await create({ importantUntil: '2026-05-03T10:00:00Z', countryId: 'FR' });
    desk.world.clock.set('2026-05-01T11:00:00Z');
    await create({ titleDe: 'Sturm', importantUntil: '2026-05-02T10:00:00Z' });
    await create({ titleDe: 'Vorbei', importantUntil: '2026-05-01T10:30:00Z' });
    await create({ titleDe: 'Nicht wichtig' });
    const shown = async (countries?: string[]): Promise<string[]> =>
      (await ticker('de', countries)).map(({ title, country }) => `${title} ${country?.id ?? '-'}`);
    expect(await shown()).toEqual(['Sturm -', 'Streik FR']);
    expect(await shown(['IT'])).toEqual(['Sturm -']);
    expect(await shown(['fr'])).toEqual(['Sturm -', 'Streik FR']);
    desk.world.clock.set('2026-05-01T12:00:00Z');
    await update({ id: first.id, isSignificant: true });
    expect(await shown()).toEqual(['Streik FR', 'Sturm -']);
    desk.world.clock.set('2026-05-02T12:00:00Z');
    expect(await shown()).toEqual(['Streik FR']);
  });

  it('keep the image they show; one that nothing shows any more is removed after some days', async () => {
    const [first, second, unused] = await Promise.all([anImage(), anImage(), anImage()]);
    const { id, image } = await create({ imageId: first });
    expect(image).toBe(`/media/images/${first}`);
    await update({ id, imageId: second });
    const purge = async (): Promise<string[]> => {
      await new PurgeImages(desk.world.db.database, desk.world.clock).run();
      return desk.world.db.database.transaction('none', async (tx) =>
        (await tx.manager.find(Image)).map((kept) => kept.id).sort(),
      );
    };
    expect(await purge()).toEqual([first, second, unused].sort());
    desk.world.clock.set('2026-05-05T10:00:00Z');
    expect(await purge()).toEqual([second]);
    await ask((r) => r.delete(id));
    expect(await purge()).toEqual([]);
  });
});
