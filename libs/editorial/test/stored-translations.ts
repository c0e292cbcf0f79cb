import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PresentedEntry } from '@landfall/answers/present-answer';
import { LANGUAGES, type Language } from '@landfall/kernel';
import {
  eventAt,
  type Queues,
  type SubscriberDefinition,
  type TranslationConfig,
  EventTypes,
  type JobData,
} from '@landfall/platform';
import { eventually, queueProcess, type QueueProcess } from '@landfall/platform/testing';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { TripWorld } from '../../journeys/test/trip-world.js';
import { aRestriction } from '../../restrictions/test/a-restriction.js';
import { asking } from '../../restrictions/test/asking.js';
import { PurgeUnusedTranslations } from '../src/purge-translations/purge-translations.job.js';
import { reconcileTranslationRequests } from '../src/translate-texts-when-restriction-is-revised/reconcile-translation-requests.job.js';
import { TranslateTexts } from '../src/translate-texts-when-restriction-is-revised/translate-texts.job.js';
import {
  TranslateTextsWhenRestrictionIsRevised,
  TRANSLATE_QUEUE,
} from '../src/translate-texts-when-restriction-is-revised/translate-texts.reactor.js';
import { providerOf } from '../src/translation/provider-of.js';
import type { TranslationProvider } from '../src/translation/translation-provider.js';
import { marked, translating } from './a-translating-service.js';
import { ATranslationServer } from './a-translation-server.js';
import { lookups } from '../../answers/test/lookups.js';

const eventTypes = new EventTypes(RESTRICTION_EVENTS);
const OTHERS = LANGUAGES.filter((language) => language !== 'de' && language !== 'en');
const NOTE = { de: 'Fahren Sie links.', en: 'Drive on the left.' };
const DAY_MS = 86_400_000;

