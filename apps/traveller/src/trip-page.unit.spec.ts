import { catalogueText } from '@landfall/catalogue';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { formatDay, languageName, translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { anEntry, aPlace, aTripPage } from '../test/sample-trip.js';

const render = (view: TripPageView): string => renderTripPage(view, { publicUrl: 'https://trips.example' });
const textOf = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const part = (html: string, start: string, end: string): string =>
  html.slice(html.indexOf(start), html.indexOf(end, html.indexOf(start)));

describe.each(LANGUAGES)('the trip page in %s', (language) => {
  it('says everything in its language', () => {
    const view = aTripPage(language);
    const html = render(view);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
    const text = textOf(html);
    expect(text).toContain(plain(translate(language, 'page.verdict.todo', { count: 3 })));
    for (const { title } of view.detail!.summary) expect(text).toContain(plain(title));
    for (const { title } of view.detail!.sections) expect(text).toContain(plain(title));
    expect(text).toContain(plain(translate(language, 'page.subscribe.privacy')));
  });

  it.each(['DISABLED', 'EXPIRED', 'MISSING'] as const)('has a message of its own when it is %s', (state) => {
    const html = render({ ...aTripPage(language), state });
    expect(textOf(html)).toContain(plain(translate(language, `page.${state}.title`)));
    expect(textOf(html)).toContain(plain(translate(language, `page.${state}.text`)));
    expect(html).not.toContain('<form');
    expect(textOf(html)).not.toContain(plain(translate(language, 'page.details')));
  });
});

describe.each(LANGUAGES)('a traveller on the way, in %s,', (language) => {
  const onTheWay = (summary: NonNullable<TripPageView['detail']>['summary']): string => {
    const view = aTripPage(language, 1);
    view.trip!.isUnderWay = true;
    return textOf(part(render({ ...view, detail: { ...view.detail!, summary } }), '<h2 id="verdict">', '</section>'));
  };
  const item = (status: 'OK' | 'REQUIRED' | 'UNKNOWN') => ({ key: 'VISA' as const, title: status, status, text: '' });

  it('sees no tasks for the time before departure', () => {
    const text = onTheWay([item('REQUIRED'), item('UNKNOWN')]);
    expect(text).toContain(plain(translate(language, 'page.verdict.todoUnderWay', { count: 1 })));
    expect(text).toContain(plain(translate(language, 'page.verdict.unknownUnderWay', { topics: 'UNKNOWN' })));
    expect(onTheWay([item('OK')])).toContain(plain(translate(language, 'page.verdict.clearUnderWay')));
  });
});

describe.each(LANGUAGES)('a folded section, in %s,', (language) => {
  it('says what it comes to: the topic and the word of the summary, beside a shape', () => {
    const html = render(aTripPage(language, 2));
    const folded = (section: string): string => textOf(part(html, `id="s-${section}"`, '</summary>'));
    const result = (key: string, status: 'REQUIRED_ONE' | 'OK' | 'UNKNOWN'): string =>
      plain(`${catalogueText(language, `summary.${key}.title`)} ${translate(language, `page.summary.${status}`)}`);
    expect(folded('visa')).toContain(result('VISA', 'REQUIRED_ONE'));
    expect(folded('visa')).toContain(result('ENTRY_PERMIT', 'OK'));
    expect(folded('traffic')).toContain(result('DRIVING_PERMIT', 'UNKNOWN'));
    expect(folded('money')).not.toContain(plain(translate(language, 'page.summary.OK')));
  });
});

describe.each(LANGUAGES)('events of a trip, in %s,', (language) => {
  const view = aTripPage(language, 1);

  it('say what, where, since when, how grave and by which source', () => {
    const text = textOf(part(render(view), '<h2 id="events">', '</section>'));
    const [quake, flood] = view.events;
    expect(text).toContain(plain(`${quake!.country} – ${quake!.title}`));
    expect(text).toContain(plain(catalogueText(language, 'risk.LEVEL4')));
    expect(text).toContain(plain(translate(language, 'page.events.on', { day: formatDay(language, quake!.from) })));
    expect(text).toContain('GDACS');
    expect(text).toContain(plain(catalogueText(language, 'risk.LEVEL3')));
    expect(text).toContain(plain(translate(language, 'page.events.since', { day: formatDay(language, flood!.from) })));
  });

  it('are left out with their heading where there are none', () => {
    expect(textOf(render({ ...view, events: [] }))).not.toContain(plain(translate(language, 'page.events')));
  });
});

describe.each(LANGUAGES)('the visas of a trip, in %s,', (language) => {
  const view = aTripPage(language, 1);
  const block = (visaService: NonNullable<TripPageView['organisation']>['visaService'], visas = view.detail!.visas) => {
    const html = render({
      ...view,
      organisation: { ...view.organisation!, visaService },
      detail: { ...view.detail!, visas },
    });
    return html.includes('<h2 id="visas">') ? part(html, '<h2 id="visas">', '</section>') : null;
  };

  it('come through the service of the organisation, or by the travellers themselves', () => {
    const served = block({ name: 'Visa Direkt', href: 'https://visa.example/' })!;
    expect(textOf(served)).toContain(plain(translate(language, 'page.visa.service', { name: 'Visa Direkt' })));
    expect(served).toContain('href="https://visa.example/"');
    const own = block({ name: 'Visa Direkt', href: null })!;
    expect(textOf(own)).toContain(plain(translate(language, 'page.visa.self')));
    expect(own).not.toContain('visa.example');
    expect(block({ name: 'x', href: 'javascript:alert(1)' })).not.toContain('javascript');
  });

  it('say where one may be needed alone', () => {
    const [visa] = view.detail!.visas;
    const open = block({ name: 'Visa Direkt', href: null }, [{ ...visa!, isCertain: false }])!;
    expect(textOf(open)).toContain(plain(translate(language, 'page.deadlines.open', { task: visa!.place })));
  });

  it('have no place where the organisation has them off, or where none is required', () => {
    expect([block(null), block({ name: 'Visa Direkt', href: null }, [])]).toEqual([null, null]);
  });
});

describe('the document', () => {
  const html = render(aTripPage('en'));

  it('needs no other request than for its typeface, no inline style and no inline handler', () => {
    expect(html).not.toMatch(/<link\b(?! rel="(icon" href="data:|preload" as="font"))|<(img|iframe|object)\b/);
    expect(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '')).not.toMatch(/\s(style|on[a-z]+)=/);
    expect(html.match(/<style[^>]*>/g)).toEqual(['<style>']);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script>']);
  });

  it('stays out of search engines and sends no referrer', () => {
    expect(html).toContain('<meta name="robots" content="noindex,nofollow,noarchive"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(html).toContain('rel="noreferrer noopener"');
  });

  it('offers the twelve languages by their own names', () => {
    expect(html.match(/href="\/m\/a1b2c3\?lang=[a-z]{2}"/g)).toHaveLength(12);
    expect(html).toMatch(/<a href="\/m\/a1b2c3\?lang=hu" lang="hu" hrefLang="hu">Magyar<\/a>/i);
    expect(html).toMatch(/lang="en"[^>]*aria-current="true"/);
  });

  it('names the contact with links for telephone and mail', () => {
    expect(html).toContain('href="tel:+49301234567"');
    expect(html).toContain('href="mailto:trips@sonnenweg.example"');
  });
});

