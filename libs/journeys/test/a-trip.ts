import type { CreateJourneyInput } from '../src/commands/create-journey/create-journey.command.js';

/** A private trip of a German to Thailand from the 20th of May to the 10th of June. */
export const aTrip = (changes: Partial<CreateJourneyInput> = {}): CreateJourneyInput => ({
  departureType: 'COUNTRY',
  departureId: 'DE',
  destinationsTypes: ['COUNTRY'],
  destinationIds: ['TH'],
  citizenshipCountryIds: ['DE'],
  dateStart: '2026-05-20',
  dateEnd: '2026-06-10',
  restrictionType: 'PRIVATE',
  language: 'en',
  ...changes,
});
