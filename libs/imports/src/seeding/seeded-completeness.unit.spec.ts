import { validated } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { answer, RuleIndex, type Answer } from '@landfall/requirements';
import { decideSave } from '../../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../../restrictions/src/model/restriction/to-rule-details.js';
import { loadRuleFiles, seedDetails, toDetailInputs } from './seed-rules.js';
import { aContext } from '../../../restrictions/test/a-context.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

type Purpose = 'PRIVATE' | 'BUSINESS';

const VISA = 'ErVisaRequired';

/** The detail types behind the eight items of the summary; one of a group is enough. */
const SUMMARY_TYPES = [
  [VISA],
  ['ErEntryPermitRequired'],
  ['ErIdSufficient'],
  ['ErPassportSufficient'],
  ['ErPassportMinMonthsBeyondTrip', 'ErPassportMinMonthsAtDeparture', 'ErPassportValidForStay'],
  ['ErChildrenPassportRequired'],
  ['ErHealthInsuranceRequired'],
  ['VaccinationRequired'],
  ['InternationalDrivingPermitRequired'],
  ['ErExtraFormsRequired'],
];

/** What is not stated for want of a source, with the reason; grows only where a statement is taken out that no page says. */
const VISA_UNKNOWN: Record<Purpose, Record<string, string>> = {
  PRIVATE: {},
  BUSINESS: {
    DO: 'the tourist card is for tourists; no page says whether a business trip needs a visa',
    OM: 'entry without a visa is for tourists; no page says which visa a business trip needs',
  },
};
const LESS_THAN_GERMANY: Record<'AT' | 'CH', Record<string, string>> = {
  AT: { 'TW InternationalDrivingPermitRequired': 'whether Taiwan accepts Austrian permits again is open' },
  CH: {
    'TN ErIdSufficient': 'reports contradict each other on Swiss identity cards',
    'TW InternationalDrivingPermitRequired': 'no list of the permits that Taiwan accepts was found',
  },
};

let seeds: Seeds;
let ruleIndex: RuleIndex;
let destinations: string[];
beforeAll(async () => {
  seeds = await theSeeds();
  const details = await seedDetails(SEEDS, seeds.groups);
  const files = await loadRuleFiles(SEEDS, seeds.groups);
  destinations = [...new Set(files.flatMap(({ file }) => file.places))].sort();
  const context = aContext(seeds, { editorId: null });
  ruleIndex = RuleIndex.of(
    [...details].flatMap(([countryId, inputs]) => {
      let made = 0;
      const restriction = {
        level: 'COUNTRY' as const,
        countryId,
        isActive: true,
        isChecked: false,
        details: inputs.flatMap((d) => toDetailInputs(d, 'authority-1')),
      };
      const saved = decideSave(null, validated(EntryRestrictionInput, restriction), {
        ...context,
        newId: () => `${countryId}-${(made += 1)}`,
      });
      if (!saved.ok) throw new Error(`${countryId}: ${saved.rejections.map((r) => `${r.field} ${r.key}`).join(', ')}`);
      return toRuleDetails(saved.restriction, 'Europe/Berlin');
    }),
    seeds.groups,
  );
}, 60_000);

const lookup = (destination: string, citizenship: string, purpose: Purpose): Answer =>
  answer(ruleIndex, {
    departureCountry: citizenship,
    destinations: [seeds.places.path('COUNTRY', destination)!],
    transits: [],
    citizenships: [citizenship],
    purpose,
    dateStart: '2026-12-01',
    dateEnd: '2026-12-14',
  });

const isStated = (found: Answer, types: string[]): boolean =>
  found.entries.some((e) => types.includes(e.detailType) && e.statements.length > 0);

/** Under conditions at least. */
const isStatedToSome = (found: Answer, types: string[]): boolean =>
  isStated(found, types) || found.entries.some((e) => types.includes(e.detailType) && e.state === 'depends');

