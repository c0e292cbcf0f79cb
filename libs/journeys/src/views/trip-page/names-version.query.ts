import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';

/** The state of what pages name and snapshots do not hold, authorities and machine translations: another text after each change. */
export class FindNamesVersion extends Query<string> {}

@QueryHandler(FindNamesVersion)
export class FindNamesVersionHandler implements IQueryHandler<FindNamesVersion> {
  constructor(private readonly database: Database) {}

  execute(): Promise<string> {
    return this.database.transaction('none', async (tx) => {
      const { rows } = await tx.query<{ version: string }>(
        `select concat_ws(' ', (select md5(string_agg(id || ' ' || name || ' ' || authority_type, ',' order by id)) from authority),
                (select count(key) || ' ' || max(translated_at) from stored_translation)) as version`,
      );
      return rows[0]!.version;
    });
  }
}
