import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** What a row is called; without it the resource says it. */
export const RowNameContext = createContext<((row: RaRecord) => string) | undefined>(undefined);
