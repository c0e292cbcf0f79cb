import { translate } from '@landfall/messages';
import { presentOrganisation } from '@landfall/organisations/present-organisation';
import type { Presented } from '@landfall/platform';
import type { TripPageModel } from './trip-page-content.js';

/** Why a page is closed; null: it is open. */
export const pageMessage = ({ state, language }: Pick<TripPageModel, 'state' | 'language'>): string | null =>
  state === 'ACTIVE' ? null : translate(language, `page.${state}.text`);

/** What stands where the api promises a value and a closed page has nothing to tell. */
const NOTHING = { restrictionType: 'PRIVATE', dateStart: '1970-01-01', dateEnd: '1970-01-01' } as const;

/** A trip page in the shape of the api, for whoever has its link: a closed one shows nothing of the trip. */
export const presentLinkedTripPage = (page: TripPageModel): Presented<'TripPage'> => ({
  ...presentTripPage(page),
  ...(page.state === 'ACTIVE' ? {} : NOTHING),
});

/** A trip page in the shape of the api. */
export const presentTripPage = ({
  state,
  journey,
  language,
  organisation,
  detail,
  changes,
  subscription,
}: TripPageModel): Presented<'TripPage'> => ({
  state,
  message: pageMessage({ state, language }),
  language,
  restrictionType: journey.restrictionType,
  dateStart: journey.dateStart,
  dateEnd: journey.dateEnd,
  organisation: presentOrganisation(organisation, 'public'),
  detail,
  changes,
  subscription,
});
