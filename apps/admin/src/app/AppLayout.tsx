import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.js';
import { AppMenu } from './AppMenu.js';
import { AppSidebar } from './AppSidebar.js';
import { LanguageSelector } from './LanguageSelector.js';
import { ScreenFailure } from './ScreenFailure.js';

const Bar = () => (
  <AppBar
    alwaysOn
    color="primary"
    toolbar={<><LanguageSelector /><LoadingIndicator /></>}
    userMenu={<AccountMenu />}
  >
    <TitlePortal component="div" sx={{ visibility: { xs: 'hidden', sm: 'visible' } }} />
  </AppBar>
);

export const AppLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={Bar} menu={AppMenu} sidebar={AppSidebar} error={ScreenFailure} appBarAlwaysOn sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, p: { xs: 1, sm: 2 } } }}>
    <Box sx={{ minWidth: 0, pb: 4 }}>{children}</Box>
  </Layout>
);
