import { KeptSnippet } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';
import { snippetInput } from './snippet-input.js';

export const snippetMapping: ResourceMapping = {
  type: 'TextSnippet',
  fragment: KeptSnippet,
  toInput: snippetInput,
};
