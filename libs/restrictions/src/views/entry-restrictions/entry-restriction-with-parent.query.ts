import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { parentOf } from '../../model/restriction/parent-of.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { presentRestrictions, type PresentedRestriction } from './present-restriction.js';
import type { Reader } from './reader.js';

interface WithParent {
  entryRestriction: PresentedRestriction;
  parent: PresentedRestriction | null;
}

/** A restriction and the one of the place above it, from which its details may be copied. */
export class EntryRestrictionWithParentQuery extends Query<WithParent | null> {
  constructor(
    readonly id: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(EntryRestrictionWithParentQuery)
export class EntryRestrictionWithParentHandler implements IQueryHandler<EntryRestrictionWithParentQuery> {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
  ) {}

  execute({ id, reader }: EntryRestrictionWithParentQuery): Promise<WithParent | null> {
    const options = { ...reader, groups: this.ruleIndex.groups };
    return this.database.transaction('none', async (tx) => {
      const restriction = await restrictionById(tx, id);
      if (!restriction) return null;
      const parent = await parentOf(tx, restriction);
      const [own] = await presentRestrictions(tx, [restriction], { ...options, parent });
      const [above = null] = await presentRestrictions(tx, parent ? [parent] : [], options);
      return { entryRestriction: own!, parent: above };
    });
  }
}
