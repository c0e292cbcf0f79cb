import FilterListIcon from '@mui/icons-material/FilterList';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** Fields side by side where there is room. */
  columns: number;
  /** How many of them narrow the list now. */
  active: number;
  children: ReactNode;
}

/** The filters of a list. On a phone they fold away, or the list would begin far below. */
export function FilterBox({ columns, active, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  return (
    <Box role="search" aria-label={translate('reviewList.filters')} sx={{ mb: 2 }}>
      {isSmall && (
        <Button
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mb: isOpen ? 1.5 : 0 }}
        >
          {translate('reviewList.filterCount', { count: active })}
        </Button>
      )}
      <Box
        id={id}
        hidden={isSmall && !isOpen}
        sx={{
          '&:not([hidden])': { display: 'grid' },
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
