import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validated } from '@landfall/platform';
import { answer, RuleIndex, type Answer, type RuleDetail } from '@landfall/requirements';
import { EntryRestrictionInput, type EntryRestrictionDetailInput } from '@landfall/restrictions/restriction-input';
import { decideSave } from '../../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../../restrictions/src/model/restriction/to-rule-details.js';
import { aContext } from '../../../restrictions/test/a-context.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';
import { seedDetails, toDetailInputs } from '../seeding/seed-rules.js';
import { diffMatrix } from './matrix-diff.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import { toDetails } from './stored-cells.js';

// The files may be read in place and not be committed; without them this test is skipped.
const file = join(SEEDS, '../../..', 'shared', 'data', 'visa-matrix', 'passport-index-tidy-iso2-2026-02-17.csv');
const suite = existsSync(file) ? describe : describe.skip;
const dated = '2026-02-17';

suite('the seeds beside the published matrix', () => {
  let seeds: Seeds;
  let ruleIndex: RuleIndex;

  const rulesOf = (countryId: string, details: EntryRestrictionDetailInput[], isImported: boolean): RuleDetail[] => {
    let made = 0;
    const outcome = decideSave(
      null,
      validated(EntryRestrictionInput, { level: 'COUNTRY', countryId, isActive: true, isChecked: false, details }),
      aContext(seeds, {
        newId: () => `${countryId}-${isImported}-${(made += 1)}`,
        editorId: null,
        ...(isImported ? { importProvenance: { source: 'visa-matrix', licence: 'MIT', dated } } : {}),
      }),
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
    return toRuleDetails(outcome.restriction, 'Europe/Berlin');
  };

  beforeAll(async () => {
    seeds = await theSeeds();
    const edited = [...(await seedDetails(SEEDS, seeds.groups))].flatMap(([countryId, details]) =>
      rulesOf(
        countryId,
        details.flatMap((detail) => toDetailInputs(detail, 'authority-1')),
        false,
      ),
    );
    const matrix = parseVisaMatrix(readFileSync(file, 'utf8'), (code) => seeds.places.country(code)?.iso2 ?? null, {
      allowPartial: false,
    });
    const { next } = diffMatrix(new Map(), matrix, {
      dated,
      sourceUri: 'https://www.passportindex.org',
      removeMissing: false,
    });
    const imported = [...next].flatMap(([countryId, cells]) => rulesOf(countryId, toDetails(cells, []), true));
    ruleIndex = RuleIndex.of([...edited, ...imported], seeds.groups);
  }, 60_000);

  /** Of a nationality to a country. */
  function answerFor(pair: string): Answer {
    const [citizenship, destination] = pair.split(' ') as [string, string];
    return answer(ruleIndex, {
      departureCountry: 'DE',
      destinations: [seeds.places.path('COUNTRY', destination)!],
      transits: [],
      citizenships: [citizenship],
      purpose: 'PRIVATE',
      dateStart: '2026-12-01',
      dateEnd: '2026-12-14',
    });
  }

  it.each(['IL MY', 'XK CU', 'KP JP', 'KP LK', 'SO AU', 'SO CA', 'TW CU', 'TW GE'])(
    'warn that entry is barred: %s',
    (pair) => {
      const { places, warnings } = answerFor(pair);
      expect(places[0]).toMatchObject({ entryBanned: true, phase: 'noAccess' });
      expect(['RED', 'PURPLE']).toContain(places[0]!.status);
      expect(warnings.map(({ key }) => key)).toContain('ENTRY_BANNED');
    },
  );

  it.each(['AU RW', 'BE RW', 'IN HK', 'CN TR', 'AU OM'])('say that they conflict: %s', (pair) => {
    const { summary, warnings, entries } = answerFor(pair);
    expect(entries.find(({ detailType }) => detailType === 'ErVisaRequired')?.state).toBe('conflicting');
    expect(summary.find(({ key }) => key === 'VISA')?.status).toBe('REQUIRED');
    expect(warnings.map(({ key }) => key)).toContain('CONFLICTING');
  });
});
