import { catalogueText } from '@landfall/catalogue';
import { LANGUAGES } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { renderTripPage, type TripPageView } from './index.js';
import { emergencyPlaces } from './model/emergency.js';
import { sharedProvenance, sourceRuns } from './model/section-places.js';
import { phoneRuns, webRuns } from './model/text-runs.js';
import { anEntry, aPeriod, aPlace, aScheduledChange, aTripPage } from '../test/sample-trip.js';

const render = (view: TripPageView): string => renderTripPage(view, { publicUrl: 'https://trips.example' });
const part = (html: string, id: string): string =>
  html.slice(html.indexOf(`<h2 id="${id}">`), html.indexOf('</section>', html.indexOf(`<h2 id="${id}">`)));
const withDetail = (change: Partial<NonNullable<TripPageView['detail']>>, underWay = false): string => {
  const view = aTripPage('en', 1);
  view.trip!.isUnderWay = underWay;
  return render({ ...view, detail: { ...view.detail!, ...change } });
};
const links = (runs: { text: string; href: string | null }[]): string[] =>
  runs.flatMap(({ href }) => (href === null ? [] : [href]));

describe('scheduled changes', () => {
  it.each(LANGUAGES)('are listed by day in the verdict, and in full below the summary, in %s', (language) => {
    const view = aTripPage(language, 2);
    const html = render(view);
    for (const { effectiveOn, text } of view.detail!.scheduled) {
      expect(part(html, 'verdict')).toContain(
        `<a href="#on-${effectiveOn}">${translate(language, 'page.verdict.scheduled', { day: text, count: 1 }).replaceAll("'", '&#x27;')}</a>`,
      );
      expect(part(html, 'scheduled')).toContain(`id="on-${effectiveOn}"`);
    }
    expect(html.indexOf('<h2 id="scheduled">')).toBeGreaterThan(html.indexOf('<h2 id="summary">'));
    expect(part(html, 'scheduled')).toContain(translate(language, 'page.scheduled.before'));
  });

  it('stand under the text of their day, the next day first', () => {
    const late = aScheduledChange('en', { effectiveOn: '2027-01-02', title: 'B' });
    const early = aScheduledChange('en', { effectiveOn: '2026-12-24', title: 'A' });
    const html = part(withDetail({ scheduled: [late, early, { ...late, title: 'C' }] }), 'scheduled');
    expect([...html.matchAll(/<h4>[^<]*\u00a0– ([^<]*)<\/h4>/g)].map(([, title]) => title)).toEqual(['A', 'B', 'C']);
    expect(html).toContain(
      `<time dateTime="2026-12-24">${translate('en', 'scheduled.DURING_TRIP', { date: '24 December 2026' })}</time>`,
    );
  });

  it('mark what goes and what comes, also between texts that have nothing in common', () => {
    const html = part(
      withDetail({
        scheduled: [
          aScheduledChange('en', {
            place: 'Thailand',
            title: 'Visa',
            before: 'None is needed.',
            after: 'You must apply for one.',
          }),
        ],
      }),
      'scheduled',
    );
    expect(html).toContain('<h4>Thailand\u00a0– Visa</h4>');
    expect(html).toContain('<del>None is needed.</del>');
    expect(html).toContain('<ins>You must apply for one.</ins>');
  });

  it('name whom they are for, when that is not everyone, and a side that states nothing', () => {
    const html = part(
      withDetail({ scheduled: [aScheduledChange('en', { citizenships: ['Türkiye'], before: null })] }),
      'scheduled',
    );
    expect(html).toContain(translate('en', 'page.forNationalities', { names: 'Türkiye' }));
    expect(html).toContain(translate('en', 'page.scheduled.notStated'));
  });

  it('neither strike nor underline that nothing is known', () => {
    const html = part(
      withDetail({
        scheduled: [aScheduledChange('en', { before: catalogueText('en', 'unknown'), after: 'A visa is required.' })],
      }),
      'scheduled',
    );
    expect(html).toContain(`<p class="muted">${translate('en', 'page.scheduled.notStated')}</p>`);
    expect(html).toContain('<ins>A visa is required.</ins>');
    expect(html).not.toContain('<del>');
  });

  it('leave no trace when nothing is scheduled', () => {
    expect(withDetail({ scheduled: [] })).not.toContain('scheduled"');
  });
});

