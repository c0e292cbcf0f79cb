import PublicIcon from '@mui/icons-material/Public';
import RuleIcon from '@mui/icons-material/Rule';
import SearchIcon from '@mui/icons-material/Search';
import { Box } from '@mui/material';
import { Menu, useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import type { CurrentUser } from '../graphql/schema-types.js';
import type { Rights } from './auth-provider.js';

/** Entries are hidden by right; the server refuses by right as well. */
export function AppMenu() {
  const translate = useTranslate();
  const { permissions } = usePermissions<Rights>();
  const { data: identity } = useGetIdentity();
  // Trip pages belong to an organisation; an editor may have none.
  const hasOrganisation = Boolean((identity as CurrentUser | undefined)?.organisation);
  return (
    <Box component="nav" aria-label={translate('app.menu')}>
      <Menu sx={{ '& .MuiMenuItem-root': { fontSize: 15 } }}>
        <Menu.Item to="/search" primaryText={translate('search.menu')} leftIcon={<SearchIcon />} />
        {hasOrganisation && permissions?.codenames.includes('DestinationManagerListMyJourney') && (
          <Menu.Item to="/mytrip-history" primaryText={translate('journeys.title')} leftIcon={<PublicIcon />} />
        )}
        {permissions?.isStaff && (
          <Menu.Item to="/entryrestrictions" primaryText={translate('restrictions.title')} leftIcon={<RuleIcon />} />
        )}
      </Menu>
    </Box>
  );
}
