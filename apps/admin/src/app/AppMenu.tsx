import CampaignIcon from '@mui/icons-material/Campaign';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ExploreIcon from '@mui/icons-material/Explore';
import FlagIcon from '@mui/icons-material/Flag';
import GridOnIcon from '@mui/icons-material/GridOn';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import MapIcon from '@mui/icons-material/Map';
import PublicIcon from '@mui/icons-material/Public';
import SearchIcon from '@mui/icons-material/Search';
import UpdateIcon from '@mui/icons-material/Update';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box } from '@mui/material';
import { Menu, useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import type { CurrentUser } from '../gen/graphql.js';
import type { Rights } from '../session/rights.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';
import { MenuCount } from './MenuCount.js';
import { MenuGroup } from './MenuGroup.js';
import { resources } from './resources.js';
import { useOpenCounts } from './useOpenCounts.js';

/** Entries are hidden by right; the server rejects by right as well. */
export function AppMenu() {
  const translate = useTranslate();
  const { permissions } = usePermissions<Rights>();
  const { data: identity } = useGetIdentity();
  const isStaff = permissions?.isStaff ?? false;
  const { decisions, reviewsDue } = useOpenCounts(isStaff);
  // Trip pages belong to an organisation; an editor may have none.
  const hasOrganisation = Boolean((identity as CurrentUser | undefined)?.organisation);
  const lists = (group: ConsoleResource['menu']) =>
    resources
      .filter(({ menu }) => menu === group)
      .map(({ name, icon: Icon }) => (
        <Menu.Item
          key={name}
          to={`/${name}`}
          primaryText={translate(`resources.${name}.title`)}
          leftIcon={Icon && <Icon />}
        />
      ));
  return (
    <Box component="nav" aria-label={translate('app.menu')} sx={{ pb: 2 }}>
      <MenuGroup>
        <Menu.Item to="/search" primaryText={translate('search.menu')} leftIcon={<SearchIcon />} />
        {hasOrganisation && permissions?.codenames.includes('DestinationManagerListMyJourney') && (
          <Menu.Item to="/mytrip-history" primaryText={translate('journeys.title')} leftIcon={<PublicIcon />} />
        )}
        {permissions?.codenames.includes('DestinationManager') && (
          <>
            <Menu.Item to="/where-to" primaryText={translate('menu.reach')} leftIcon={<ExploreIcon />} />
            <Menu.Item to="/map" primaryText={translate('menu.map')} leftIcon={<MapIcon />} />
          </>
        )}
        {permissions?.codenames.includes('DestinationManagerCDB') && (
          <>
            <Menu.Item to="/countries-information" primaryText={translate('menu.countries')} leftIcon={<FlagIcon />} />
            <Menu.Item to="/risk-matrix" primaryText={translate('menu.riskMatrix')} leftIcon={<GridOnIcon />} />
          </>
        )}
        <Menu.Item to="/informationcenter" primaryText={translate('centre.title')} leftIcon={<CampaignIcon />} />
      </MenuGroup>
      {isStaff && (
        <>
          <MenuGroup label={translate('menu.rules')}>
            {lists('rules')}
            <Menu.Item
              to="/internal/entryrestrictionoverview"
              primaryText={translate('overview.title')}
              leftIcon={<DashboardIcon />}
            />
          </MenuGroup>
          <MenuGroup label={translate('menu.todo')}>
            <Menu.Item
              to="/scheduledrevisions"
              leftIcon={<HourglassEmptyIcon />}
              primaryText={
                <MenuCount
                  text={translate('menu.scheduled')}
                  count={decisions}
                  spokenCount={translate('menu.decisions', { count: decisions })}
                />
              }
            />
            <Menu.Item
              to="/reviewsdue"
              leftIcon={<UpdateIcon />}
              primaryText={
                <MenuCount
                  text={translate('reviewsDue.title')}
                  count={reviewsDue}
                  spokenCount={translate('menu.reviewsDue', { count: reviewsDue })}
                />
              }
            />
          </MenuGroup>
          <MenuGroup label={translate('menu.tools')}>
            {lists('tools')}
            <Menu.Item to="/imports" primaryText={translate('imports.title')} leftIcon={<UploadFileIcon />} />
          </MenuGroup>
        </>
      )}
    </Box>
  );
}
