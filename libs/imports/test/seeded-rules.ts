import { systemClock } from '@landfall/kernel';
import { validated } from '@landfall/platform';
import { answer, RuleIndex, type Answer, type RuleDetail } from '@landfall/requirements';
import { EntryRestrictionInput, type EntryRestrictionDetailInput } from '@landfall/restrictions/restriction-input';
import { decideSave } from '../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../restrictions/src/model/restriction/to-rule-details.js';
import { aContext } from '../../restrictions/test/a-context.js';
import { SEEDS, theSeeds } from '../../restrictions/test/the-seeds.js';
import { decideSeedAdvisory, loadSeedAdvisories } from '../src/seeding/seed-advisories.js';
import { loadRuleFiles, seedDetails, toDetailInputs } from '../src/seeding/seed-rules.js';

export interface SeededRules {
  /** ISO codes of the countries of which a rule file speaks. */
  destinations: string[];
  /** A private trip from 1 to 14 December 2026 that starts in the citizen's own country. */
  lookUp(citizenship: string, destination: string): Answer;
}

/** The rules that the product ships with, as a new database holds them. */
export async function seededRules(): Promise<SeededRules> {
  const seeds = await theSeeds();
  const rulesOf = (countryId: string, details: EntryRestrictionDetailInput[]): RuleDetail[] => {
    let made = 0;
    const outcome = decideSave(
      null,
      validated(EntryRestrictionInput, { level: 'COUNTRY', countryId, isActive: true, isChecked: false, details }),
      aContext(seeds, { newId: () => `${countryId}-${(made += 1)}`, editorId: null }),
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
    return toRuleDetails(outcome.restriction, 'Europe/Berlin');
  };
  const editorial = [...(await seedDetails(SEEDS, seeds.groups))].flatMap(([countryId, details]) =>
    rulesOf(
      countryId,
      details.flatMap((detail) => toDetailInputs(detail, 'authority-1')),
    ),
  );
  const world = { places: seeds.places, groups: seeds.groups, clock: systemClock };
  const advice = (await loadSeedAdvisories(SEEDS)).flatMap((advisory) =>
    toRuleDetails(decideSeedAdvisory(advisory, 'authority-1', world).restriction, 'Europe/Berlin'),
  );
  const index = RuleIndex.of([...editorial, ...advice], seeds.groups);
  const files = await loadRuleFiles(SEEDS, seeds.groups);
  return {
    destinations: [...new Set(files.flatMap(({ file }) => file.places))].sort(),
    lookUp: (citizenship, destination) =>
      answer(index, {
        departureCountry: citizenship,
        destinations: [seeds.places.path('COUNTRY', destination)!],
        transits: [],
        citizenships: [citizenship],
        purpose: 'PRIVATE',
        dateStart: '2026-12-01',
        dateEnd: '2026-12-14',
      }),
  };
}