describe('a section by citizenship', () => {
  const [german, indian] = ['Germany', 'India'];
  const entries = [
    anEntry({ title: 'For all', citizenships: [german, indian] }),
    anEntry({ title: 'Visa', citizenships: [german] }),
    anEntry({ title: 'Days', citizenships: [german] }),
    anEntry({ title: 'Visa', citizenships: [indian] }),
  ];
  const rendered = (isByCitizenship: boolean): string =>
    withDetail({ sections: [{ key: 'visa', title: 'Visa', isByCitizenship, entries }] });
  const named = (html: string, name: string): number =>
    html.split(translate('en', 'page.forNationalities', { names: name })).length - 1;

  it('names each nationality once, above its entries', () => {
    const html = rendered(true);
    expect([named(html, german), named(html, indian)]).toEqual([1, 1]);
    expect(html).toMatch(/For all.*class="for">[^<]*Germany<.*Visa.*Days.*class="for">[^<]*India<.*Visa/s);
  });

  it('names it at each entry otherwise', () => {
    const html = rendered(false);
    expect([named(html, german), named(html, indian)]).toEqual([2, 1]);
    expect(html).not.toContain('class="for"');
  });
});

describe('an entry', () => {
  const section = (...entries: ReturnType<typeof anEntry>[]): string =>
    withDetail({ sections: [{ key: 'entry', title: 'Entry', entries }] });

  it('shows the markup of a note as it came, and the plain text of any other', () => {
    const html = section(anEntry({ html: '<ul><li>One</li></ul>', text: '• One' }), anEntry({ text: '<ul>' }));
    expect(html).toContain('<div class="rich"><ul><li>One</li></ul></div>');
    expect(html).toContain('&lt;ul&gt;');
  });

  it('explains a word where it is read first', () => {
    const explanation = catalogueText('en', 'pandemic.testType.pcr');
    const html = section(anEntry({ title: 'A', explanation }), anEntry({ title: 'B', explanation }));
    expect(html.split(explanation)).toHaveLength(2);
    expect(html.indexOf(explanation)).toBeLessThan(html.indexOf('>B<'));
  });

  it('shows every conflicting statement with its source, in an open section', () => {
    const html = section(
      anEntry({
        state: 'CONFLICTING',
        text: 'Contradictory.',
        sourceUri: null,
        statements: [
          {
            text: 'A visa is required.',
            textLanguage: 'en',
            machineTranslatedFrom: 'de',
            provenance: 'EDITORIAL',
            sourceUri: 'https://one.example/a',
            authority: 'Ministry One',
            writtenOn: '2026-10-01',
            checkedAt: '2026-11-01',
          },
          {
            text: 'Kein Visum nötig.',
            textLanguage: 'de',
            machineTranslatedFrom: null,
            provenance: 'IMPORTED',
            sourceUri: 'https://two.example/b',
            authority: null,
            writtenOn: '2026-10-02',
            checkedAt: null,
          },
        ],
      }),
    );
    const open = html.slice(html.indexOf('<details class="sec" id="s-entry" open="">'));
    for (const text of [
      'A visa is required.',
      'Machine translation from German',
      '<p lang="de">Kein Visum nötig.</p>',
      '<a href="https://one.example/a">Source: Ministry One</a>',
      '<a href="https://two.example/b">Source: two.example</a>',
      'Checked: 1 November 2026',
      'As of 2 October 2026, not yet checked against the source',
      translate('en', 'page.imported'),
      translate('en', 'page.conflictingText'),
    ]) {
      expect(open).toContain(text);
    }
  });

  it('links the addresses in plain text, and nothing that only looks like one', () => {
    expect(section(anEntry({ text: 'See www.tourism.example.' }))).toContain(
      'See <a href="https://www.tourism.example/" rel="noopener noreferrer nofollow">www.tourism.example</a>.',
    );
    expect(links(webRuns('https://a.example/x, javascript:alert(1) and www.'))).toEqual(['https://a.example/x']);
  });

  it('shares its source with the others of its place only when all have the same', () => {
    const same = { sourceUri: 'https://a.example', authority: 'A', writtenOn: '2026-10-01', checkedAt: '2026-11-01' };
    expect(sharedProvenance([anEntry(same), anEntry(same)])).toMatchObject(same);
    expect(sharedProvenance([anEntry(same), anEntry({ ...same, checkedAt: null })])).toBeNull();
    expect(sharedProvenance([anEntry(same), anEntry({ ...same, writtenOn: null })])).toBeNull();
    expect(sharedProvenance([anEntry(same), anEntry({ ...same, state: 'CONFLICTING' })])).toBeNull();
    expect(sharedProvenance([anEntry({}), anEntry({})])).toBeNull();
  });

  it('names a source once for all that follow each other with it', () => {
    const [a, b] = ['https://a.example/x', 'https://b.example/y'].map((sourceUri) => ({ sourceUri }));
    const entries = [a, a, b, a].map((source) => anEntry(source!));
    const periods = [aPeriod()];
    expect(sourceRuns([...entries, anEntry({ ...a, periods })]).map((run) => run.entries.length)).toEqual([2, 1, 1, 1]);
    const html = part(section(...entries), 'details');
    const lead = translate('en', 'page.sharedSourceOf', { count: 2 });
    expect(html.match(/class="meta/g)).toHaveLength(3);
    expect(html).toContain(lead);
    // All of a place say it in other words.
    expect(section(...entries.slice(0, 2))).not.toContain(lead);
  });
});

describe('risk', () => {
  it.each([
    ['LEVEL1', 1, 'Very low risk'],
    ['LEVEL5', 5, 'Very high risk'],
  ] as const)('%s is a digit, bars and a word', (riskLevel, step, word) => {
    const html = part(withDetail({ places: [aPlace({ id: 'TH', riskLevel })] }), 'places');
    expect(html).toContain(`class="risk r${step}"`);
    expect(html.match(/<i class="on">/g)).toHaveLength(step);
    expect(html).toContain(word);
    expect(html).toContain(`Risk level ${step} of 5 (1 = very low, 5 = very high)`);
  });

  it('is said to be unknown, never low', () => {
    const html = part(withDetail({ places: [aPlace({ id: 'TH' }), aPlace({ id: 'DOH', isTransit: true })] }), 'places');
    expect(html.match(/Risk not stated/g)).toHaveLength(1);
    expect(html).not.toContain('class="on"');
  });

  it('stands beside the advice, with the ministry that gives it', () => {
    const advice = anEntry({
      detailType: 'AdvisoryNote',
      title: 'Travel advice',
      place: 'TH',
      text: 'Avoid the border.',
      authority: 'Foreign Office',
    });
    const html = withDetail({
      places: [aPlace({ id: 'TH' })],
      sections: [{ key: 'entry', title: 'Entry', entries: [advice, anEntry({})] }],
    });
    expect(part(html, 'places')).toContain('Avoid the border.');
    expect(part(html, 'places')).toContain('Published by: Foreign Office');
    expect(part(html, 'details')).not.toContain('Avoid the border.');
  });

  it('leaves news of an advice where all news are', () => {
    const advice = anEntry({ detailType: 'AdvisoryNote', place: 'TH', text: 'Avoid the border.', isChanged: true });
    expect(
      part(
        withDetail({ places: [aPlace({ id: 'TH' })], sections: [{ key: 'entry', title: 'Entry', entries: [advice] }] }),
        'details',
      ),
    ).toContain('Avoid the border.');
  });
});

describe('emergency numbers', () => {
  const emergency = (detailType: string, text: string, title: string) =>
    anEntry({ detailType, text, title, place: 'TH' });

  it('come first while the trip is under way, each to be dialled', () => {
    const sections = [
      {
        key: 'emergency',
        title: 'Emergency',
        entries: [
          emergency('CiEmergencyPolice', '191', 'Police'),
          emergency('CiEmergencyAmbulance', '1669 / 1554', 'Ambulance'),
        ],
      },
    ];
    const html = withDetail({ places: [aPlace({ id: 'TH' })], sections }, true);
    expect(html.indexOf('<h2 id="emergency">')).toBeLessThan(html.indexOf('<h2 id="verdict">'));
    for (const number of ['191', '1669', '1554'])
      expect(part(html, 'emergency')).toContain(`<a href="tel:${number}">${number}</a>`);
    expect(part(html, 'emergency')).toContain('tel:+49301234567');
    expect(withDetail({ sections }, false)).not.toContain('id="emergency"');
  });

  it('show a number for several services once, and no sentence that only repeats it', () => {
    const entries = [
      emergency('CiEmergencyPolice', '112', 'Police'),
      emergency('CiEmergencyFire', '112', 'Fire brigade'),
      emergency('EmergencyNumbers', '112 (police, fire brigade)', 'Numbers'),
    ];
    const [place] = emergencyPlaces({
      places: [aPlace({ id: 'TH' })],
      sections: [{ key: 'emergency', title: '', entries }],
    });
    expect(place!.calls.map(({ topics }) => topics)).toEqual([['Police', 'Fire brigade']]);
    expect(place!.notes).toEqual([]);
  });

  it('keep a sentence with further content', () => {
    const entries = [
      emergency('CiEmergencyPolice', '191', 'Police'),
      emergency('EmergencyNumbers', 'Police 191, tourist police 1155', 'Numbers'),
    ];
    const [place] = emergencyPlaces({
      places: [aPlace({ id: 'TH' })],
      sections: [{ key: 'emergency', title: '', entries }],
    });
    expect(links(place!.notes[0]!.runs)).toEqual(['tel:191', 'tel:1155']);
  });

  it('are distinguished from other figures', () => {
    expect(links(phoneRuns('999 oder 112; +44 20 7946 0018, rund um die Uhr (24/7, 24 h)'))).toEqual([
      'tel:999',
      'tel:112',
      'tel:+442079460018',
    ]);
    expect(phoneRuns('15').map(({ href }) => href)).toEqual(['tel:15']);
  });
});
