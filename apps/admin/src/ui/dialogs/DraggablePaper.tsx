import { Paper, type PaperProps } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { useRef, type Ref } from 'react';
import { useDragByTitle } from './useDragByTitle.js';

/** The sheet of every dialog. */
export function DraggablePaper({ ref, ...props }: PaperProps & { ref?: Ref<HTMLDivElement> }) {
  const own = useRef<HTMLDivElement>(null);
  useDragByTitle(own);
  return <Paper ref={useForkRef(own, ref)} {...props} />;
}
