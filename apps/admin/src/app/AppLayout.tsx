import { Box, Typography } from '@mui/material';
import { Suspense, useContext, useEffect, type ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountMenu } from './AccountMenu.js';
import { AppMenu } from './AppMenu.js';
import { AppSidebar } from './AppSidebar.js';
import type { Rights } from '../session/rights.js';
import { EditorTextsContext } from '../ui/editor-texts-context.js';
import { LanguageSelector } from './LanguageSelector.js';
import { LoadingScreen } from './LoadingScreen.js';
import { NewVersionNotice } from './NewVersionNotice.js';
import { ScreenFailure } from './ScreenFailure.js';
import { useRecovery } from './useRecovery.js';

/** Reloads by hand, and turns while something is read; what turns needs a name. */
function Busy() {
  const translate = useTranslate();
  const name = { 'aria-label': translate('app.loading') };
  return <LoadingIndicator {...name} />;
}

/** The name of the product leads home. What a screen is called stands once: in its own heading. */
function Bar() {
  const translate = useTranslate();
  return (
    <AppBar
      alwaysOn
      color="primary"
      toolbar={
        <>
          <LanguageSelector />
          <Busy />
        </>
      }
      userMenu={<AccountMenu />}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component={Link}
          to="/search"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            fontWeight: 700,
            color: 'inherit',
            textDecoration: 'none',
            px: 0.5,
          }}
        >
          {translate('app.name')}
        </Typography>
      </Box>
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
  return (
    <Layout
      appBar={Bar}
      menu={AppMenu}
      sidebar={AppSidebar}
      error={ScreenFailure}
      appBarAlwaysOn
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, p: { xs: 1, sm: 2 } } }}
    >
      <Box sx={{ minWidth: 0, pb: 4 }}>
        <NewVersionNotice />
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </Box>
    </Layout>
  );
}
