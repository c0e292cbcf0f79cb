import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ListFrame, type ListFrameProps } from './ListFrame.js';

interface Props extends Omit<ListFrameProps, 'empty' | 'isPart' | 'perPage'> {
  resource: string;
  title: string;
  /** What is said while there is nothing at all. */
  empty: string;
  /** At the right of the heading. */
  headingActions?: ReactNode;
  /** The address of the screen says its filters, order and page; one section of a screen at most. */
  isAddressed?: boolean;
}

/** A list that is a part of a screen. */
export function ResourceSection({ title, empty, headingActions, isAddressed = false, ...list }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {headingActions}
      </Box>
      <ListFrame
        {...list}
        perPage={10}
        isPart={!isAddressed}
        empty={<Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      />
    </Box>
  );
}
