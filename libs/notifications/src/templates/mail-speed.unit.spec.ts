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

  it('is made in under 2 ms', async () => {
    // React chooses its build when it is loaded; a worker runs the one for production.
    process.env['NODE_ENV'] = 'production';
    const { renderChangeMail } = await import('../templates.js');
    renderChangeMail(mail);
    const start = process.cpuUsage();
    for (let i = 0; i < 200; i++) renderChangeMail(mail);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000 / 200).toBeLessThan(2);
  });
});
