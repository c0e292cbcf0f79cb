import { validated } from '@landfall/platform';
import { RuleIndex } from '@landfall/requirements';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { seedDetails, toDetailInputs } from '../../libs/imports/src/seeding/seed-rules.js';
import { decideSave } from '../../libs/restrictions/src/decisions/save-entry-restriction.decide.js';
import { toRuleDetails } from '../../libs/restrictions/src/model/restriction/to-rule-details.js';
import { aContext } from '../../libs/restrictions/test/a-context.js';
import { SEEDS, theSeeds, type Seeds } from '../../libs/restrictions/test/the-seeds.js';

/** All rules that the product ships with, as an editor would have saved them. */
export async function seededRules(): Promise<{ seeds: Seeds; ruleIndex: RuleIndex }> {
  const seeds = await theSeeds();
  const rules = [...(await seedDetails(SEEDS, seeds.groups))].flatMap(([countryId, details]) => {
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
    if (!outcome.ok) throw new Error(`${countryId}: ${JSON.stringify(outcome.rejections)}`);
    return toRuleDetails(outcome.restriction, 'Europe/Berlin');
  });
  return { seeds, ruleIndex: RuleIndex.of(rules, seeds.groups) };
}
