import { jest } from '@jest/globals';
import { aTrip } from '../../../test/a-trip.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import {
  accepted,
  rejectedFor,
  secretOf,
  TripWorld,
  type Agent,
  type CreatedJourney,
} from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
let journey: CreatedJourney;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  // Limits count by the clock of the machine.
  jest.spyOn(Date, 'now').mockImplementation(() => world.clock.now().getTime());
  agent = await world.agent('SONNENWEG');
  journey = await world.journey(agent);
});

const later = (hours: number): void => world.later(hours * 3_600);
const events = async (): Promise<string[]> =>
  (
    await world.query<{ type: string }>('select type from event_log where stream_id = $1 order by version', [
      journey.id,
    ])
  ).map((e) => e.type.replace('journeys.', ''));
const verificationLink = async (): Promise<string> => {
  const { id, attempt } = await world.subscriptionOf(journey.id);
  return secretOf(world.links.verificationUrl(id, attempt));
};

describe('subscribing to the changes of a trip', () => {
  it('waits for the address to confirm, and then is confirmed', async () => {
    accepted(await world.subscribe(journey, ' a@traveller.example '));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'PENDING', email: 'a@traveller.example' });
    accepted(await world.confirm(journey.id));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
    expect(await events()).toEqual(['JourneyCreated', 'TripSubscriptionRequested', 'TripSubscriptionConfirmed']);
  });

  it('is rejected at the sixth attempt within 24 hours, and allowed again after them', async () => {
    for (let n = 1; n <= 5; n += 1) {
      accepted(await world.subscribe(journey, `a${n}@traveller.example`));
      later(1);
    }
    expect(rejectedFor(await world.subscribe(journey, 'a6@traveller.example'))).toEqual([
      'email rejection.subscriptionLimit',
    ]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ email: 'a5@traveller.example', attempt: 5 });
    later(19);
    accepted(await world.subscribe(journey, 'a6@traveller.example'));
  });

  it('counts attempts that come at the same moment one by one', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => world.subscribe(journey, `a${n}@traveller.example`)),
    );
    expect(outcomes.filter((o) => o.ok)).toHaveLength(5);
  });

  it('counts the attempts of one trip, not of another', async () => {
    for (let n = 1; n <= 5; n += 1) accepted(await world.subscribe(journey, `a${n}@traveller.example`));
    accepted(await world.subscribe(await world.journey(agent), 'a@traveller.example'));
  });

  it('asks an address ten times within 24 hours, for all trips of all agencies together', async () => {
    const ADDRESS = 'flooded@traveller.example';
    const other = await world.agent('NORDLICHT');
    for (let n = 0; n < 5; n += 1) {
      await world.journey(agent, { email: ADDRESS });
      accepted(await world.subscribe(await world.journey(other), ADDRESS.toUpperCase()));
    }
    const journeys = await world.query('select 1 from journey');
    expect(rejectedFor(await world.create(agent, aTrip({ email: ADDRESS })))).toEqual([
      'email rejection.recipientLimit',
    ]);
    expect(await world.query('select 1 from journey')).toHaveLength(journeys.length);
    for (const same of [ADDRESS, 'flooded+7@traveller.example', 'Flooded+trip+2@traveller.example'])
      expect(rejectedFor(await world.subscribe(journey, same))).toEqual(['email rejection.recipientLimit']);
    accepted(await world.subscribe(journey, 'another@traveller.example'));
    expect(await world.tablesHolding(ADDRESS)).not.toContain('public.rate_limit');
  });

  it('is rejected when a confirmation exists already', async () => {
    accepted(await world.subscribe(journey, 'a@traveller.example'));
    accepted(await world.confirm(journey.id));
    expect(rejectedFor(await world.subscribe(journey, 'b@traveller.example'))).toEqual([
      'email rejection.alreadyConfirmed',
    ]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED', email: 'a@traveller.example' });
  });

  it('is rejected for a bad address, an unknown language, and a wrong link', async () => {
    expect(rejectedFor(await world.subscribe(journey, 'a@localhost'))).toEqual(['email rejection.invalidEmail']);
    expect(rejectedFor(await world.subscribe(journey, 'a@traveller.example', 'xx'))).toEqual([
      'language rejection.unknownLanguage',
    ]);
    expect(rejectedFor(await world.subscribe({ token: 'wrong' }, 'a@traveller.example'))).toEqual([
      'token rejection.notFound',
    ]);
    expect(await world.query('select 1 from rate_limit')).toEqual([]);
  });

  it('is rejected on a page that is disabled or over', async () => {
    accepted(await world.update(agent, { id: journey.id, isManuallyDisabled: true }));
    expect(rejectedFor(await world.subscribe(journey, 'a@traveller.example'))).toEqual([
      'token rejection.tripDisabled',
    ]);
    world.clock.set('2026-06-11T00:00:00+02:00');
    expect(rejectedFor(await world.subscribe(journey, 'a@traveller.example'))).toEqual(['token rejection.tripExpired']);
  });
});

