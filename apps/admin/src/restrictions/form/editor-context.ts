import { createContext, useContext } from 'react';
import type { Conflict } from '../../gen/graphql.js';
import type { LinkChecks } from './useLinkChecks.js';
import type { FormError } from './form-errors.js';
import type { AudienceOptions } from './useAudienceOptions.js';

/** What the fields of one editor share beside the form. */
export interface EditorShared {
  /** A field that a link leads to; the number tells two visits of the same field apart. */
  target: { path: string; visit: number };
  /** What was saved but should be looked at, by field. */
  warnings: readonly FormError[];
  links: LinkChecks;
  audiences: AudienceOptions;
  /** Conflicts of the published restriction. */
  conflicts: readonly Conflict[];
  /** Null before it is saved. */
  restrictionId: string | null;
  /** The saved restriction was once checked with all its details. */
  isCheckedAsWhole: boolean;
  /** Leads to a field. */
  go: (path: string) => void;
}

export const EditorContext = createContext<EditorShared | null>(null);

export function useEditorShared(): EditorShared {
  const shared = useContext(EditorContext);
  if (!shared) throw new Error('The fields of a restriction only stand inside its editor');
  return shared;
}
