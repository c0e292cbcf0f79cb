import { usePermissions } from 'react-admin';
import { useCurrentUser } from '../account/useCurrentUser.js';
import type { Rights } from '../session/rights.js';
import { screensFor, screensOfAll, settingsFor } from './screens.js';

const NO_RIGHTS: Rights = { isStaff: false, codenames: [] };

/** The screens that the user may open; `ofAll`: without those of staff. */
export function useScreens() {
  const { permissions: rights = NO_RIGHTS } = usePermissions<Rights>();
  const hasOrganisation = Boolean(useCurrentUser()?.organisation);
  return {
    isStaff: rights.isStaff,
    settings: settingsFor(rights, hasOrganisation),
    ofAll: screensOfAll(rights, hasOrganisation),
    screens: screensFor(rights, hasOrganisation),
  };
}
