import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState.js';
import { ScreenHeading } from '../ScreenHeading.js';
import { ListFrame, type ListFrameProps } from './ListFrame.js';
import { NewButton } from './NewButton.js';

interface Props extends Omit<ListFrameProps, 'empty' | 'isPart' | 'resource'> {
  title: string;
  /** What is said while there is nothing at all; without it the table says it, below what else the list shows. */
  empty?: { title: string; text?: string };
  /** What the button for a new record says; without it there is none. */
  newLabel?: string;
  /** Beside the button for a new one. */
  headingActions?: ReactNode;
}

/** The frame of every list that is a screen: its heading, then the list. */
export function ResourceList({ title, empty, newLabel, headingActions, ...list }: Props) {
  return (
    <>
      <ScreenHeading text={title}>
        {headingActions}
        {newLabel && <NewButton label={newLabel} />}
      </ScreenHeading>
      <ListFrame
        {...list}
        empty={
          empty ? (
            <EmptyState title={empty.title} {...(empty.text ? { text: empty.text } : {})}>
              {newLabel && <NewButton label={newLabel} variant="outlined" />}
            </EmptyState>
          ) : (
            false
          )
        }
      />
    </>
  );
}
