import { createContext } from 'react';

export interface EditorTextsState {
  isReady: boolean;
  error: unknown;
  retry: () => void;
  /** Whether somebody is logged in who reads them. */
  need: (isNeeded: boolean) => void;
}

export const EditorTextsContext = createContext<EditorTextsState>({
  isReady: false,
  error: null,
  retry: () => undefined,
  need: () => undefined,
});
