// Runs what takes longest first, so that no worker idles at the end of a run. Where nothing is known of a spec, its length says how long it takes.
import { statSync } from 'node:fs';

const LONGEST = [
  'forms.browser',
  'editor-work.browser',
  'traveller-page.browser',
  'desk.browser',
  'staff-and-traveller.browser',
  'start.e2e',
  'editing-publishing.e2e',
  'main-job.e2e',
  'editing-desk.e2e',
  'identities.e2e',
  'queues-redis.int',
  'deliver-mails.int',
  'queues-postgres.int',
  'import-runs.int',
  'import-schedules.int',
  'import-jobs.int',
  'import-doubtful-files.int',
  'suspended.int',
];

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return place < 0 ? LONGEST.length : place;
};

export default class LongestFirst {
  sort(tests) {
    const known = tests.map((test) => ({ test, place: placeOf(test), bytes: statSync(test.path).size }));
    return known.sort((a, b) => a.place - b.place || b.bytes - a.bytes).map(({ test }) => test);
  }

  /** `jest --onlyFailures`: what failed is not remembered. */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
