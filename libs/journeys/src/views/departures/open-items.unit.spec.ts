import type { Answer } from '@landfall/requirements';
import { openItems } from './open-items.js';

type SummaryItem = Answer['summary'][number];

const item = (key: SummaryItem['key'], status: SummaryItem['status']): SummaryItem => ({
  key,
  status,
  places: ['TH'],
  citizenships: ['DE'],
  unknownPlaces: [],
  visaForms: [],
  validUntil: null,
  permitNames: [],
});
const openOf = (...items: SummaryItem[]): string[] => openItems(items).map(({ key, status }) => `${key} ${status}`);

it('are what is required or depends, the gravest first', () => {
  expect(
    openOf(item('EXTRA_FORMS', 'REQUIRED'), item('IMMUNISATION', 'DEPENDS'), item('VISA', 'REQUIRED_ALL')),
  ).toEqual(['VISA REQUIRED_ALL', 'IMMUNISATION DEPENDS', 'EXTRA_FORMS REQUIRED']);
});

it('are not what every trip needs, what is in order, or what is unknown and keeps nobody out', () => {
  expect(
    openOf(
      item('ID_OR_PASSPORT', 'REQUIRED'),
      item('DRIVING_PERMIT', 'REQUIRED'),
      item('VISA', 'OK'),
      item('HEALTH_INSURANCE', 'UNKNOWN'),
    ),
  ).toEqual([]);
  expect(openOf(item('ENTRY_PERMIT', 'UNKNOWN'))).toEqual(['ENTRY_PERMIT UNKNOWN']);
});
