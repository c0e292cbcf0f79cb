import { systemClock } from '@landfall/kernel';
import { validated } from '@landfall/platform';
import { answer, RuleIndex, type Answer, type RuleDetail } from '@landfall/requirements';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { decideSave, type DecidedRevision } from '../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../restrictions/src/model/restriction/to-rule-details.js';
import { aContext } from '../../restrictions/test/a-context.js';
import { SEEDS, theSeeds, type Seeds } from '../../restrictions/test/the-seeds.js';
import { decideSeedAdvisory, loadSeedAdvisories } from '../src/seeding/seed-advisories.js';
import { loadRuleFiles, seedDetails, toDetailInputs } from '../src/seeding/seed-rules.js';

export interface SeededRules {
  /** ISO codes of the countries of which a rule file speaks. */
  destinations: string[];
  /** A private trip from 1 to 14 December 2026 that starts in the citizen's own country. */
  lookUp(citizenship: string, destination: string): Answer;
}

export interface EditorialRules {
  seeds: Seeds;
  /** By country. */
  saved: ReadonlyMap<string, DecidedRevision>;
  editorial: RuleDetail[];
}

/** The rules of editors that the product ships with, as an editor would have saved them. */
export async function editorialRules(): Promise<EditorialRules> {
  const seeds = await theSeeds();
  const saved = new Map<string, DecidedRevision>();
  for (const [countryId, details] of await seedDetails(SEEDS, seeds.groups)) {
    let made = 0;
    const outcome = decideSave(
      null,
      validated(EntryRestrictionInput, {
        level: 'COUNTRY',
        countryId,
        isActive: true,
        isChecked: false,
        details: details.flatMap((detail) => toDetailInputs(detail, 'authority-1')),
      }),
      aContext(seeds, { newId: () => `${countryId}-${(made += 1)}`, editorId: null }),
    );
    if (!outcome.ok)
      throw new Error(`${countryId}: ${outcome.rejections.map((r) => `${r.field} ${r.key}`).join(', ')}`);
    saved.set(countryId, outcome);
  }
  const editorial = [...saved.values()].flatMap(({ restriction }) => toRuleDetails(restriction, 'Europe/Berlin'));
  return { seeds, saved, editorial };
}

/** The rules that the product ships with, as a new database holds them. */
export async function seededRules(): Promise<SeededRules> {
  const { seeds, editorial } = await editorialRules();
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