describe('citizens of the EEA and Switzerland', () => {
  it.each<Purpose>(['PRIVATE', 'BUSINESS'])('know at every destination whether they need a visa: %s', (purpose) => {
    const unknown = destinations.filter((d) =>
      seeds.groups['EEA_CH']!.some((n) => n !== d && !isStated(lookup(d, n, purpose), [VISA])),
    );
    expect(unknown).toEqual(Object.keys(VISA_UNKNOWN[purpose]));
  });

  it.each(['AT', 'CH'] as const)('know from %s all of the summary that Germans know', (citizenship) => {
    const less = destinations
      .filter((d) => d !== citizenship && d !== 'DE')
      .flatMap((d) => {
        const [german, own] = [lookup(d, 'DE', 'PRIVATE'), lookup(d, citizenship, 'PRIVATE')];
        return SUMMARY_TYPES.filter((types) => isStated(german, types) && !isStated(own, types)).map(
          (types) => `${d} ${types[0]}`,
        );
      });
    expect(less).toEqual(Object.keys(LESS_THAN_GERMANY[citizenship]));
  });
});

/** What a traveller asks of a destination, with the detail types that answer it; one of them is enough. */
const KEY_FACTS: Record<string, string[]> = {
  passport: ['ErPassportSufficient'],
  passportValidity: ['ErPassportMinMonthsBeyondTrip', 'ErPassportMinMonthsAtDeparture', 'ErPassportValidForStay'],
  identityCard: ['ErIdSufficient'],
  childDocument: ['ErChildrenPassportRequired'],
  visa: [VISA],
  lengthOfStay: ['ErVisaFreeDays', 'ErEVisaDays', 'ErVisaOnArrivalDays'],
  authorisation: ['ErEntryPermitRequired'],
  transit: ['ErTransitVisaRequired', 'ErTransitEntryPermitRequired', 'ErTransitNote'],
  forms: ['ErExtraFormsRequired'],
  insurance: ['ErHealthInsuranceRequired'],
  onwardTicket: ['ErOnwardTicketRequired'],
  funds: ['ErSufficientFundsRequired'],
  vaccination: ['VaccinationRequired'],
  minors: ['ErMinorsConsentRequired', 'ErMinorsNote'],
  customsImport: ['ErCustomsImport'],
  customsExport: ['ErCustomsExport'],
  drivingPermit: ['InternationalDrivingPermitRequired'],
  dualNationals: ['ErDualNationalsNote'],
  exit: ['ErExitFeeRequired', 'ErExitNote'],
};
/** Of ten nationalities at each destination; may fall, and rises only where a statement is taken out that no page says. */
const UNSTATED_AT_MOST: Record<string, number> = {
  passportValidity: 61,
  identityCard: 1,
  visa: 9,
  lengthOfStay: 256,
  authorisation: 8,
  transit: 90,
  forms: 60,
  insurance: 24,
  onwardTicket: 187,
  funds: 217,
  minors: 90,
  customsExport: 40,
  drivingPermit: 343,
  dualNationals: 10,
  exit: 70,
};

describe('the key facts of the destinations', () => {
  it('are stated no less often than before', () => {
    const unstated = Object.fromEntries(Object.keys(KEY_FACTS).map((fact) => [fact, 0]));
    for (const destination of destinations)
      for (const citizenship of ['DE', 'AT', 'CH', 'GB', 'US', 'CA', 'AU', 'TR', 'IN', 'CN']) {
        if (citizenship === destination) continue;
        const found = lookup(destination, citizenship, 'PRIVATE');
        for (const [fact, types] of Object.entries(KEY_FACTS)) if (!isStatedToSome(found, types)) unstated[fact]! += 1;
      }
    const more = Object.entries(unstated).filter(([fact, count]) => count > (UNSTATED_AT_MOST[fact] ?? 0));
    expect(more).toEqual([]);
  });
});

/** A start page, or the overview of an authority on a portal of its country: neither says anything of a rule. */
const isHomePage = (address: string): boolean => {
  const { hostname, pathname, search } = new URL(address);
  if (search === '' && /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i.test(pathname)) return true;
  if (/(^|\.)gob\.(mx|pe)$/.test(hostname) && /^\/[a-z]+\/?$/.test(pathname) && hostname.split('.').length < 4)
    return true;
  return pathname === '/de/reiseundsicherheit' || pathname === '/english' || pathname === '/travel-advice';
};
describe('sources', () => {
  it('are never a mere start page', async () => {
    const files = await loadRuleFiles(SEEDS, seeds.groups);
    const homePages = files.flatMap(({ name, file }) =>
      file.details.filter(({ source }) => isHomePage(source.url)).map(({ source }) => `${name} ${source.url}`),
    );
    expect(homePages).toEqual([]);
  });
});
