import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import {
  Box,
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Typography,
  useTheme as useShownTheme,
} from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLocale, useLogout, useTheme, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../gen/graphql.js';
import { ownVersion } from './console-version.js';
import { useScreens } from './useScreens.js';
import { hiddenBelow } from '../ui/hidden-below.js';

/** The other one of light and dark. */
function ModeItem() {
  const translate = useTranslate();
  const [, setTheme] = useTheme();
  // Nobody has chosen yet: the device has.
  const isDark = useShownTheme().palette.mode === 'dark';
  return (
    <MenuItem onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      <ListItemIcon>{isDark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}</ListItemIcon>
      {translate(isDark ? 'app.light' : 'app.dark')}
    </MenuItem>
  );
}

/** Who is logged in, and the way out. The button is named by what it shows. */
export function AccountMenu() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const logout = useLogout();
  const { settings } = useScreens();
  const version = ownVersion();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  const user = identity as CurrentUser | undefined;
  // Who has no name is named by the username, and a username may be an address.
  const facts = [...new Set([user?.username, user?.email, user?.organisation?.name])].filter(
    (fact) => fact && fact !== name,
  );
  return (
    <>
      <Button
        id="account-button"
        color="inherit"
        startIcon={<AccountCircleIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(name ? { title: translate('app.profile', { name }) } : { 'aria-label': translate('app.account') })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box
          component="span"
          sx={{
            ...hiddenBelow('sm'),
            textOverflow: 'ellipsis',
            maxWidth: { sm: 240 },
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': 'account-button' },
          paper: { sx: { maxWidth: 'min(22rem, calc(100vw - 16px))', minWidth: '14rem' } },
        }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, pb: 1, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" sx={{ color: 'text.secondary' }}>
              {fact}
            </Typography>
          ))}
        </Box>
        <Divider component="li" aria-hidden="true" sx={{ mb: 0.5 }} />
        {settings.map(({ path, key }) => (
          <MenuItem key={path} component={Link} to={path} onClick={() => setAnchor(null)}>
            <ListItemText inset>{translate(key)}</ListItemText>
          </MenuItem>
        ))}
        <ModeItem />
        <MenuItem
          component="a"
          href={`/traveller/imprint?lang=${locale}`}
          target="_blank"
          rel="noopener"
          aria-description={translate('app.newTab')}
          onClick={() => setAnchor(null)}
        >
          <ListItemIcon>
            <InfoOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {translate('app.imprint')}
        </MenuItem>
        <MenuItem onClick={() => void logout({}, '/login', false)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('app.logout')}
        </MenuItem>
        {version && (
          <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, fontSize: 12.5, color: 'text.secondary' }}>
            {translate('app.version', { version })}
          </Box>
        )}
      </Menu>
    </>
  );
}
