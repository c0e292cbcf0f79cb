import { Divider, Typography, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Menu, useSidebarState } from 'react-admin';

/** Entries that belong together, under a heading; where only the icons show, a line stands for it. */
export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  const id = useId();
  const [isOpen] = useSidebarState();
  const heading = isOpen ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <>
      {label && isOpen && (
        <Typography
          id={id}
          component="h2"
          sx={{ px: '20px', pt: '12px', fontSize: 12.5, fontWeight: 600, color: 'text.secondary' }}
        >
          {label}
        </Typography>
      )}
      {label && !isOpen && <Divider aria-hidden="true" sx={{ mx: 1 }} />}
      <Menu
        sx={{
          mt: label ? 0 : undefined,
          py: 0.5,
          '& .MuiMenuItem-root': {
            fontSize: 14,
            fontWeight: 500,
            minHeight: 34,
            py: '5px',
            px: isOpen ? '10px' : undefined,
            mx: isOpen ? '10px' : undefined,
            borderRadius: isOpen ? '7px' : 0,
            color: 'text.primary',
          },
          '& .RaMenuItemLink-icon.MuiListItemIcon-root': {
            minWidth: isOpen ? 32 : undefined,
            '& svg': { fontSize: 20 },
          },
          // A bar at the edge says so too, for who does not see the ground.
          '& .RaMenuItemLink-active': {
            color: 'text.primary',
            fontWeight: 620,
            bgcolor: 'background.paper',
            boxShadow: ({ palette }: Theme) => `inset 3px 0 0 ${palette.primary.main}, 0 0 0 1px ${palette.line}`,
            '& .RaMenuItemLink-icon': { color: 'primary.main' },
          },
        }}
        {...(label ? heading : {})}
      >
        {children}
      </Menu>
    </>
  );
}
