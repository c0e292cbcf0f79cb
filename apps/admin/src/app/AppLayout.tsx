import { Box, Typography } from '@mui/material';
import { lazy, Suspense, useContext, useEffect, type ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountMenu } from './AccountMenu.js';
import { AppMenu } from './AppMenu.js';
import { AppSidebar } from './AppSidebar.js';
import type { Rights } from '../session/rights.js';
import { EditorTextsContext } from '../ui/editor-texts-context.js';
import { LanguageSelector } from './LanguageSelector.js';
import { Mark } from './Mark.js';
import { LoadingScreen } from './LoadingScreen.js';
import { NewVersionNotice } from './NewVersionNotice.js';
import { PaletteButton } from './PaletteButton.js';
import { ScreenFailure } from './ScreenFailure.js';
import { useGoKeys } from './useGoKeys.js';
import { useRecovery } from './useRecovery.js';
import { useServerPush } from './useServerPush.js';

const KeyHelp = lazy(() => import('./KeyHelp.js'));

/** Reloads by hand, and turns while something is read; what turns needs a name. */
function Busy() {
  const translate = useTranslate();
  const name = { 'aria-label': translate('app.loading') };
  return <LoadingIndicator {...name} />;
}

/** The name of the product leads home. What a screen is called stands once: in its own heading. */
function Bar() {
  const translate = useTranslate();
  const { isHelpOpen, openHelp, closeHelp } = useGoKeys();
  return (
    <AppBar
      alwaysOn
      color="inherit"
      elevation={0}
      toolbar={
        <>
          <LanguageSelector />
          <Busy />
        </>
      }
      userMenu={<AccountMenu onKeys={openHelp} />}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex' }}>
        <Box
          component={Link}
          to="/newsboard"
          sx={{
            display: { xs: 'none', sm: 'inline-flex' },
            alignItems: 'center',
            gap: '10px',
            color: 'inherit',
            textDecoration: 'none',
            px: '4px',
            borderRadius: '7px',
          }}
        >
          <Mark />
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1rem', letterSpacing: '-0.02em' }}>
            {translate('app.name')}
          </Typography>
        </Box>
        <Box
          sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-start', md: 'center' }, minWidth: 0, px: '8px' }}
        >
          <PaletteButton />
        </Box>
      </Box>
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeyHelp onClose={closeHelp} />
        </Suspense>
      )}
    </AppBar>
  );
}

/** Lets the editors' texts come as soon as it is known that an editor is there. */
function useEditorTextsOfStaff(): void {
  const { permissions } = usePermissions<Rights>();
  const { need } = useContext(EditorTextsContext);
  const isStaff = permissions?.isStaff ?? false;
  useEffect(() => {
    need(isStaff);
    return () => need(false);
  }, [isStaff, need]);
}

export function AppLayout({ children }: { children?: ReactNode }) {
  useEditorTextsOfStaff();
  useRecovery();
  useServerPush();
  return (
    <Layout
      appBar={Bar}
      menu={AppMenu}
      sidebar={AppSidebar}
      error={ScreenFailure}
      appBarAlwaysOn
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { mt: '48px' },
        '& .RaLayout-content': { minWidth: 0, p: { xs: '8px', sm: '16px 20px' }, bgcolor: 'background.default' },
        // The rail reaches to the bottom, however long the screen is.
        '& .RaLayout-contentWithSidebar': { alignItems: 'stretch' },
        '& .RaSidebar-docked': { borderRight: 1, borderColor: 'line', bgcolor: 'rail' },
        '& .RaSidebar-paperAnchorLeft': { bgcolor: 'transparent' },
        '& .RaSidebar-modal .MuiDrawer-paper': { bgcolor: 'rail' },
      }}
    >
      <Box sx={{ minWidth: 0, pb: 4 }}>
        <NewVersionNotice />
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </Box>
    </Layout>
  );
}
