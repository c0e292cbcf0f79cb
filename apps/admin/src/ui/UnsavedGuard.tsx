import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveConfirm } from './LeaveConfirm.js';
import { useBrowserWarning } from './useBrowserWarning.js';

interface Props {
  isDirty: boolean;
  /** Set to true just before a navigation that follows a successful save. */
  mayLeave: RefObject<boolean>;
}

/** Asks before input is lost: inside the application with a dialog, on closing the tab with the browser's own. */
export function UnsavedGuard({ isDirty, mayLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBrowserWarning(isDirty, mayLeave);
  return (
    <LeaveConfirm
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
