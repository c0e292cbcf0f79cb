import type { ChangeMailInput } from '../templates.js';

const changes = Array.from({ length: 3 }, () => ({
  place: 'Thailand',
  title: 'Visa-free stay',
  citizenships: [],
  before: 'Up to 60 days.',
  after: 'Up to 30 days.',
}));
const mail: ChangeMailInput = {
  language: 'en',
  kind: 'BEFORE_TRIP',
  organisationName: 'Sunway',
  tripUrl: 'https://trips.example/m/secret',
  unsubscribeUrl: 'https://trips.example/unsubscribe/secret',
  dateStart: '2026-12-21',
  dateEnd: '2027-01-09',
  changes,
};

describe('the change mail', () => {
  const mode = process.env['NODE_ENV'];
  afterAll(() => {
    process.env['NODE_ENV'] = mode;
  });

  /** CPU of one mail, in milliseconds. */
  const cost = async (mailOf: (at: number) => ChangeMailInput): Promise<number> => {
    // React chooses its build when it is loaded; a worker runs the one for production.
    process.env['NODE_ENV'] = 'production';
    const { renderChangeMail } = await import('../templates.js');
    renderChangeMail(mailOf(-1));
    const start = process.cpuUsage();
    for (let at = 0; at < 200; at++) renderChangeMail(mailOf(at));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / 200;
  };

  it('is made in under 2 ms when nobody had these changes before', async () => {
    expect(await cost((at) => ({ ...mail, organisationName: `Agency ${at}` }))).toBeLessThan(2);
  });

  it('is made in under half a millisecond for the next traveller', async () => {
    expect(await cost((at) => ({ ...mail, tripUrl: `https://trips.example/m/${at}` }))).toBeLessThan(0.5);
  });
});