describe('texts from outside', () => {
  const evil = '<script>alert(1)</script>"\'&';

  it('never become markup', () => {
    const view = aTripPage('en');
    view.organisation!.name = evil;
    view.detail!.sections[0]!.entries[0]!.text = evil;
    view.changes[0]!.before = evil;
    view.notice = { kind: 'error', text: evil, field: 'email' };
    const html = render(view);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.split('&lt;script&gt;alert(1)').length - 1).toBeGreaterThanOrEqual(4);
  });

  it('never become a link that runs a script', () => {
    const view = aTripPage('en');
    view.organisation!.website = 'javascript:alert(1)';
    view.organisation!.email = 'x"y z';
    view.detail!.sections[0]!.entries[0]!.sourceUri = 'javascript:alert(2)';
    expect(render(view)).not.toMatch(/href="(javascript|mailto:x)/);
  });
});

describe('status', () => {
  it.each([
    ['BLUE', 'check'],
    ['YELLOW', 'alert'],
    ['RED', 'bar'],
    ['GRAY', 'slash'],
    ['PURPLE', 'arrows'],
  ] as const)('%s is a shape and a word', (status, shape) => {
    const view = aTripPage('en', 1);
    view.detail!.places = [aPlace({ id: 'TH', status })];
    const places = part(render(view), '<h2 id="places">', '</section>');
    expect(places).toContain(`#i-${shape}"`);
    expect(places).toContain(translate('en', `page.status.${status}`));
  });

  it('shows both sides where phases conflict, each with its source', () => {
    const view = aTripPage('en', 1);
    const by = { conditions: [], citizenships: [], sourceUri: null, authority: null, writtenOn: null, checkedAt: null };
    const phases = [
      { ...by, phase: 'noAccess', start: '2026-02-17', end: null, provenance: 'IMPORTED' as const },
      { ...by, phase: 'noRestrictions', start: '2026-01-01', end: null, provenance: 'EDITORIAL' as const },
    ];
    view.detail!.places = [aPlace({ id: 'TH', status: 'PURPLE', entryBanned: true, phases })];
    expect(textOf(render(view)).replace(/\s+/g, ' ')).toContain(
      'Entry not possible Imported, not verified Applies since 17 February 2026 No entry restrictions Applies since 1 January 2026',
    );
  });

  it('names the conditions of phases that may count', () => {
    const view = aTripPage('en', 1);
    const by = { citizenships: [], sourceUri: null, authority: null, writtenOn: null, checkedAt: null, end: null };
    const provenance = 'EDITORIAL' as const;
    const conditions = ['with residence in this country (India)'];
    view.detail!.places = [
      aPlace({
        id: 'TH',
        status: 'GRAY',
        phases: [
          { ...by, phase: 'noAccess', start: '2026-02-17', provenance, conditions },
          { ...by, phase: 'noRestrictions', start: '2026-01-01', provenance, conditions: [] },
        ],
      }),
    ];
    expect(textOf(render(view)).replace(/\s+/g, ' ')).toContain(
      'Entry not possible Only with residence in this country (India) Applies since 17 February 2026 No entry restrictions Applies since 1 January 2026',
    );
  });

  it('shows a change on the way with its date', () => {
    const view = aTripPage('en', 1);
    view.detail!.places = [aPlace({ id: 'TH', status: 'RED', phase: 'noAccess', phaseStart: '2026-12-28' })];
    expect(textOf(render(view))).toContain(
      'Changes on 28 December 2026, during your trip. From that day: entry not possible.',
    );
  });

  it('does not call a phase that holds all the time a change', () => {
    const view = aTripPage('en', 1);
    view.detail!.places = [
      aPlace({ id: 'TH', phase: 'noRestrictions', phaseStart: '2026-12-21', phaseEnd: '2027-01-09' }),
    ];
    view.detail!.scheduled = [];
    const text = textOf(render(view));
    expect(text).toContain('Applies: 21 December 2026');
    expect(text).not.toContain('during your trip');
  });

  it('says of a card that is enough what it is, not that none is required', () => {
    const view = aTripPage('en', 1);
    view.detail!.summary = [
      { key: 'ID_OR_PASSPORT', title: 'Identity card or passport', status: 'OK', text: 'An identity card is enough.' },
    ];
    const tiles = part(render(view), '<h2 id="summary">', '</section>');
    expect(tiles).toContain('<b>An identity card is enough.</b>');
    expect(tiles).not.toContain('Not required');
  });
});

