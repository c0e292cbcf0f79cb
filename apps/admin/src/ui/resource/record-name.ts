import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** The representation of a record as text, for labels that no element fits in. */
export const recordName = (representation: ReactNode, { id }: RaRecord): string =>
  typeof representation === 'string' ? representation : `#${id}`;
