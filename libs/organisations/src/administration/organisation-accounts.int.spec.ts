import { jest } from '@jest/globals';
import type { Viewer } from '@landfall/platform';
import type { TestingModule } from '@nestjs/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { modulesOf, resolvedFor } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../organisations.module.js';
import type { OrganisationAccountInput } from './organisation-account.input.js';
import { OrganisationAccountsResolver } from './organisation-accounts.resolver.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  module ??= await modulesOf(world, OrganisationsModule);
});
afterAll(() => module.close());

const editor = (): Viewer => ({ userId: world.editor, isStaff: true, organisationId: null, permissions: [] });
const ask = <T>(work: (resolver: OrganisationAccountsResolver) => Promise<T>): Promise<T> =>
  resolvedFor(module, editor(), OrganisationAccountsResolver, work);
const create = (input: Partial<OrganisationAccountInput> = {}) =>
  ask((r) => r.create({ name: 'Fernweh Reisen', idCodePublic: 'fernweh', ...input }));
const fields = ({ errors }: { errors: readonly { field: string }[] }): string[] => errors.map(({ field }) => field);
const facts = (id: string) =>
  world.query(`select type, payload from event_log where stream = 'organisation' and stream_id = $1 order by version`, [
    id,
  ]);

it('an organisation is opened with a code for good, without a widget', async () => {
  const { ok, organisationAccount } = await create();
  expect(ok).toBe(true);
  expect(organisationAccount).toMatchObject({
    name: 'Fernweh Reisen',
    idCodePublic: 'FERNWEH',
    widgetEnabled: false,
    passwordChangeEnabled: true,
    activeUsers: 0,
  });
  const { id } = organisationAccount!;
  const update = (input: Partial<OrganisationAccountInput>) => ask((r) => r.update({ id, name: 'Fernweh', ...input }));
  expect(await update({ widgetEnabled: true })).toMatchObject({
    organisationAccount: { name: 'Fernweh', widgetEnabled: true, passwordChangeEnabled: true },
  });
  expect(await update({})).toMatchObject({ ok: true });
  expect(fields(await update({ idCodePublic: 'OTHER' }))).toEqual(['idCodePublic']);
  expect(await facts(id)).toEqual([
    { type: 'organisations.OrganisationOpened', payload: { idCodePublic: 'FERNWEH' } },
    { type: 'organisations.OrganisationRevised', payload: { fields: ['name', 'widgetEnabled'] } },
  ]);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ idCodePublic: null }, 'idCodePublic'],
  [{ idCodePublic: 'a b' }, 'idCodePublic'],
  [{ idCodePublic: '-' }, 'idCodePublic'],
  [{ idCodePublic: 'sonnenweg' }, 'idCodePublic'],
])('is rejected on the field: %j', async (input, field) => {
  const answer = await create(input);
  expect([answer.ok, fields(answer)]).toEqual([false, [field]]);
});

it('organisations are listed with their users, and found by name or code', async () => {
  await create();
  const names = async (search: string): Promise<string[]> =>
    (await ask((r) => r.list({ filter: { search } }))).results.map(({ idCodePublic }) => idCodePublic);
  expect(await names('fernw')).toEqual(['FERNWEH']);
  expect(await names('sonnenweg')).toEqual(['SONNENWEG']);
  expect(await ask((r) => r.one(agent.organisationId))).toMatchObject({ activeUsers: 1 });
  for (const unknown of ['x', agent.userId]) expect(await ask((r) => r.one(unknown))).toBeNull();
  expect(fields(await ask((r) => r.update({ id: agent.userId, name: 'x' })))).toEqual(['id']);
});
