import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { Rights } from '../session/rights.js';
import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';
import { NoPermission } from './NoPermission.js';

/** Spares everyone without a permission a screen that the server would reject anyway. */
export function PermittedOnly({ codename, children }: { codename: string; children: ReactNode }) {
  const { permissions, error, isPending, refetch } = usePermissions<Rights>();
  if (isPending) return <LoadingState />;
  // Without an answer nobody knows the rights: that is not a rejection.
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return permissions?.codenames.includes(codename) ? <>{children}</> : <NoPermission />;
}
