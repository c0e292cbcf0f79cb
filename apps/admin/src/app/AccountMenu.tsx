import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import CheckIcon from '@mui/icons-material/Check';
import SystemModeIcon from '@mui/icons-material/ContrastOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
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
  type SvgIconProps,
} from '@mui/material';
import { useState, type ComponentType } from 'react';
import { useGetIdentity, useLocale, useLogout, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../gen/graphql.js';
import { ownVersion } from './console-version.js';
import { useScreens } from './useScreens.js';
import { hiddenBelow } from '../ui/hidden-below.js';

const MODES = [
  ['light', LightModeIcon],
  ['dark', DarkModeIcon],
  ['system', SystemModeIcon],
] as const;

/** Light, dark, or as the device has it, which is what counts until somebody chooses. */
function modeItems(translate: (key: string) => string, mode: string, onChoose: (mode: string | undefined) => void) {
  return MODES.map(([one, Icon]) => (
    <MenuItem
      key={one}
      role="menuitemradio"
      aria-checked={mode === one}
      selected={mode === one}
      onClick={() => onChoose(one === 'system' ? undefined : one)}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(`app.${one}`)}
      {mode === one && <CheckIcon fontSize="small" aria-hidden="true" sx={{ ml: 'auto' }} />}
    </MenuItem>
  ));
}

interface NewTabItemProps {
  href: string;
  icon: ComponentType<SvgIconProps>;
  text: string;
  onOpen: () => void;
}

function NewTabItem({ href, icon: Icon, text, onOpen }: NewTabItemProps) {
  const translate = useTranslate();
  return (
    <MenuItem
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      aria-description={translate('app.newTab')}
      onClick={onOpen}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {text}
    </MenuItem>
  );
}

function KeysItem({ onLeave, onKeys }: { onLeave: () => void; onKeys: () => void }) {
  const translate = useTranslate();
  const open = () => {
    onLeave();
    onKeys();
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      {translate('app.keys')}
    </MenuItem>
  );
}

/** Who is logged in, and the way out. The button is named by what it shows. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const logout = useLogout();
  const { settings } = useScreens();
  // The name under which react-admin keeps the mode.
  const [mode, setMode] = useStore<string | undefined>('theme');
  const version = ownVersion();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
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
        onClose={close}
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
          <MenuItem key={path} component={Link} to={path} onClick={close}>
            <ListItemText inset>{translate(key)}</ListItemText>
          </MenuItem>
        ))}
        {modeItems(translate, mode ?? 'system', setMode)}
        <Divider component="li" aria-hidden="true" sx={{ my: 0.5 }} />
        <KeysItem onLeave={close} onKeys={onKeys} />
        {user?.helpUrl && (
          <NewTabItem href={user.helpUrl} icon={HelpIcon} text={translate('app.help')} onOpen={close} />
        )}
        <NewTabItem
          href={`/traveller/imprint?lang=${locale}`}
          icon={InfoOutlinedIcon}
          text={translate('app.imprint')}
          onOpen={close}
        />
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
