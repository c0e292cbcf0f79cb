import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';

/** Who is logged in, and the way out. The button is named by what it shows. */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  return (
    <>
      <Button
        id="account-button"
        color="inherit"
        startIcon={<AccountCircleIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={translate('app.profile', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ position: { xs: 'absolute', sm: 'static' }, width: { xs: 1, sm: 'auto' }, height: { xs: 1, sm: 'auto' }, overflow: 'hidden', clipPath: { xs: 'inset(50%)', sm: 'none' }, whiteSpace: 'nowrap' }}>{name}</Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-labelledby': 'account-button' } }}>
        <MenuItem onClick={() => void logout({}, '/login', false)}>
          <ListItemIcon><LogoutIcon fontSize="small" /></ListItemIcon>
          {translate('app.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
