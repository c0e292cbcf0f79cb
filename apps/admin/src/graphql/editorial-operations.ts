import { operation } from './client.js';
import type { Editor, FieldErrors, TextSnippet } from './schema-types.js';

interface Settled {
  ok: boolean;
  errors: FieldErrors[];
}
const REFUSALS = 'ok errors { field messages }';

export interface KeptSnippet extends Omit<TextSnippet, 'text'> {
  text: string | null;
  modifiedAt: string;
  modifiedBy: Editor | null;
}

export const keptSnippets = operation<{ textsnippets: KeptSnippet[] }>(`
  query KeptSnippets { textsnippets { id name text textDe textEn modifiedAt modifiedBy { id firstName lastName } } }
`);

export interface SnippetInput {
  id: string | null;
  name: string;
  text: string | null;
  textDe: string | null;
  textEn: string | null;
}

export const createTextSnippet = operation<{ createTextSnippet: Settled }, { input: SnippetInput }>(`
  mutation CreateTextSnippet($input: TextSnippetInput!) { createTextSnippet(input: $input) { ${REFUSALS} } }
`);
export const updateTextSnippet = operation<{ updateTextSnippet: Settled }, { input: SnippetInput }>(`
  mutation UpdateTextSnippet($input: TextSnippetInput!) { updateTextSnippet(input: $input) { ${REFUSALS} } }
`);
export const deleteTextSnippet = operation<{ deleteTextSnippet: Settled }, { id: string }>(`
  mutation DeleteTextSnippet($id: ID!) { deleteTextSnippet(id: $id) { ${REFUSALS} } }
`);

export type AuthorityType = 'FOREIGN_OFFICE' | 'DESTINATION_COUNTRY' | 'HEALTH_INSTITUTE' | 'OTHER';
export const AUTHORITY_TYPES: readonly AuthorityType[] = [
  'DESTINATION_COUNTRY',
  'FOREIGN_OFFICE',
  'HEALTH_INSTITUTE',
  'OTHER',
];
export interface KeptAuthority {
  id: string;
  name: string;
  authorityType: AuthorityType;
}
export interface AuthorityInput {
  id: string | null;
  name: string;
  authorityType: AuthorityType;
}

export const keptAuthorities = operation<{ entryRestrictionAuthorities: KeptAuthority[] }>(`
  query KeptAuthorities { entryRestrictionAuthorities { id name authorityType } }
`);
export const createAuthority = operation<{ createAuthority: Settled }, { input: AuthorityInput }>(`
  mutation CreateAuthority($input: AuthorityInput!) { createAuthority(input: $input) { ${REFUSALS} } }
`);
export const updateAuthority = operation<{ updateAuthority: Settled }, { input: AuthorityInput }>(`
  mutation UpdateAuthority($input: AuthorityInput!) { updateAuthority(input: $input) { ${REFUSALS} } }
`);
export const deleteAuthority = operation<{ deleteAuthority: Settled }, { id: string }>(`
  mutation DeleteAuthority($id: ID!) { deleteAuthority(id: $id) { ${REFUSALS} } }
`);

/** A page of a tour operator about restrictions. */
export interface OperatorInfo {
  id: string;
  name: string;
  infoCategory: string;
  link: string | null;
  linkDe: string | null;
  linkEn: string | null;
  allowIframe: boolean;
}
export interface OperatorInfoInput extends Omit<OperatorInfo, 'id'> {
  id: string | null;
}

export const operatorInfos = operation<{ touroperatorexternalrestrictioninfos: OperatorInfo[] }>(`
  query OperatorInfos { touroperatorexternalrestrictioninfos { id name infoCategory link linkDe linkEn allowIframe } }
`);
export const createOperatorInfo = operation<
  { createTouroperatorExternalRestrictionInfo: Settled },
  { input: OperatorInfoInput }
>(`
  mutation CreateOperatorInfo($input: TourOperatorExternalRestrictionInfoInput!) {
    createTouroperatorExternalRestrictionInfo(input: $input) { ${REFUSALS} }
  }
`);
export const updateOperatorInfo = operation<
  { updateTouroperatorExternalRestrictionInfo: Settled },
  { input: OperatorInfoInput }
>(`
  mutation UpdateOperatorInfo($input: TourOperatorExternalRestrictionInfoInput!) {
    updateTouroperatorExternalRestrictionInfo(input: $input) { ${REFUSALS} }
  }
`);
export const deleteOperatorInfo = operation<{ deleteTouroperatorExternalRestrictionInfo: Settled }, { id: string }>(`
  mutation DeleteOperatorInfo($id: ID!) { deleteTouroperatorExternalRestrictionInfo(id: $id) { ${REFUSALS} } }
`);

export interface Feedback {
  id: string;
  title: string;
  text: string;
  sentAt: string;
  sentBy: Editor | null;
  isDone: boolean;
}

export const feedbackInbox = operation<{ entryrestrictionFeedback: Feedback[] }>(`
  query FeedbackInbox { entryrestrictionFeedback { id title text sentAt sentBy { id firstName lastName } isDone } }
`);
export const sendFeedback = operation<{ sendEntryrestrictionFeedback: Settled }, { title: string; text: string }>(`
  mutation SendFeedback($title: String!, $text: String!) { sendEntryrestrictionFeedback(title: $title, text: $text) { ${REFUSALS} } }
`);
export const settleFeedback = operation<{ settleEntryrestrictionFeedback: Settled }, { id: string }>(`
  mutation SettleFeedback($id: ID!) { settleEntryrestrictionFeedback(id: $id) { ${REFUSALS} } }
`);
