import { DETAIL_TYPES } from '@landfall/catalogue';
import { EntryParts } from '@landfall/answers/entry-parts';
import { presentAnswer } from '@landfall/answers/present-answer';
import type { StoredText } from '@landfall/answers/translation-store';
import { runInRequest } from '@landfall/platform';
import { answerWithScheduledRevisions, RuleIndex, type Condition, type RuleDetail } from '@landfall/requirements';
import type { Authority } from '@landfall/restrictions/authorities';
import fc from 'fast-check';
import { execute } from 'graphql';
import { LookupDocument } from '../../../admin/src/gen/graphql.js';
import { aDetail } from '../../../../libs/requirements/test/a-detail.js';
import { pathOf } from '../../../../libs/requirements/test/case-file.js';
import { theSeeds, type Seeds } from '../../../../libs/restrictions/test/the-seeds.js';
import { parsedLookup, theSchema } from '../../test/parsed-lookup.js';
import { LOOKUP } from '../../../../test/load/lookup-requests.mjs';
import { LookupDocuments, type ValidOperation } from './lookup-documents.js';

const ENTRY = [
  'detailType title kind destination citizenships value text html textLanguage positive isChanged changedAt level sourceUri state provenance',
  'authority { id name } checkedAt',
  'statements { value text sourceUri }',
];
const SELECTIONS = [
  `destinations { place { type id name country { id iso2 iso3 nameShort } region { id name } iata } isTransit status entryBanned riskLevel phase phaseStart phaseEnd }
   summary { key title status text destinations citizenships } warnings { key text destinations }
   sections { key title entries { ${ENTRY.join(' ')} } } events { id title } version`,
  `scheduled { text } sections { entries { citizenships text t: title destination ${ENTRY[2]!} } } asOf`,
  `sections { key entries { ...Entry ... on DetailEntry { text } } } destinations { place { country { riskLevel } } }`,
];
const documentOf = (selection: string): string =>
  `{ it: destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"], citizenshipIds: ["DE"],
    dateStart: "2027-01-01", dateEnd: "2027-01-02") { ${selection} } } ${selection.includes('...Entry') ? 'fragment Entry on DetailEntry { value citizenships }' : ''}`;

const PLACES = ['TH', 'TH-83', 'HKT', 'VN'];
const CODES = ['DE', 'AT', 'TR', 'US'];
const VALUES: Record<string, fc.Arbitrary<RuleDetail['values'][string]>> = {
  YESNO: fc.boolean(),
  POSINT: fc.nat(90),
  COLOR: fc.constantFrom('RED', 'YELLOW', 'BLUE'),
  YESNOTEXT: fc.record({
    yes: fc.boolean(),
    de: fc.constantFrom('Größe „x“', ''),
    en: fc.constantFrom('a "b"\n', 'c'),
  }),
  FREETEXT: fc.record({ de: fc.constantFrom('<p>Ä</p>', 'Text'), en: fc.constantFrom('\u2028', 'text') }),
};
const TYPES = [
  'Note',
  'AdvisoryRiskLevel',
  'ErVisaRequired',
  'ErVisaFreeDays',
  'VaccinationRequired',
  'ErIdSufficient',
].map((key) => DETAIL_TYPES.find((type) => type.key === key)!);
const aValue = fc
  .constantFrom(...TYPES)
  .chain(({ key, kind }) => (VALUES[kind] ?? fc.boolean()).map((v) => ({ [key]: v })));
