import type { ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { Rights } from '../session/rights.js';
import { EditorTexts } from './EditorTexts.js';
import { ErrorState } from './ErrorState.js';
import { LoadingState } from './LoadingState.js';
import { NoPermission } from './NoPermission.js';
import { ScreenHeading } from './ScreenHeading.js';

/** Spares everyone else a screen that the server would reject anyway. `title` is the heading of the screen that is not shown. */
export function StaffOnly({ children, title }: { children: ReactNode; title?: string }) {
  const translate = useTranslate();
  const { permissions, error, isPending, refetch } = usePermissions<Rights>();
  const heading = title ?? translate('resources.entryrestrictions.title');
  if (permissions?.isStaff) return <EditorTexts heading={heading}>{children}</EditorTexts>;
  return (
    <>
      <ScreenHeading text={heading} />
      {isPending && <LoadingState />}
      {/* Without an answer nobody knows the rights: that is not a rejection. */}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {permissions && <NoPermission />}
    </>
  );
}
