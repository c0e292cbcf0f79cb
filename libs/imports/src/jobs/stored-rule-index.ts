import type { Tx } from '@landfall/platform';
import { RuleIndex, type CountryGroups } from '@landfall/requirements';
import { everyRestriction } from '@landfall/restrictions/restriction-store';
import type { ImportRules } from '../runs/perform-task.js';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';

/** The rules as one transaction sees them, read on first use: for work that ends with its transaction. */
export class StoredRuleIndex implements ImportRules {
  private read: RuleIndex | null = null;

  constructor(
    readonly groups: CountryGroups,
    private readonly timeZone: string,
  ) {}

  /** Throws before `atLeast` has been called. */
  get current(): RuleIndex {
    if (!this.read) throw new Error('The rules have not been read yet.');
    return this.read;
  }

  async atLeast(_restrictionId: string, _version: number, tx: Tx): Promise<void> {
    this.read ??= RuleIndex.of(
      (await everyRestriction(tx)).flatMap((restriction) => toRuleDetails(restriction, this.timeZone)),
      this.groups,
    );
  }
}
