import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { Rights } from '../session/rights.js';
import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';
import { NoPermission } from './NoPermission.js';

interface Props {
  isOpen: (rights: Rights) => boolean;
  /** The heading of the screen that is not shown. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Shows a screen to those whose rights open it; to others that they don't, and meanwhile that it is being found out. */
export function RightsGate({ isOpen, heading, children }: Props) {
  const { permissions, error, isPending, refetch } = usePermissions<Rights>();
  if (permissions && isOpen(permissions)) return <>{children}</>;
  return (
    <>
      {heading}
      {isPending && <LoadingState />}
      {/* Without an answer nobody knows the rights: that is not a rejection. */}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {permissions && <NoPermission />}
    </>
  );
}
