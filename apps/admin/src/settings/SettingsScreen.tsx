import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import type { CurrentUser } from '../gen/graphql.js';
import { LoadingState } from '../ui/LoadingState.js';
import { NoPermission } from '../ui/NoPermission.js';
import { PermittedOnly } from '../ui/PermittedOnly.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { settingsTexts } from './settings-texts.js';

function OfOrganisation({ children }: { children: ReactNode }) {
  const { data: identity, isPending } = useGetIdentity();
  if (isPending) return <LoadingState />;
  return (identity as CurrentUser | undefined)?.organisation ? children : <NoPermission />;
}

interface Props {
  /** The permission. */
  codename?: string;
  children: ReactNode;
}

/** The frame of screens that change what an organisation works with: for holders of the permission who have one. */
export const SettingsScreen = ({ codename = 'DestinationManager', children }: Props) => (
  <PermittedOnly codename={codename}>
    <ScreenTexts name="settings" texts={settingsTexts}>
      <OfOrganisation>{children}</OfOrganisation>
    </ScreenTexts>
  </PermittedOnly>
);
