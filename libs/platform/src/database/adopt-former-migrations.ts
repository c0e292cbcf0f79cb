import { Migration, type MigrationExecutor, type QueryRunner } from 'typeorm';

/** The migrations of node-pg-migrate (up to version 2) under their current names. */
const FORMER = new Map([
  ['0001_event-log', 'EventLog1795219200001'],
  ['0002_organisations', 'Organisations1795219200002'],
  ['0003_restrictions', 'Restrictions1795219200003'],
  ['0004_journeys', 'Journeys1795219200004'],
  ['0005_heartbeats', 'Heartbeats1795219200005'],
  ['0006_editing', 'Editing1795219200006'],
  ['0007_translations', 'Translations1795219200007'],
  ['0008_proposed-restores', 'ProposedRestores1795219200008'],
  ['0009_history-of-places', 'HistoryOfPlaces1795219200009'],
]);

/** Adopts the records of node-pg-migrate and drops its table, so an older release fails at once on this database. */
export async function adoptFormerMigrations(
  runner: QueryRunner,
  executor: MigrationExecutor,
  known: readonly string[],
): Promise<void> {
  if (!(await runner.hasTable('schema_migration'))) return;
  const rows = (await runner.query('select name from schema_migration order by id')) as { name: string }[];
  // The only public method that creates TypeORM's table without running migrations.
  await executor.showMigrations();
  for (const { name } of rows) {
    const adopted = FORMER.get(name);
    if (!adopted || !known.includes(adopted))
      throw new Error(`The database has the migration ${name}, which this version does not know.`);
    await executor.insertMigration(new Migration(undefined, Number(adopted.slice(-13)), adopted));
  }
  await runner.query('drop table schema_migration');
}
