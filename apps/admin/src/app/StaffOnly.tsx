import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { Rights } from './auth-provider.js';
import { LoadingState } from './LoadingState.js';
import { ScreenHeading } from './ScreenHeading.js';

/** Spares everyone else a screen that the server would refuse anyway. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { permissions, isPending } = usePermissions<Rights>();
  if (isPending) return <LoadingState />;
  if (permissions?.isStaff) return <>{children}</>;
  return (
    <>
      <ScreenHeading text={translate('restrictions.title')} />
      <Alert severity="warning">{translate('app.noPermission')}</Alert>
    </>
  );
}
