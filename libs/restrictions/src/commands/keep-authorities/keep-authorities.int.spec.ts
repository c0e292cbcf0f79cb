import { validated } from '@landfall/platform';
import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { accepted, rejectedFor, TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { ensureAuthority, type Authority } from '../../model/authorities/authority-store.js';
import { AuthorityInput } from './authority.input.js';
import { DeleteAuthority, DeleteAuthorityHandler } from './delete-authority.handler.js';
import { SaveAuthority, SaveAuthorityHandler } from './save-authority.handler.js';

jest.setTimeout(20_000);

let world: TripWorld;
let directory: AuthorityDirectory;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  directory = new AuthorityDirectory(world.db.database);
});

const save = (kind: 'create' | 'update', input: Partial<AuthorityInput>): ReturnType<SaveAuthorityHandler['execute']> =>
  new SaveAuthorityHandler(world.db.database, directory).execute(
    new SaveAuthority(
      kind,
      validated(AuthorityInput, { name: 'Home Office', authorityType: 'DESTINATION_COUNTRY', ...input }),
      world.editor,
      'correlation-1',
    ),
  );
const created = async (name: string): Promise<Authority> => accepted(await save('create', { name })).authority;
const remove = (id: string): ReturnType<DeleteAuthorityHandler['execute']> =>
  new DeleteAuthorityHandler(world.db.database, directory).execute(
    new DeleteAuthority(id, world.editor, 'correlation-1'),
  );
const facts = (): Promise<object[]> =>
  world.query(
    `select version, type, payload ->> 'change' as change, payload ->> 'name' as name, actor, correlation_id from event_log where stream = 'authority' order by position`,
  );

describe('authorities', () => {
  it('are known to the process that saved them at once', async () => {
    const { id } = await created('Home Office');
    expect(directory.get(id)?.name).toBe('Home Office');
    await save('update', { id: id.toUpperCase(), name: 'Border Force' });
    expect(directory.get(id)).toEqual({ id, name: 'Border Force', authorityType: 'DESTINATION_COUNTRY' });
    accepted(await remove(id));
    expect(directory.get(id)).toBeNull();
  });

  it('leave a fact for each change, in the order of their versions', async () => {
    const { id } = await created('Home Office');
    await save('update', { id, name: 'Border Force' });
    await save('update', { id, name: 'Border Force' });
    await remove(id);
    const fact = (version: number, change: string, name: string): object => ({
      version,
      type: 'restrictions.AuthorityChanged',
      change,
      name,
      actor: world.editor,
      correlation_id: 'correlation-1',
    });
    expect(await facts()).toEqual([
      fact(1, 'CREATED', 'Home Office'),
      fact(2, 'UPDATED', 'Border Force'),
      fact(3, 'DELETED', 'Border Force'),
    ]);
  });

  it('that came with the seeds are renamed as well', async () => {
    const id = await world.inSystem((tx) => ensureAuthority(tx, newId(), 'Auswärtiges Amt', 'FOREIGN_OFFICE'));
    accepted(await save('update', { id, name: 'AA', authorityType: 'FOREIGN_OFFICE' }));
    expect(await facts()).toMatchObject([{ version: 1, name: 'AA' }]);
  });

  it('of one name and type by several editors at the same moment become one', async () => {
    const outcomes = await Promise.all(
      ['Home Office', 'HOME OFFICE', 'home office'].map((name) => save('create', { name })),
    );
    expect(outcomes.map((o) => o.ok).sort()).toEqual([false, false, true]);
    expect(outcomes.filter((o) => !o.ok).map(rejectedFor)).toEqual([
      ['name rejection.nameTaken'],
      ['name rejection.nameTaken'],
    ]);
    expect(await facts()).toHaveLength(1);
  });

  it('that are not there are rejected', async () => {
    for (const id of [newId(), 'no id', null])
      expect(rejectedFor(await save('update', { id }))).toEqual(['id rejection.notFound']);
    for (const id of [newId(), 'no id']) expect(rejectedFor(await remove(id))).toEqual(['id rejection.notFound']);
    expect(await facts()).toEqual([]);
  });

  it('that restrictions name are not deleted; those that nobody names are', async () => {
    const [used, idle] = [await created('Home Office'), await created('Border Force')];
    const thailand = await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 30 }, { authorityId: used.id })
        .stating({ ErVisaFreeDays: 60 }, { authorityId: used.id, citizenshipIds: ['FR'] }),
    );
    await world.saved(aRestriction().for('VN').stating({ ErVisaFreeDays: 45 }, { authorityId: used.id }));
    expect(await remove(used.id)).toMatchObject({
      ok: false,
      rejections: [{ key: 'rejection.authorityInUse', values: { count: 2 } }],
    });
    expect(directory.get(used.id)).not.toBeNull();
    accepted(await remove(idle.id));
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }).revising(thailand));
    expect(await remove(used.id)).toMatchObject({ ok: false, rejections: [{ values: { count: 1 } }] });
  });

  it('that a open revision names are not deleted', async () => {
    const { id } = await created('Home Office');
    const thailand = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    const scheduled = await world.save(
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 60 }, { authorityId: id })
        .revising(thailand)
        .with({ effectiveOn: '2026-06-01' }),
    );
    expect(scheduled).toMatchObject({ ok: true, scheduled: { state: 'SCHEDULED' } });
    expect(await remove(id)).toMatchObject({ ok: false, rejections: [{ values: { count: 1 } }] });
    await world.query(`update scheduled_revision set state = 'WITHDRAWN'`);
    accepted(await remove(id));
  });
});
