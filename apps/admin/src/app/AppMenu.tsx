import DashboardIcon from '@mui/icons-material/Dashboard';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import MailIcon from '@mui/icons-material/MailOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Menu, useTranslate } from 'react-admin';
import type { ConsoleResource } from '../ui/resource/console-resource.js';
import { useNews } from '../news/useNews.js';
import { MenuCount } from './MenuCount.js';
import { MenuGroup } from './MenuGroup.js';
import { resources } from './resources.js';
import { useOpenCounts } from './useOpenCounts.js';
import { useScreens } from './useScreens.js';

const RailFoot = lazy(() => import('./RailFoot.js'));

/** What stands below the menu waits until the screen is there. */
const CALM_MS = 1_000;

function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
}

/** Entries are hidden by right; the server rejects by right as well. */
export function AppMenu() {
  const translate = useTranslate();
  const { isStaff, ofAll } = useScreens();
  const { unread } = useNews();
  const isCalm = useCalm();
  const { decisions, reviewsDue } = useOpenCounts(isStaff);
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
    <Box component="nav" aria-label={translate('app.menu')} sx={{ pt: '8px', pb: 2 }}>
      <MenuGroup>
        {ofAll.map(({ path, key, icon: Icon }) => (
          <Menu.Item
            key={path}
            to={path}
            primaryText={
              path === '/news' ? (
                <MenuCount
                  text={translate(key)}
                  count={unread}
                  spokenCount={translate('menu.unread', { count: unread })}
                />
              ) : (
                translate(key)
              )
            }
            leftIcon={<Icon />}
          />
        ))}
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
            <Menu.Item to="/mails" primaryText={translate('menu.mails')} leftIcon={<MailIcon />} />
          </MenuGroup>
        </>
      )}
      {isCalm && (
        <Suspense fallback={null}>
          <RailFoot />
        </Suspense>
      )}
    </Box>
  );
}
