import { operation } from './client.js';
import { PLACE_FIELDS } from './place-operations.js';
import type {
  DestinationAnswer,
  Editor,
  ExpectationKind,
  FieldErrors,
  GoldenFailure,
  PlaceHit,
  PlaceType,
  RestrictionType,
  SummaryStatus,
  ValueKind,
} from './schema-types.js';

interface Settled {
  ok: boolean;
  errors: FieldErrors[];
}

/** `expected` null: nothing is stated about it. */
export interface GoldenExpectation {
  kind: ExpectationKind;
  key: string;
  place: string | null;
  citizenship: string | null;
  expected: unknown;
}

export interface GoldenTraveller {
  id: string;
  name: string;
  note: string | null;
  departure: PlaceHit;
  destinations: PlaceHit[];
  transits: PlaceHit[];
  citizenships: { iso2: string }[];
  restrictionType: RestrictionType;
  startsInDays: number;
  nights: number;
  expectations: GoldenExpectation[];
  modifiedAt: string;
  modifiedBy: Editor | null;
  failures: GoldenFailure[];
}

const FIELDS = `
  id name note restrictionType startsInDays nights modifiedAt
  departure { ${PLACE_FIELDS} } destinations { ${PLACE_FIELDS} } transits { ${PLACE_FIELDS} } citizenships { iso2 }
  expectations { kind key place citizenship expected } modifiedBy { id firstName lastName }
  failures { kind key title place citizenship expected actual }
`;

export const goldenTravellers = operation<{ goldenTravellers: GoldenTraveller[] }>(
  `query GoldenTravellers { goldenTravellers { ${FIELDS} } }`,
);

export const goldenTraveller = operation<{ goldenTraveller: GoldenTraveller | null }, { id: string }>(`
  query GoldenTraveller($id: ID!) { goldenTraveller(id: $id) { ${FIELDS} } }
`);

export interface GoldenInput {
  id: string | null;
  name: string;
  note: string | null;
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  transitTypes: PlaceType[];
  transitIds: string[];
  citizenshipIds: string[];
  restrictionType: RestrictionType;
  startsInDays: number;
  nights: number;
  expectations: GoldenExpectation[];
}

export const createGoldenTraveller = operation<{ createGoldenTraveller: Settled }, { input: GoldenInput }>(`
  mutation CreateGoldenTraveller($input: GoldenTravellerInput!) { createGoldenTraveller(input: $input) { ok errors { field messages } } }
`);
export const updateGoldenTraveller = operation<{ updateGoldenTraveller: Settled }, { input: GoldenInput }>(`
  mutation UpdateGoldenTraveller($input: GoldenTravellerInput!) { updateGoldenTraveller(input: $input) { ok errors { field messages } } }
`);
export const deleteGoldenTraveller = operation<{ deleteGoldenTraveller: Settled }, { id: string }>(`
  mutation DeleteGoldenTraveller($id: ID!) { deleteGoldenTraveller(id: $id) { ok errors { field messages } } }
`);

export interface PresentEntry {
  detailType: string;
  title: string;
  kind: ValueKind;
  destination: string;
  citizenships: string[];
  value: unknown;
  text: string;
  state: string;
}
/** What an itinerary gets by the rules of now, with its values and not only their words. */
export interface PresentAnswer {
  destinations: Pick<DestinationAnswer, 'place' | 'isTransit' | 'status'>[];
  summary: { key: string; title: string; status: SummaryStatus }[];
  sections: { key: string; title: string; entries: PresentEntry[] }[];
}

export interface PresentAnswerVariables {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  citizenshipIds: string[];
  transitTypes: PlaceType[];
  transitIds: string[];
  restrictionType: RestrictionType;
  dateStart: string;
  dateEnd: string;
  language: string;
}

export const presentAnswer = operation<{ destinationDetail: PresentAnswer }, PresentAnswerVariables>(`
  query PresentAnswer(
    $departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!]!, $destinationIds: [ID!]!, $citizenshipIds: [ID!]!,
    $transitTypes: [PlaceType!], $transitIds: [ID!], $restrictionType: RestrictionType, $dateStart: Date!, $dateEnd: Date!, $language: String
  ) {
    destinationDetail(
      departureType: $departureType, departureId: $departureId, destinationsTypes: $destinationsTypes, destinationIds: $destinationIds,
      citizenshipIds: $citizenshipIds, transitTypes: $transitTypes, transitIds: $transitIds, restrictionType: $restrictionType,
      dateStart: $dateStart, dateEnd: $dateEnd, view: EXPERT, language: $language
    ) {
      destinations { place { ${PLACE_FIELDS} } isTransit status }
      summary { key title status }
      sections { key title entries { detailType title kind destination citizenships value text state } }
    }
  }
`);
