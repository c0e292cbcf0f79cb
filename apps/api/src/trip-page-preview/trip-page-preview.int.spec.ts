import { jest } from '@jest/globals';
import type { Viewer } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../../libs/journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../../libs/journeys/test/trip-world.js';
import { aRestriction } from '../../../../libs/restrictions/test/a-restriction.js';
import { asking } from '../../../../libs/restrictions/test/asking.js';
import { RouteMaps } from '@landfall/traveller/preview';
import { TripPagePreviewResolver } from './trip-page-preview.resolver.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agents: Record<'own' | 'other', Agent>;
let journey: CreatedJourney;
/** The page is made on 2 May, before anybody needed a visa; since 3 May everybody does. */
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agents = { own: await world.agent('SONNENWEG'), other: await world.agent('NORDLICHT') };
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  world.clock.set('2026-05-02T10:00:00Z');
  journey = await world.followedJourney(agents.own, 'traveller@mail.example');
  world.clock.set('2026-05-03T10:00:00Z');
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  world.clock.set('2026-05-05T10:00:00Z');
});

const shown = (day: string, viewer: Viewer = agents.own) =>
  asking(
    () =>
      new TripPagePreviewResolver(
        queriesOf(world.pastPages),
        world.places,
        new RouteMaps(world.config),
        world.config,
      ).pageAsOf({
        id: journey.id,
        asOf: `${day}T12:00:00Z`,
        language: 'en',
      }),
    { viewer },
  );

describe('the page of a trip as of a past moment', () => {
  it('is the one that its traveller read, to read only', async () => {
    const [before, changed] = [await shown('2026-05-02'), await shown('2026-05-04')];
    expect([before!.state, before!.message]).toEqual(['ACTIVE', null]);
    expect(before!.html).toContain('<h1>Your trip: Thailand</h1>');
    expect(before!.html).toContain('No visa is required.');
    expect(before!.html).not.toContain('id="changes"');
    expect(changed!.html).toContain('id="changes"');
    for (const { html } of [before!, changed!]) expect(html).not.toMatch(/<form|<script|href="#subscribe"|\?lang=/);
  });

  it('has neither the address of the traveller nor the secret of the link', async () => {
    const { html } = (await shown('2026-05-04'))!;
    expect(html).not.toContain('traveller@mail.example');
    expect(html).not.toContain(journey.token);
  });

  it('stays open to its agency when it is closed to its traveller', async () => {
    await world.update(agents.own, { id: journey.id, isManuallyDisabled: true });
    expect(await shown('2026-05-02')).toMatchObject({
      state: 'DISABLED',
      message: expect.any(String),
      html: expect.stringContaining('No visa is required.'),
    });
  });

  it('is shown to no other agency, and to nobody without one', async () => {
    expect(await shown('2026-05-02', agents.other)).toBeNull();
    const staff: Viewer = { userId: world.editor, isStaff: true, organisationId: null, permissions: [] };
    await expect(shown('2026-05-02', staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
