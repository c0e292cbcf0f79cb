import { Box, ButtonBase, type ButtonBaseProps, type SxProps, type Theme } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props extends Pick<ButtonBaseProps, 'aria-pressed'> {
  isSelected: boolean;
  onUse: () => void;
  sx: SxProps<Theme>;
  children: ReactNode;
  /** Below what is pressed. */
  more?: ReactNode;
}

/** A row of the list beside a map; it comes into sight when it is selected on the map. */
export function ListedRow({ isSelected, onUse, sx, children, more, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'line', '&:first-of-type': { borderTop: 0 } }}>
      <ButtonBase
        ref={own}
        onClick={onUse}
        {...button}
        sx={
          [
            {
              width: '100%',
              font: 'inherit',
              textAlign: 'left',
              bgcolor: isSelected ? 'action.selected' : 'transparent',
              boxShadow: isSelected ? (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` : 'none',
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': { outlineOffset: '-4px' },
            },
            ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
          ] as SxProps<Theme>
        }
      >
        {children}
      </ButtonBase>
      {more}
    </Box>
  );
}