describe('the link of a verification mail', () => {
  beforeEach(async () => {
    accepted(await world.subscribe(journey, 'a@traveller.example'));
  });

  it('works for 48 hours', async () => {
    later(47.99);
    accepted(await world.confirm(journey.id));
  });

  it('is dead after 48 hours', async () => {
    later(48);
    expect(rejectedFor(await world.confirm(journey.id))).toEqual(['verification rejection.verificationInvalid']);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'PENDING' });
  });

  it('works once', async () => {
    const link = await verificationLink();
    accepted(await world.confirmWith(link));
    expect(rejectedFor(await world.confirmWith(link))).toEqual(['verification rejection.verificationInvalid']);
    expect((await events()).filter((e) => e === 'TripSubscriptionConfirmed')).toHaveLength(1);
  });

  it('works once although it is used twice at the same moment', async () => {
    const link = await verificationLink();
    const outcomes = await Promise.all([world.confirmWith(link), world.confirmWith(link)]);
    expect(outcomes.map((o) => o.ok).sort()).toEqual([false, true]);
  });

  it('is made void by a newer attempt', async () => {
    const older = await verificationLink();
    accepted(await world.subscribe(journey, 'b@traveller.example'));
    expect(rejectedFor(await world.confirmWith(older))).toEqual(['verification rejection.verificationInvalid']);
    accepted(await world.confirm(journey.id));
  });

  it('does not confirm a subscription that was ended meanwhile', async () => {
    const link = await verificationLink();
    accepted(await world.unsubscribe(journey.id));
    expect(rejectedFor(await world.confirmWith(link))).toEqual(['verification rejection.verificationInvalid']);
  });
});

describe('unsubscribing', () => {
  it('ends the subscription and deletes its address, and doing it again is fine', async () => {
    accepted(await world.subscribe(journey, 'a@traveller.example'));
    accepted(await world.confirm(journey.id));
    accepted(await world.unsubscribe(journey.id));
    accepted(await world.unsubscribe(journey.id));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect((await events()).filter((e) => e === 'TripSubscriptionEnded')).toHaveLength(1);
  });

  it('is rejected for a link that was never given out', async () => {
    expect(rejectedFor(await world.unsubscribeWith('forged'))).toEqual(['unsubscribe rejection.unsubscribeInvalid']);
  });

  it('can be followed by a new subscription, which has to be confirmed again', async () => {
    accepted(await world.subscribe(journey, 'a@traveller.example'));
    accepted(await world.confirm(journey.id));
    accepted(await world.unsubscribe(journey.id));
    accepted(await world.subscribe(journey, 'b@traveller.example'));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'PENDING', email: 'b@traveller.example' });
  });
});

describe('an address that the agent has entered', () => {
  const entered = async (): Promise<string | null> =>
    (await world.query<{ email: string | null }>('select email from journey where id = $1', [journey.id]))[0]!.email;

  it.each(['b@traveller.example', 'A@traveller.example'])('goes when %s asks for the mails', async (other) => {
    accepted(await world.update(agent, { id: journey.id, email: 'a@traveller.example' }));
    expect(await entered()).toBe('a@traveller.example');
    accepted(await world.subscribe(journey, other));
    expect(await entered()).toBeNull();
  });

  it('stays while it asks again, and goes with its subscription', async () => {
    accepted(await world.update(agent, { id: journey.id, email: 'a@traveller.example' }));
    accepted(await world.subscribe(journey, 'a@traveller.example'));
    expect(await entered()).toBe('a@traveller.example');
    accepted(await world.unsubscribe(journey.id));
    expect(await entered()).toBeNull();
  });
});

describe('what an agent changes', () => {
  it('asks a new address for its consent and ends the old one', async () => {
    accepted(await world.subscribe(journey, 'a@traveller.example'));
    accepted(await world.confirm(journey.id));
    accepted(await world.update(agent, { id: journey.id, email: 'b@traveller.example' }));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({
      status: 'PENDING',
      email: 'b@traveller.example',
      attempt: 2,
    });
    expect(await events()).toEqual([
      'JourneyCreated',
      'TripSubscriptionRequested',
      'TripSubscriptionConfirmed',
      'TripSubscriptionEnded',
      'TripSubscriptionRequested',
    ]);
  });

  it('leaves what is absent as it was, and removes what is empty', async () => {
    accepted(await world.update(agent, { id: journey.id, internalNote: ' aisle ', email: 'a@traveller.example' }));
    accepted(await world.update(agent, { id: journey.id, isManuallyDisabled: true }));
    const row = (): Promise<object[]> =>
      world.query('select email, internal_note, is_manually_disabled from journey where id = $1', [journey.id]);
    expect(await row()).toEqual([{ email: 'a@traveller.example', internal_note: 'aisle', is_manually_disabled: true }]);
    accepted(await world.update(agent, { id: journey.id, internalNote: '', email: '', isManuallyDisabled: false }));
    expect(await row()).toEqual([{ email: null, internal_note: null, is_manually_disabled: false }]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect(await events()).toEqual(
      expect.arrayContaining(['JourneyDisabled', 'JourneyEnabled', 'TripSubscriptionEnded']),
    );
  });

  it('changes nothing when a part of it is rejected', async () => {
    const before = await world.query('select * from journey');
    expect(
      rejectedFor(await world.update(agent, { id: journey.id, email: 'bad', internalNote: 'x'.repeat(5_001) })),
    ).toEqual(['email rejection.invalidEmail', 'internalNote rejection.tooLong']);
    expect(await world.query('select * from journey')).toEqual(before);
  });

  it.each(['another organisation', 'an id that never existed', 'no id at all'])(
    'answers the same for %s: not found',
    async (which) => {
      const stranger = await world.agent('NORDLICHT');
      const id = {
        'another organisation': journey.id,
        'an id that never existed': '00000000-0000-4000-8000-000000000000',
        'no id at all': 'x',
      }[which]!;
      const before = await world.query('select * from journey');
      expect(
        rejectedFor(
          await world.update(stranger, {
            id,
            email: 'a@traveller.example',
            internalNote: 'seen',
            isManuallyDisabled: true,
          }),
        ),
      ).toEqual(['id rejection.notFound']);
      expect(await world.query('select * from journey')).toEqual(before);
    },
  );

  it('is rejected once the trip is over', async () => {
    world.clock.set('2026-06-11T00:00:00+02:00');
    expect(rejectedFor(await world.update(agent, { id: journey.id, internalNote: 'late' }))).toEqual([
      'id rejection.tripExpired',
    ]);
  });
});