const holds = (issuer: string): Condition => ({ kind: 'HOLDS', documents: [{ issuer, kind: 'VISA' }] });
const someRules = fc.array(
  fc.record({
    place: fc.constantFrom(...PLACES),
    values: fc.array(aValue, { minLength: 1, maxLength: 4 }),
    who: fc.constantFrom('', 'DE', 'EU', 'TR US'),
    provenance: fc.constantFrom('editorial' as const, 'imported' as const),
    authorityId: fc.constantFrom(null, 'a', 'b'),
    checkedAt: fc.constantFrom(null, '2026-01-02'),
    conditions: fc.constantFrom([], [], [holds('US')], [holds('TH')], [holds('US'), { ...holds('TH'), isNot: true }]),
    end: fc.constantFrom(null, '2027-01-04'),
  }),
  { minLength: 3, maxLength: 12 },
);
const aQuestion = fc.record({
  selection: fc.constantFrom(...SELECTIONS),
  language: fc.constantFrom('de' as const, 'en' as const, 'cs' as const, 'tr' as const),
  view: fc.constantFrom('EXPERT' as const, 'TRAVELLER' as const),
  places: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 }),
  transits: fc.constantFrom([], ['HKT']),
  citizenships: fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1 }),
  name: fc.constantFrom('Office', 'Ministry'),
  translated: fc.constantFrom(null, 'a "translation"', 'jiný překlad'),
});

let seeds: Seeds;
let schema: ValidOperation['schema'];
beforeAll(async () => {
  seeds = await theSeeds();
  schema = theSchema(seeds.places);
}, 30_000);

it('writes what graphql-js says of answers that share nothing, whatever was written before: other rules, names of authorities, translations', async () => {
  const translations = { isEmpty: false, isIn: () => true, changes: 0, find: (): StoredText | null => null };
  const documents = new LookupDocuments(seeds.places);
  const parts = new EntryParts();
  const seen = { conflicts: 0, depending: 0, entries: 0 };
  await fc.assert(
    fc.asyncProperty(someRules, fc.array(aQuestion, { minLength: 1, maxLength: 4 }), async (rules, questions) => {
      const index = RuleIndex.of(
        rules.map(({ place, values, who, end, ...rest }) =>
          aDetail(place, Object.assign({}, ...values), {
            for: who,
            ...rest,
            phases: end ? { noAccess: { start: null, end } } : {},
          }),
        ),
        seeds.groups,
      );
      for (const { selection, language, view, places, transits, citizenships, name, translated } of questions) {
        translations.changes += 1;
        translations.find = () => (translated === null ? null : { text: translated, language: 'cs', byMachine: true });
        const names = new Map(
          ['a', 'b'].map((id): [string, Authority] => [id, { id, name: `${name} ${id}`, authorityType: 'OTHER' }]),
        );
        const answer = answerWithScheduledRevisions(
          index,
          {
            departureCountry: 'DE',
            destinations: places.map(pathOf),
            transits: transits.map(pathOf),
            citizenships,
            purpose: 'PRIVATE',
            dateStart: '2027-01-02',
            dateEnd: '2027-01-09',
          },
          [],
        );
        seen.entries += answer.entries.length;
        seen.conflicts += answer.entries.filter(({ state }) => state === 'conflicting').length;
        seen.depending += answer.entries.filter(({ state }) => state === 'depends').length;
        const options = {
          language,
          view,
          places: seeds.places,
          authority: (id: string) => names.get(id) ?? null,
          translations,
        };
        const query = documentOf(selection);
        const parsed = parsedLookup(schema, query);
        await runInRequest({ correlationId: '', language, viewer: null, token: null, address: '' }, async () => {
          const rootValue = { destinationDetail: () => presentAnswer(answer, options) };
          const { data, errors } = await execute({
            schema,
            document: parsed.document,
            rootValue,
            contextValue: {},
          });
          expect(errors).toBeUndefined();
          const document = documents.of(parsed, query, null)!;
          const shared = presentAnswer(answer, { ...options, parts });
          for (const again of [shared, shared])
            expect(document.write({ ...again }, data!)?.toString()).toBe(`${JSON.stringify({ data })}\n`);
        });
      }
    }),
    { numRuns: 200 },
  );
  expect(seen.entries).toBeGreaterThan(1_000);
  expect(seen.conflicts).toBeGreaterThan(20);
  expect(seen.depending).toBeGreaterThan(100);
}, 60_000);

it('leaves nothing of what a client can show of an answer to the executor', () => {
  const documents = new LookupDocuments(seeds.places);
  for (const query of [documentOf(SELECTIONS[0]!), LOOKUP, String(LookupDocument)])
    expect(documents.of(parsedLookup(schema, query), query, null)).toMatchObject({ isWhole: true });
});
