import { useMediaQuery, type Theme } from '@mui/material';
import { useEffect } from 'react';
import { Sidebar, useSidebarState, useTranslate, type SidebarProps } from 'react-admin';

/** Between a phone, where the menu is a drawer, and a desk the menu is a strip of icons. */
const STRIP = '(min-width: 600px) and (max-width: 1099.95px)';

/** On a narrow screen the menu is a dialog, and a dialog needs a name. */
export function AppSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const isStrip = useMediaQuery(STRIP, { noSsr: true });
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (!isStrip) return undefined;
    setOpen(false);
    return () => setOpen(true);
  }, [isStrip, setOpen]);
  return <Sidebar {...props} {...(isSmall ? { slotProps: { paper: { 'aria-label': translate('app.menu') } } } : {})} />;
}
