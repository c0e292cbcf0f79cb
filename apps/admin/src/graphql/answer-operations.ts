import { operation } from './client.js';
import { PLACE_FIELDS } from './place-operations.js';
import type { DestinationDetail, DetailView, FieldErrors, PlaceType, RestrictionType } from './schema-types.js';

export interface AnswerVariables {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  citizenshipIds: string[];
  restrictionType: RestrictionType;
  dateStart: string;
  dateEnd: string;
  transitTypes: PlaceType[];
  transitIds: string[];
  view: DetailView;
  language: string;
  asOf: string | null;
}

/** An answer as the screens show it. */
export const ANSWER_FIELDS = `
  version asOf
  destinations { place { ${PLACE_FIELDS} } isTransit status entryBanned riskLevel phase phaseStart phaseEnd }
  summary { key title status text destinations citizenships }
  warnings { key text destinations }
  sections {
    key title
    entries {
      detailType title destination citizenships text html textLanguage machineTranslatedFrom positive level sourceUri checkedAt state origin
      authority { id name }
      statements { text textLanguage machineTranslatedFrom sourceUri checkedAt origin authority { id name } }
    }
  }
  planned { effectiveOn timing destination detailType title citizenships before after text }
`;

export const destinationDetail = operation<{ destinationDetail: DestinationDetail }, AnswerVariables>(`
  query DestinationDetail(
    $departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!]!, $destinationIds: [ID!]!, $citizenshipIds: [ID!]!,
    $restrictionType: RestrictionType, $dateStart: Date!, $dateEnd: Date!, $transitTypes: [PlaceType!], $transitIds: [ID!],
    $view: DetailView, $language: String, $asOf: DateTime
  ) {
    destinationDetail(
      departureType: $departureType, departureId: $departureId, destinationsTypes: $destinationsTypes, destinationIds: $destinationIds,
      citizenshipIds: $citizenshipIds, restrictionType: $restrictionType, dateStart: $dateStart, dateEnd: $dateEnd,
      transitTypes: $transitTypes, transitIds: $transitIds, view: $view, language: $language, asOf: $asOf
    ) {
      ${ANSWER_FIELDS}
    }
  }
`);

export interface CreateJourneyVariables {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  citizenshipCountryIds: string[];
  dateStart: string;
  dateEnd: string;
  restrictionType: RestrictionType;
  language: string;
  email: string | null;
  internalNote: string | null;
  transits: { type: PlaceType; id: string }[];
}

export interface CreateJourneyResult {
  createMyjourney: { ok: boolean; errors: FieldErrors[]; url: string | null; id: string | null };
}

export const createMyjourney = operation<CreateJourneyResult, CreateJourneyVariables>(`
  mutation CreateMyjourney(
    $departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!], $destinationIds: [ID!], $citizenshipCountryIds: [ID!]!,
    $dateStart: Date!, $dateEnd: Date!, $restrictionType: RestrictionType!, $language: String!, $email: String, $internalNote: String,
    $transits: [TransitInput!]
  ) {
    createMyjourney(
      departureType: $departureType, departureId: $departureId, destinationsTypes: $destinationsTypes, destinationIds: $destinationIds,
      citizenshipCountryIds: $citizenshipCountryIds, dateStart: $dateStart, dateEnd: $dateEnd, restrictionType: $restrictionType,
      language: $language, email: $email, internalNote: $internalNote, transits: $transits
    ) { ok errors { field messages } url id }
  }
`);
