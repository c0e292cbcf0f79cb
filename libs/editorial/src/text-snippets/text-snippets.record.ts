import { inLanguage, type RecordKind } from '@landfall/platform';
import type { TextSnippetSortField } from '@landfall/platform/schema';
import { presentTextSnippets, type PresentedTextSnippet } from './present-text-snippets.js';
import { decideTextSnippet } from './text-snippet.decide.js';
import { SNIPPET_NAME_INDEX, TextSnippet } from './text-snippet.entity.js';
import { TextSnippetInput } from './text-snippet.input.js';

/** A snippet is copied into a text when it is used: nothing follows from its change. */
export const textSnippets: RecordKind<TextSnippet, TextSnippetInput, PresentedTextSnippet, TextSnippetSortField> = {
  entity: TextSnippet,
  input: TextSnippetInput,
  field: 'textSnippet',
  listing: {
    sort: (language) => ({
      name: [inLanguage('name', language)],
      createdAt: ['created_at'],
      modifiedAt: ['modified_at'],
    }),
    defaultSort: ['name', 'ASC'],
    search: ['name'],
    folded: ['search_text'],
  },
  decide: decideTextSnippet,
  unique: { [SNIPPET_NAME_INDEX]: 'name' },
  present: presentTextSnippets,
};
