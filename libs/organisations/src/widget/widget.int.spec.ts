import { jest } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { TestingModule } from '@nestjs/testing';
import type { Viewer } from '@landfall/platform';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../organisations.module.js';
import { LoginResolver } from '../login/login.resolver.js';
import { WidgetResolver } from './widget.resolver.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let other: Agent;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
  await world.query('update organisation set widget_enabled = id = $1', [agent.organisationId]);
  module = await modulesOf(world, OrganisationsModule);
});
afterAll(async () => {
  await module.close();
  await world.close();
});

const as = <R, T>(viewer: Viewer, type: Type<R>, work: (resolver: R) => T | Promise<T>): Promise<T> =>
  resolvedFor(module, viewer, type, work);

const GOOD = { nationalityDefaultId: 'de', nationalityIds: ['DE', 'at', 'DE'], restrictionType: 'PRIVATE' as const };
const update = (viewer: Viewer, change: Partial<typeof GOOD> = {}) =>
  as(viewer, WidgetResolver, (resolver) => resolver.update({ ...GOOD, ...change }));
const widgetOf = (viewer: Viewer) => as(viewer, WidgetResolver, (resolver) => resolver.widget());

describe('the widget of an organisation', () => {
  it('gets a code when it is first set up, and keeps it', async () => {
    expect(await widgetOf(agent)).toBeNull();
    expect(await update(agent)).toEqual({ ok: true, errors: [] });
    const widget = await widgetOf(agent);
    expect(widget).toMatchObject({
      nationalityDefault: { id: 'DE' },
      nationalities: [{ id: 'DE' }, { id: 'AT' }],
      restrictionType: 'PRIVATE',
      maxWidgetNationalities: 3,
    });
    await update(agent, { nationalityIds: ['CH'], nationalityDefaultId: 'CH' });
    expect(await widgetOf(agent)).toMatchObject({ id: widget!.id, nationalities: [{ id: 'CH' }] });
    const own = await as(agent, LoginResolver, (resolver) => resolver.organisation(agent.organisationId));
    expect(own).toMatchObject({ widgetCode: widget!.id, widgetEnabled: true });
    const rows = await world.query(`select payload from event_log where type like '%OrganisationRevised'`);
    expect(rows.at(-1)).toEqual({
      payload: { fields: ['widgetNationalities', 'widgetNationality', 'widgetPurpose'] },
    });
  });

  it('is rejected on the field, and stays as it is', async () => {
    await update(agent);
    const before = await widgetOf(agent);
    const wrong: [Partial<typeof GOOD>, string][] = [
      [{ nationalityDefaultId: 'XX' }, 'nationalityDefaultId'],
      [{ nationalityIds: [] }, 'nationalityIds'],
      [{ nationalityIds: ['DE', 'AT', 'CH', 'TR'] }, 'nationalityIds'],
      [{ nationalityIds: ['AT'] }, 'nationalityIds'],
      [{ nationalityIds: ['DE', 'YY'] }, 'nationalityIds'],
    ];
    for (const [change, field] of wrong) {
      const { ok, errors } = await update(agent, change);
      expect([ok, errors.map((error) => error.field)]).toEqual([false, [field]]);
    }
    expect(await widgetOf(agent)).toEqual(before);
  });

  it('is that of its organisation alone, and is none where it is switched off or nobody has an organisation', async () => {
    expect(await widgetOf(other)).toBeNull();
    expect((await update(other)).errors).toEqual([
      { field: 'id', messages: ['Diese Funktion ist für Ihr Unternehmen nicht freigeschaltet.'] },
    ]);
    const editor: Viewer = { userId: world.editor, isStaff: true, organisationId: null, permissions: [] };
    await expect(widgetOf(editor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
