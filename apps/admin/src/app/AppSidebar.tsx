import { useMediaQuery, type Theme } from '@mui/material';
import { Sidebar, useTranslate, type SidebarProps } from 'react-admin';

/** On a narrow screen the menu is a dialog, and a dialog needs a name. */
export function AppSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return <Sidebar {...props} {...(isSmall ? { slotProps: { paper: { 'aria-label': translate('app.menu') } } } : {})} />;
}
