import { ANSWER_FIELDS } from './answer-operations.js';
import { operation } from './client.js';
import { PLACE_FIELDS } from './place-operations.js';
import type { FieldErrors, Journey, JourneyFilter, TripPage } from './schema-types.js';

export interface JourneysVariables {
  limit: number;
  offset: number;
  filter: JourneyFilter;
  orderBy: string;
  order: 'ASC' | 'DESC';
  note: string | null;
}

const JOURNEY_FIELDS = `
  id link departureName restrictionType dateStart dateEnd language email internalNote createdAt isActive isManuallyDisabled
  transits { ${PLACE_FIELDS} } destinations { ${PLACE_FIELDS} }
`;

export const myjourneys = operation<{ myjourneys: { results: Journey[]; totalCount: number } }, JourneysVariables>(`
  query Myjourneys($limit: Int, $offset: Int, $filter: JourneyFilter, $orderBy: String, $order: SortOrder, $note: String) {
    myjourneys(limit: $limit, offset: $offset, filter: $filter, orderBy: $orderBy, order: $order, note: $note) {
      totalCount
      results { ${JOURNEY_FIELDS} }
    }
  }
`);

export interface UpdateJourneyVariables {
  id: string;
  email: string | null;
  internalNote: string | null;
  isManuallyDisabled: boolean;
}

export const updateMyjourney = operation<
  { updateMyjourneyEmailNote: { ok: boolean; id: string | null; errors: FieldErrors[] } },
  UpdateJourneyVariables
>(`
  mutation UpdateMyjourneyEmailNote($id: ID!, $email: String, $internalNote: String, $isManuallyDisabled: Boolean) {
    updateMyjourneyEmailNote(id: $id, email: $email, internalNote: $internalNote, isManuallyDisabled: $isManuallyDisabled) {
      ok id errors { field messages }
    }
  }
`);

/** Leaves address and note as they are. */
export const switchJourneyLink = operation<
  { updateMyjourneyEmailNote: { ok: boolean; errors: FieldErrors[] } },
  Pick<UpdateJourneyVariables, 'id' | 'isManuallyDisabled'>
>(`
  mutation SwitchJourneyLink($id: ID!, $isManuallyDisabled: Boolean!) {
    updateMyjourneyEmailNote(id: $id, isManuallyDisabled: $isManuallyDisabled) { ok errors { field messages } }
  }
`);

/** A trip page as it stood at a past moment. */
export const myjourneyAsOf = operation<
  { myjourneyAsOf: TripPage | null },
  { id: string; asOf: string; language: string }
>(`
  query MyjourneyAsOf($id: ID!, $asOf: DateTime!, $language: String) {
    myjourneyAsOf(id: $id, asOf: $asOf, language: $language) {
      state message language dateStart dateEnd
      detail { ${ANSWER_FIELDS} }
    }
  }
`);
