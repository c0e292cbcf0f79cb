import { Box, SvgIcon } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StatusColor } from '../../gen/graphql.js';

/** A shape of its own for each status, so that none depends on colour alone. */
const SHAPES: Record<StatusColor, { outline: string; sign: string }> = {
  BLUE: { outline: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', sign: 'M7 12.5l3.5 3.5L17 9' },
  YELLOW: { outline: 'M12 2.5L23 21.5H1z', sign: 'M12 9v6M12 17.6v1' },
  RED: { outline: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z', sign: 'M7 12h10' },
  GRAY: { outline: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z', sign: 'M8 16l8-8' },
  PURPLE: { outline: 'M12 1l11 11-11 11L1 12z', sign: 'M6.5 12h4M8.5 10l-2 2 2 2M17.5 12h-4M15.5 10l2 2-2 2' },
};

export function StatusIcon({ status, size = 24 }: { status: StatusColor; size?: number }) {
  const { outline, sign } = SHAPES[status];
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden="true" sx={{ fontSize: size, flexShrink: 0 }}>
      <Box
        component="path"
        d={outline}
        sx={{
          fill: ({ palette }) => palette.status[status].solid,
          stroke: ({ palette }) => palette.status[status].border,
          strokeWidth: 1,
        }}
      />
      <Box
        component="path"
        d={sign}
        sx={{
          fill: 'none',
          stroke: ({ palette }) => palette.status[status].on,
          strokeWidth: 2.2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      />
    </SvgIcon>
  );
}

/** Shape, colour and word together. */
export function StatusMark({ status, text }: { status: StatusColor; text?: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: ({ palette }) => palette.status[status].text,
        fontWeight: 600,
      }}
    >
      <StatusIcon status={status} size={20} />
      {text ?? translate(`status.${status}`)}
    </Box>
  );
}
