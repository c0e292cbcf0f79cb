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
          sx={{ px: 2, pt: 1.5, fontSize: 12.5, fontWeight: 600, color: 'text.secondary', textTransform: 'none' }}
        >
          {label}
        </Typography>
      )}
      {label && !isOpen && <Divider aria-hidden="true" sx={{ mx: 1 }} />}
      <Menu
        sx={{
          mt: label ? 0 : undefined,
          py: 0.5,
          '& .MuiMenuItem-root': { fontSize: 15, py: 0.5, borderLeft: '4px solid transparent' },
          '& .RaMenuItemLink-active': {
            borderLeftColor: 'primary.main',
            bgcolor: ({ palette }: Theme) => palette.status.BLUE.surface,
            fontWeight: 600,
          },
        }}
        {...(label ? heading : {})}
      >
        {children}
      </Menu>
    </>
  );
}
