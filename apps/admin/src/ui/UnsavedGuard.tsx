import { useEffect, type RefObject } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router-dom';

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

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, mayLeave]);

  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="app.leaveTitle"
      content="app.leaveText"
      confirm="app.leave"
      cancel="app.stay"
      confirmColor="warning"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
