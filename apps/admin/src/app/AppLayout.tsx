import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, Logout, TitlePortal, UserMenu } from 'react-admin';
import { AppMenu } from './AppMenu.js';
import { LanguageSelector } from './LanguageSelector.js';

const Bar = () => (
  <AppBar
    alwaysOn
    color="primary"
    toolbar={<><LanguageSelector /><LoadingIndicator /></>}
    userMenu={<UserMenu><Logout /></UserMenu>}
  >
    <TitlePortal component="div" />
  </AppBar>
);

export const AppLayout = ({ children }: { children?: ReactNode }) => (
  <Layout appBar={Bar} menu={AppMenu} appBarAlwaysOn sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, p: { xs: 1, sm: 2 } } }}>
    <Box sx={{ minWidth: 0, pb: 4 }}>{children}</Box>
  </Layout>
);
