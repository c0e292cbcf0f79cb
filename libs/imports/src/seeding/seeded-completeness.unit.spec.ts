import { validated } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { answer, RuleIndex, type Answer } from '@landfall/requirements';
import { decideSave } from '../../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../../restrictions/src/model/restriction/to-rule-details.js';
import { loadRuleFiles, seedDetails, toDetailInputs } from './seed-rules.js';
import { aContext } from '../../../restrictions/test/a-context.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

type Purpose = 'PRIVATE' | 'BUSINESS';

/** The detail types behind the eight items of the summary. */
const SUMMARY_TYPES = [
  'ErVisaRequired',
  'ErEntryPermitRequired',
  'ErIdSufficient',
  'ErPassportSufficient',
  'ErPassportMinMonthsBeyondTrip',
  'ErPassportMinMonthsAtDeparture',
  'ErPassportValidForStay',
  'ErChildrenPassportRequired',
  'ErHealthInsuranceRequired',
  'VaccinationRequired',
  'InternationalDrivingPermitRequired',
  'ErExtraFormsRequired',
];

const VISA_UNKNOWN: Record<string, string> = {};
const LESS_THAN_GERMANY: Record<string, string> = {};

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
        level: 'COUNTRY',
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

const statedTypes = (found: Answer): string[] =>
  SUMMARY_TYPES.filter((type) => found.entries.some((e) => e.detailType === type && e.statements.length > 0));

describe('citizens of the EEA and Switzerland', () => {
  it.each<Purpose>(['PRIVATE', 'BUSINESS'])('know at every destination whether they need a visa: %s', (purpose) => {
    const unknown = destinations.flatMap((d) =>
      seeds.groups['EEA_CH']!.filter((n) => n !== d && !statedTypes(lookup(d, n, purpose)).includes('ErVisaRequired')).map(
        (n) => `${d} ${n}`,
      ),
    );
    expect(unknown).toEqual(Object.keys(VISA_UNKNOWN));
  });

  it.each(['AT', 'CH'])('of which %s knows all of the summary that Germany knows', (citizenship) => {
    const less = destinations
      .filter((d) => d !== citizenship && d !== 'DE')
      .flatMap((d) => {
        const stated = statedTypes(lookup(d, citizenship, 'PRIVATE'));
        return statedTypes(lookup(d, 'DE', 'PRIVATE'))
          .filter((type) => !stated.includes(type))
          .map((type) => `${d} ${citizenship} ${type}`);
      });
    expect(less).toEqual(Object.keys(LESS_THAN_GERMANY).filter((key) => key.split(' ')[1] === citizenship));
  });
});

const BARE = /^\/?([a-z]{2}(-[a-z]{2,4})?\/?)?$/i;
const HOME_PAGES = 0;

describe('sources', () => {
  it('that are only a home page do not grow in number', async () => {
    const files = await loadRuleFiles(SEEDS, seeds.groups);
    const bare = files.flatMap(({ name, file }) =>
      file.details.filter(({ source }) => {
        const { pathname, search } = new URL(source.url);
        return BARE.test(pathname) && search === '';
      }).map(({ source }) => `${name} ${source.url}`),
    );
    expect(bare.length).toBeLessThanOrEqual(HOME_PAGES);
  });
});
