import { translate } from '@landfall/messages';
import { publicOrganisation, type TripPageModel } from './trip-page.query.js';

/** A trip page in the shape of the api. */
export const presentTripPage = ({
  state,
  journey,
  language,
  organisation,
  detail,
  changes,
  subscription,
}: TripPageModel): object => ({
  state,
  message: state === 'ACTIVE' ? null : translate(language, `page.${state}.text`),
  language,
  restrictionType: journey.restrictionType,
  dateStart: journey.dateStart,
  dateEnd: journey.dateEnd,
  organisation: publicOrganisation(organisation),
  detail,
  changes,
  subscription,
});
