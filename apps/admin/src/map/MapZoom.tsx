import AddIcon from '@mui/icons-material/Add';
import PublicIcon from '@mui/icons-material/Public';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  canWiden: boolean;
  onNearer: () => void;
  onWider: () => void;
  onWhole: () => void;
}

function Tool({
  label,
  isOff = false,
  onUse,
  children,
}: {
  label: string;
  isOff?: boolean;
  onUse: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label} placement="left">
      <span>
        <IconButton
          aria-label={label}
          disabled={isOff}
          onClick={onUse}
          sx={{
            width: 36,
            height: 36,
            borderRadius: '7px',
            border: 1,
            borderColor: 'control',
            bgcolor: 'background.paper',
            color: 'text.primary',
            '&:hover': { bgcolor: 'background.default' },
            '&.Mui-disabled': { bgcolor: 'background.paper', borderColor: 'line' },
          }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Larger, smaller and the way back to the whole world. */
export function MapZoom({ canWiden, onNearer, onWider, onWhole }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ position: 'absolute', top: '12px', right: '12px', display: 'grid', gap: '8px' }}>
      <Tool label={translate('map.zoomIn')} onUse={onNearer}>
        <AddIcon fontSize="small" />
      </Tool>
      <Tool label={translate('map.zoomOut')} isOff={!canWiden} onUse={onWider}>
        <RemoveIcon fontSize="small" />
      </Tool>
      <Tool label={translate('map.whole')} isOff={!canWiden} onUse={onWhole}>
        <PublicIcon fontSize="small" />
      </Tool>
    </Box>
  );
}
