import type { ReactNode } from 'react';
import type { Rights } from '../session/rights.js';
import { RightsGate } from './RightsGate.js';

/** Spares everyone without a permission a screen that the server would reject anyway. */
export const PermittedOnly = ({ codename, children }: { codename: string; children: ReactNode }) => (
  <RightsGate isOpen={({ codenames }: Rights) => codenames.includes(codename)}>{children}</RightsGate>
);
