import { jest } from '@jest/globals';
import type { Viewer } from '@landfall/platform';
import type { TestingModule } from '@nestjs/testing';
import { insertImage } from '../../../media/src/image-store.js';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { organisationById } from '../organisation/organisation-store.js';
import { OrganisationsModule } from '../organisations.module.js';
import { ProfileResolver } from './profile.resolver.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let other: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
  module ??= await modulesOf(world, OrganisationsModule);
});
afterAll(() => module.close());

const ask = <T>(work: (resolver: ProfileResolver) => Promise<T>, viewer: Viewer = agent): Promise<T> =>
  resolvedFor(module, viewer, ProfileResolver, work);
const update = (input: object, viewer: Viewer = agent) => ask((r) => r.updateOrganisation(input), viewer);
const kept = async ({ organisationId }: Agent) =>
  (await world.db.database.transaction('system', (tx) => organisationById(tx, organisationId)))!;
const aLogo = (organisationId: string): Promise<string> =>
  world.db.database.transaction('none', (tx) =>
    insertImage(
      tx,
      { bytes: Buffer.from('x'), contentType: 'image/png', width: 120, height: 40 },
      { purpose: 'logo', organisationId },
      world.clock.now(),
    ),
  );
const DONE = { ok: true, errors: [] };

describe('the profile of an organisation', () => {
  it('keeps what is left out, and loses what is emptied', async () => {
    expect(await update({ phone: '+49 30 1', facebook: 'https://facebook.com/sonnenweg' })).toEqual(DONE);
    expect(await update({ phone: ' ', publicName: 'Sonnenweg' })).toEqual(DONE);
    expect(await kept(agent)).toMatchObject({
      phone: null,
      publicName: 'Sonnenweg',
      facebook: 'https://facebook.com/sonnenweg',
    });
    expect(await kept(other)).toMatchObject({ publicName: null, facebook: null });
    const events = await world.query(`select payload from event_log where stream = 'organisation' order by position`);
    expect(events).toEqual([
      { payload: { fields: ['facebook', 'phone'] } },
      { payload: { fields: ['phone', 'publicName'] } },
    ]);
  });

  it('rejects all that is wrong on its field, and changes nothing', async () => {
    const before = await kept(agent);
    const { ok, errors } = await update({
      publicName: 'x'.repeat(121),
      email: 'nobody',
      website: 'javascript:alert(1)',
      youtube: 'youtube',
      countryIso2: 'XX',
      phone: 17,
      name: 'Another',
      widgetEnabled: true,
      visaServiceEnabled: 'yes',
      visaServiceUrl: 'javascript:alert(1)',
      mytripSections: { money: 'no' },
      mycruiseSections: { constructor: false },
    });
    expect(ok).toBe(false);
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'countryIso2',
      'email',
      'mycruiseSections',
      'mytripSections',
      'name',
      'phone',
      'publicName',
      'visaServiceEnabled',
      'visaServiceUrl',
      'website',
      'widgetEnabled',
      'youtube',
    ]);
    expect(await kept(agent)).toEqual(before);
  });

  it('keeps which sections pages leave out', async () => {
    await update({ mytripSections: { money: false, traffic: true }, mycruiseSections: { caseOfEmergency: false } });
    expect(await kept(agent)).toMatchObject({ mytripHidden: ['money'], mycruiseHidden: ['caseOfEmergency'] });
    await update({ mytripSections: {} });
    expect(await kept(agent)).toMatchObject({ mytripHidden: [], mycruiseHidden: ['caseOfEmergency'] });
  });

  it('has no visa service until it names one and switches it on', async () => {
    expect(await kept(agent)).toMatchObject({ visaServiceEnabled: false, visaServiceName: null, visaServiceUrl: null });
    const service = {
      visaServiceEnabled: true,
      visaServiceName: 'Visa Direkt',
      visaServiceUrl: 'https://visa.example/',
    };
    expect(await update(service)).toEqual(DONE);
    expect(await kept(agent)).toMatchObject(service);
    expect(await update({ visaServiceUrl: '' })).toEqual(DONE);
    expect(await kept(agent)).toMatchObject({ ...service, visaServiceUrl: null });
    expect(await kept(other)).toMatchObject({ visaServiceEnabled: false });
  });

  it('shows a logo of its own alone', async () => {
    const [own, foreign] = [await aLogo(agent.organisationId), await aLogo(other.organisationId)];
    expect(await update({ logoId: own })).toEqual(DONE);
    expect(await kept(agent)).toMatchObject({ logoId: own, logoWidth: 120, logoHeight: 40 });
    expect(await update({ logoId: foreign })).toMatchObject({ ok: false, errors: [{ field: 'logoId' }] });
    expect(await kept(agent)).toMatchObject({ logoId: own });
    expect(await update({ logoId: null })).toEqual(DONE);
    expect(await kept(agent)).toMatchObject({ logoId: null, logoWidth: null, logoHeight: null });
  });

  it('of another organisation is not there, and who has none may change none', async () => {
    expect(await update({ id: other.organisationId, phone: '1' })).toMatchObject({
      ok: false,
      errors: [{ field: 'id' }],
    });
    const editor: Viewer = { userId: world.editor, isStaff: true, organisationId: null, permissions: [] };
    await expect(update({ phone: '1' }, editor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the data of a user', () => {
  const INPUT = { firstName: ' Arne ', lastName: 'Sommer', email: 'arne@sonnenweg.example' };

  it('are changed by the user alone, and seen by colleagues', async () => {
    expect(await ask((r) => r.updateUser(INPUT))).toEqual(DONE);
    const found = { id: agent.userId, firstName: 'Arne', lastName: 'Sommer', email: 'arne@sonnenweg.example' };
    expect(await ask((r) => r.organisationUser(agent.userId))).toEqual(found);
    expect(await ask((r) => r.organisationUser(agent.userId), other)).toBeNull();
    expect(await ask((r) => r.organisationUser('no id'))).toBeNull();
    expect(await ask((r) => r.updateUser({ ...INPUT, id: other.userId }))).toMatchObject({ ok: false });
  });

  it('are rejected on their fields', async () => {
    expect(await ask((r) => r.updateUser({ firstName: '', email: 'x' }))).toEqual({
      ok: false,
      errors: [
        { field: 'firstName', messages: ['Pflichtfeld'] },
        { field: 'lastName', messages: ['Pflichtfeld'] },
        { field: 'email', messages: ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'] },
      ],
    });
  });
});
