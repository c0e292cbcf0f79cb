import type { Tx } from '@landfall/platform';
import type { CountryGroups, RuleIndex } from '@landfall/requirements';

/** The published rules of this process. Editing needs them to find conflicts and broken test trips; libs/answers holds them. */
export abstract class PublishedRules {
  abstract readonly current: RuleIndex;
  abstract readonly groups: CountryGroups;
  /** Time zone for the days of checks. */
  abstract readonly timeZone: string;

  /** Brings one restriction and its scheduled revisions to their state in the database. */
  abstract refresh(restrictionId: string, tx?: Tx): Promise<void>;

  /** Makes sure that the rules hold at least this version of a restriction. */
  abstract atLeast(restrictionId: string, version: number, tx?: Tx): Promise<void>;
}