describe('details', () => {
  const pageOf = (language: Language, ...entries: ReturnType<typeof anEntry>[]): TripPageView => {
    const view = aTripPage(language, 2);
    view.detail!.sections = [{ key: 'visa', title: 'Visa and entry permit', entries }];
    return view;
  };
  const withEntries = (...entries: ReturnType<typeof anEntry>[]): string =>
    part(render(pageOf('en', ...entries)), '<h2 id="details">', '</section>');

  it('marks a text in another language and names the language', () => {
    const html = withEntries(anEntry({ text: 'Kein Visum nötig.', textLanguage: 'de' }));
    expect(html).toContain('<p lang="de">Kein Visum nötig.</p>');
    expect(html).toContain(translate('en', 'page.textLanguage', { language: languageName('en', 'de') }));
  });

  it.each([
    ['pl', 'en', 'Tłumaczenie maszynowe z języka angielskiego'],
    ['fr', 'de', 'Traduit automatiquement de l’allemand'],
  ] as const)(
    'says on a page in %s that a machine translated a text from %s, and nothing else about its language',
    (language, from, words) => {
      const view = aTripPage(language, 2);
      view.detail!.sections = [
        {
          key: 'visa',
          title: 'Visa',
          entries: [
            anEntry({ text: 'X.', textLanguage: language, machineTranslatedFrom: from }),
            anEntry({ text: 'Y.', textLanguage: language }),
          ],
        },
      ];
      const html = part(render(view), '<h2 id="details">', '</section>');
      expect(html.split(words)).toHaveLength(2);
      expect(html).toContain('<p>X.</p>');
      expect(html).not.toContain(translate(language, 'page.textLanguage', { language: languageName(language, from) }));
    },
  );

  it('marks what is changed, imported, conflicting or unknown in words, and opens what is changed', () => {
    const html = withEntries(
      anEntry({ isChanged: true }),
      anEntry({ provenance: 'IMPORTED' }),
      anEntry({ state: 'CONFLICTING' }),
      anEntry({ state: 'UNKNOWN', citizenships: ['Germany'] }),
    );
    for (const word of [
      'Changed',
      'Imported, not verified',
      'Conflicting information',
      'Not known',
      'Applies to: Germany',
    ])
      expect(html).toContain(word);
    expect(html).toMatch(/<details class="sec" id="s-visa" open="">/);
  });

  it('names unknown topics in one line and never leaves them out', () => {
    const html = withEntries(
      anEntry({}),
      anEntry({ state: 'UNKNOWN', provenance: null, title: 'E-visa' }),
      anEntry({ state: 'UNKNOWN', provenance: null, title: 'Visa on arrival' }),
    );
    expect(textOf(html)).toContain('Not known: e-visa and visa on arrival');
  });

  it('shows what an editor states as not known with its source', () => {
    const html = withEntries(
      anEntry({ state: 'UNKNOWN', title: 'E-visa', text: 'Not known: our editors', sourceUri: 'https://mfa.example/' }),
    );
    expect(textOf(html)).toContain('E-visa Not known Not known: our editors');
    expect(html).toContain('https://mfa.example/');
  });

  it('keeps a topic that has just become unknown as an entry with its mark', () => {
    const html = withEntries(anEntry({ state: 'UNKNOWN', isChanged: true, title: 'E-visa' }));
    expect(html).toMatch(/<dt>E-visa<span class="tag">Changed<\/span>/);
  });

  it('gives source, authority and day of the check', () => {
    const html = withEntries(
      anEntry({
        sourceUri: 'https://www.mfa.example/x?a=1&b=2',
        authority: 'Foreign Office',
        checkedAt: '2026-05-03T00:00:00Z',
      }),
    );
    expect(html).toContain('<a href="https://www.mfa.example/x?a=1&amp;b=2">Source: Foreign Office</a>');
    expect(textOf(html)).toContain('Checked: 3 May 2026');
  });

  it.each(LANGUAGES)('claims no check that nobody made, in the language %s', (language) => {
    const sourceUri = 'https://www.mfa.example/x';
    const text = textOf(render(pageOf(language, anEntry({ sourceUri, writtenOn: '2026-11-21' }))));
    const date = plain(formatDay(language, '2026-11-21'));
    expect(text).toContain(translate(language, 'page.writtenOn', { date }));
    expect(text).not.toContain(translate(language, 'page.checkedOn', { date }));
    expect(text).toContain(`${translate(language, 'page.asOf')} ${date}`);
    expect(text).toContain(`${translate(language, 'page.checked')} ${translate(language, 'page.neverChecked')}`);
  });

  it('counts what was checked where not everything was, statements of conflicts included', () => {
    const statement = { text: 'A', textLanguage: 'en', machineTranslatedFrom: null, provenance: 'EDITORIAL' as const };
    const from = { ...statement, sourceUri: null, authority: null, writtenOn: '2026-05-01' };
    const statements = [
      { ...from, checkedAt: '2026-05-03' },
      { ...from, checkedAt: null },
    ];
    const known = anEntry({ writtenOn: '2026-04-01', checkedAt: '2026-05-09' });
    const unknown = anEntry({ state: 'UNKNOWN', provenance: null });
    const text = textOf(render(pageOf('en', known, anEntry({ state: 'CONFLICTING', statements }), unknown)));
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Information as of 1 April – 1 May 2026 Last checked 2 of 3 statements (3 – 9 May 2026)',
    );
  });

  it('says that no rules are recorded', () => {
    const view = aTripPage('en', 1);
    view.detail!.sections = [];
    expect(textOf(render(view))).toContain('No regulations available');
  });
});
