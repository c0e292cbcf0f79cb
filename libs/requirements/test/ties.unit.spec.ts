import { findTies } from '../src/index.js';
import { aDetail } from './a-detail.js';
import { GROUPS } from './case-file.js';

const pair = (first: { for?: string; from?: string }, second: { for?: string; from?: string }) =>
  [aDetail('TH', { ErVisaFreeDays: 30 }, { id: 'b', ...first }), aDetail('TH', { ErVisaFreeDays: 60 }, { id: 'a', ...second })];

describe('findTies', () => {
  it('names two details that state a type differently for everyone', () => {
    expect(findTies(pair({}, {}), GROUPS)).toEqual([
      { detailType: 'ErVisaFreeDays', purpose: 'PRIVATE', placeId: 'TH', citizenships: [], detailIds: ['a', 'b'] },
    ]);
  });

  it('names the members of both of two groups of equal size', () => {
    expect(findTies(pair({ for: 'EU' }, { for: 'WEST' }), GROUPS)).toMatchObject([{ citizenships: ['DE', 'FR'] }]);
  });

  it('names ten citizenships at most', () => {
    const codes = 'AA BB CC DD EE FF GG HH II JJ KK LL';
    const ties = findTies(pair({ for: codes }, { for: codes }), GROUPS);
    expect(ties.map((tie) => tie.citizenships)).toEqual([codes.split(' ').slice(0, 10)]);
  });

  it('finds a tie between two named departures for those who leave from both', () => {
    expect(findTies(pair({ from: 'SG' }, { from: 'ASEAN' }), GROUPS)).toHaveLength(1);
    expect(findTies(pair({ from: 'SG' }, { from: 'GCC' }), GROUPS)).toEqual([]);
  });

  it('finds none where ranks differ', () => {
    expect(findTies(pair({ for: 'EU' }, { for: 'EEA' }), GROUPS)).toEqual([]);
    expect(findTies(pair({ for: 'DE' }, { for: 'EU' }), GROUPS)).toEqual([]);
    expect(findTies(pair({ from: 'DE' }, {}), GROUPS)).toEqual([]);
  });

  it('finds none where values, places, purposes or origins keep the details apart', () => {
    const stated = aDetail('TH', { ErVisaFreeDays: 30 });
    for (const other of [
      aDetail('TH', { ErVisaFreeDays: 30 }), aDetail('TH', { ErVisaFreeDays: null }), aDetail('TH', { ErEVisaDays: 60 }), aDetail('HKT', { ErVisaFreeDays: 60 }),
      aDetail('TH', { ErVisaFreeDays: 60 }, { purpose: 'BUSINESS' }), aDetail('TH', { ErVisaFreeDays: 60 }, { origin: 'imported' }),
    ]) expect(findTies([stated, other], GROUPS)).toEqual([]);
  });

  it('finds none once a more specific detail settles it for everyone concerned', () => {
    const tied = pair({ for: 'EU' }, { for: 'WEST' });
    expect(findTies([...tied, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE' })], GROUPS)).toMatchObject([{ citizenships: ['FR'] }]);
    expect(findTies([...tied, aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'DE FR' })], GROUPS)).toEqual([]);
  });
});