/** The behaviour of stored translations on any queue backend. A backend is process wide: each has its own spec file. */
export function describeStoredTranslations(backend: string, redisUrl: string | null): void {
  jest.setTimeout(60_000);
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const failed = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  let world: TripWorld;
  let server: ATranslationServer;
  let queues: Queues;
  let processes: QueueProcess[] = [];

  beforeAll(async () => {
    world = await TripWorld.open();
  });
  beforeEach(async () => {
    await world.startAfresh();
    [warned, failed].forEach((log) => log.mockClear());
    server = await ATranslationServer.open();
    server.reply = translating(marked);
    queues = (await opened()).queues;
  });
  afterEach(async () => {
    await Promise.all(processes.map((process) => process.close()));
    processes = [];
    await world.rules.stop();
    await server.close();
  });
  afterAll(() => world.close());

  const serviceOf = (provider: TranslationConfig['provider']): TranslationProvider =>
    providerOf({ provider, url: server.url, key: 'secret-key' }, 2_000)!;
  const opened = async (job: TranslateTexts | null = null): Promise<QueueProcess> => {
    const run = job && (({ restrictionId }: JobData) => job.run({ restrictionId: String(restrictionId) }));
    const process = await queueProcess({ databaseUrl: world.db.appUrl, redisUrl }, TRANSLATE_QUEUE, run);
    processes.push(process);
    return process;
  };
  const translation = (provider: TranslationProvider): TranslateTexts =>
    new TranslateTexts(world.db.database, provider, world.clock);
  const work = async (provider: TranslationProvider): Promise<void> => void (await opened(translation(provider)));
  const reactor = (provider: TranslationProvider | null): SubscriberDefinition =>
    new TranslateTextsWhenRestrictionIsRevised(queues, provider);
  const stored = (): Promise<{ target: string; text: string }[]> =>
    world.query('select target_language as target, text from stored_translation order by target_language, text');
  const waiting = async (): Promise<number> => (await world.query('select 1 from translation_request')).length;
  const idle = (): Promise<void> => eventually(async () => expect(await waiting()).toBe(0), 30_000);
  const note = (value: object) => aRestriction().for('TH').stating({ TrafficNote: value });
  const shown = async (
    language: Language,
    asOf: string | null = null,
    type = 'TrafficNote',
  ): Promise<PresentedEntry | undefined> => {
    const resolver = lookups(
      world.places,
      world.rules,
      new AuthorityDirectory(world.db.database),
      world.db.database,
      world.clock,
      world.historicalPlaces,
    );
    const answer = await asking(() =>
      resolver.destinationDetail({
        departureType: 'COUNTRY',
        departureId: 'DE',
        destinationsTypes: ['COUNTRY'],
        destinationIds: ['TH'],
        citizenshipIds: ['DE'],
        restrictionType: 'PRIVATE',
        dateStart: '2026-06-01',
        dateEnd: '2026-06-10',
        language,
        asOf,
      }),
    );
    return answer.sections.flatMap((s) => s.entries).find((e) => e.detailType === type);
  };

  describe.each(['libretranslate', 'deepl'] as const)(`texts translated by %s, jobs on ${backend}`, (name) => {
    it('are stored in every language that no editor wrote and shown as a machine wrote them', async () => {
      await world.rules.start();
      await world.saved(note(NOTE));
      expect(await shown('pl')).toMatchObject({ text: NOTE.en, textLanguage: 'en', machineTranslatedFrom: null });
      await work(serviceOf(name));
      await world.process(reactor(serviceOf(name)));
      await idle();
      expect(await stored()).toEqual(OTHERS.map((target) => ({ target, text: `[${target}] ${NOTE.en}` })));
      await eventually(async () =>
        expect(await shown('pl')).toMatchObject({
          text: `[pl] ${NOTE.en}`,
          textLanguage: 'pl',
          machineTranslatedFrom: 'en',
        }),
      );
      expect(await shown('de')).toMatchObject({ text: NOTE.de, textLanguage: 'de', machineTranslatedFrom: null });
    });

    it('go in batches, each distinct text once, markup as markup', async () => {
      const texts = {
        TrafficNote: NOTE,
        MoneyNote: NOTE,
        HealthNote: { de: 'Impfung nötig.' },
        ErVisaNote: { en: 'Pay the fee.' },
      };
      await world.saved(aRestriction().for('TH').stating(texts, { noteEn: '<p>Carry <strong>cash</strong></p>' }));
      await work(serviceOf(name));
      await world.process(reactor(serviceOf(name)));
      await idle();
      const polish = server.requests
        .filter(({ body }) => /^pl/i.test(String(body['target'] ?? body['target_lang'])))
        .map(({ body }) => body['q'] ?? body['text']);
      // English, German and marked-up texts cannot share a request.
      expect(polish.map((q) => (Array.isArray(q) ? q.length : 1)).sort()).toEqual([1, 1, 2]);
      expect(
        (await stored())
          .filter((row) => row.target === 'pl')
          .map((row) => row.text)
          .sort(),
      ).toEqual(
        [
          '<p>[pl] Carry <strong>cash</strong></p>',
          `[pl] ${NOTE.en}`,
          '[pl] Impfung nötig.',
          '[pl] Pay the fee.',
        ].sort(),
      );
      expect((await stored()).filter((row) => row.target === 'en').map((row) => row.text)).toEqual([
        '[en] Impfung nötig.',
      ]);
    });
  });

  describe(`stored translations, jobs on ${backend}`, () => {
    const service = (): TranslationProvider => serviceOf('libretranslate');
    async function publish(value: object): ReturnType<TripWorld['saved']> {
      const restriction = await world.saved(note(value));
      await world.process(reactor(service()));
      await idle();
      return restriction;
    }

    it('are not requested twice when the log and the job are delivered twice', async () => {
      await work(service());
      const restriction = await publish(NOTE);
      const requested = server.requests.length;
      const again = reactor(service());
      for (const { position } of await world.query<{ position: string }>(
        `select position from event_log where stream = 'entry-restriction'`,
      )) {
        await (
          await world.inSystem(async (tx) => again.apply(tx, eventTypes.upcast((await eventAt(tx, position))!)))
        )?.();
      }
      await translation(service()).run({ restrictionId: restriction.id });
      expect([server.requests.length, await waiting(), (await stored()).length]).toEqual([requested, 0, OTHERS.length]);
    });

    it('come in the end although the service limits us first, and go on where they stopped', async () => {
      let answers = 0;
      server.reply = (request) => {
        answers += 1;
        if (answers === 3) return { status: 429, body: {} };
        return answers === 4 ? { status: 503, body: {} } : translating(marked)(request);
      };
      await work(service());
      await publish(NOTE);
      expect([(await stored()).length, server.requests.length]).toEqual([OTHERS.length, OTHERS.length + 2]);
    });

    it('leave out what the service does not take and what has lost its markup, and log counts only', async () => {
      server.reply = (request) => {
        if (request.body['target'] === 'cs') return { status: 400, body: { error: NOTE.en } };
        return translating((text, target) => (target === 'pl' ? text.replace(/<[^>]*>/g, '') : marked(text, target)))(
          request,
        );
      };
      await world.saved(
        aRestriction()
          .for('TH')
          .stating({ TrafficNote: { ...NOTE, fr: 'À gauche.' } }, { noteEn: '<p>Carry cash</p>' }),
      );
      await work(service());
      await world.process(reactor(service()));
      await idle();
      const texts = await stored();
      expect(texts.map((row) => row.target)).not.toContain('cs');
      expect(texts.filter((row) => row.target === 'pl').map((row) => row.text)).toEqual([NOTE.en]);
      expect(texts.filter((row) => row.target === 'fr').map((row) => row.text)).toEqual(['<p>[fr] Carry cash</p>']);
      expect(warned.mock.calls.flat().join(' ')).toContain(
        '0 too long, 2 not taken by the service, 1 with other markup',
      );
      expect([...warned.mock.calls, ...failed.mock.calls].flat().join(' ')).not.toContain('Drive');
    });

    it('wait for somebody to look where the service rejects the key', async () => {
      server.reply = { status: 403, body: {} };
      await work(service());
      await world.saved(note(NOTE));
      await world.process(reactor(service()));
      await eventually(() =>
        expect(failed.mock.calls.flat().join(' ')).toContain('LibreTranslate rejects us: HTTP 403'),
      );
      expect(await waiting()).toBe(1);
      server.reply = translating(marked);
      await world.query(`update translation_request set requested_at = now() - interval '1 hour'`);
      expect(await reconcileTranslationRequests(world.db.database, queues)).toBe(1);
      await idle();
      expect(await stored()).toHaveLength(OTHERS.length);
    });

    it('no longer apply the moment the source changes, and the new ones do when they come', async () => {
      await world.rules.start();
      await work(service());
      const restriction = await publish(NOTE);
      await eventually(async () => expect(await shown('pl')).toMatchObject({ machineTranslatedFrom: 'en' }));
      await world.saved(note({ ...NOTE, en: 'Drive on the right.' }).revising(restriction));
      expect(await shown('pl')).toMatchObject({
        text: 'Drive on the right.',
        textLanguage: 'en',
        machineTranslatedFrom: null,
      });
      await world.process(reactor(service()));
      await idle();
      await eventually(async () =>
        expect(await shown('pl')).toMatchObject({ text: '[pl] Drive on the right.', machineTranslatedFrom: 'en' }),
      );
    });

    it('are known to answers of the past from the moment they were stored', async () => {
      world.clock.set('2026-05-01T10:00:00Z');
      await world.saved(note(NOTE));
      world.clock.set('2026-05-02T10:00:00Z');
      await work(service());
      await world.process(reactor(service()));
      await idle();
      world.clock.set('2026-05-03T10:00:00Z');
      expect(await shown('pl', '2026-05-02T09:00:00Z')).toMatchObject({ text: NOTE.en, machineTranslatedFrom: null });
      expect(await shown('pl', '2026-05-02T11:00:00Z')).toMatchObject({
        text: `[pl] ${NOTE.en}`,
        textLanguage: 'pl',
        machineTranslatedFrom: 'en',
      });
    });

    it('are not requested without a service, or for inactive rules', async () => {
      await world.saved(note(NOTE));
      await world.process(reactor(null));
      await world.saved(note(NOTE).for('VN').inactive());
      await world.process(reactor(service()));
      expect([await waiting(), server.requests.length]).toEqual([0, 0]);
    });

    it('are removed when their source is long out of use, and stay when it returns in time', async () => {
      await world.rules.start();
      await work(service());
      const first = await publish(NOTE);
      const purge = (days: number): Promise<void> =>
        new PurgeUnusedTranslations(world.db.database, {
          now: () => new Date(world.clock.now().getTime() + days * DAY_MS),
        }).run();
      const second = await world.saved(note({ en: 'Closed.' }).revising(first));
      await purge(0);
      await purge(100);
      expect(await stored()).toHaveLength(OTHERS.length);
      const third = await publishAgain(second);
      await purge(200);
      expect((await stored()).filter((row) => row.text.endsWith(NOTE.en))).toHaveLength(OTHERS.length);
      await world.saved(note({ en: '112' }).revising(third));
      await purge(201);
      await purge(382);
      expect(await stored()).toEqual([]);
      await eventually(() => expect(world.rules.translations.isEmpty).toBe(true));

      async function publishAgain(before: typeof second): ReturnType<TripWorld['saved']> {
        const restriction = await world.saved(note(NOTE).revising(before));
        await world.process(reactor(service()));
        await idle();
        return restriction;
      }
    });

    it('stand in no event and no job', async () => {
      await work(service());
      await publish(NOTE);
      expect(
        (await world.tablesHolding('[pl] Drive')).filter((table) => !table.includes('stored_translation')),
      ).toEqual([]);
    });
  });
}
