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

/** What is not stated for want of a source, with the reason; nothing may be added. */
const VISA_UNKNOWN: Record<Purpose, Record<string, string>> = {
  PRIVATE: {},
  BUSINESS: { OM: 'entry without a visa is for tourists; no page says which visa a business trip needs' },
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

const isHomePage = (address: string): boolean => {
  const { pathname, search } = new URL(address);
  return search === '' && /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i.test(pathname);
};
/** May fall, never rise: replace a home page by the page that says it, then lower the number. */
const HOME_PAGES = 280;

describe('sources', () => {
  it('are no more often a mere home page than before', async () => {
    const files = await loadRuleFiles(SEEDS, seeds.groups);
    const homePages = files.flatMap(({ name, file }) =>
      file.details.filter(({ source }) => isHomePage(source.url)).map(({ source }) => `${name} ${source.url}`),
    );
    expect(homePages.length).toBeLessThanOrEqual(HOME_PAGES);
  });
});
