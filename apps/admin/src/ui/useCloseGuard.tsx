import { useRef, useState, type ReactNode } from 'react';
import { LeaveConfirm } from './LeaveConfirm.js';
import { UnsavedGuard } from './UnsavedGuard.js';

interface CloseGuard {
  /** Closes the dialog, or asks first. */
  close: () => void;
  /** Stands beside the dialog. */
  guard: ReactNode;
}

/** Asks before a dialog closes over unsaved input: by its button, Escape, a click beside it, navigation or closing the tab. */
export function useCloseGuard(isDirty: boolean, onClose: () => void): CloseGuard {
  const [isAsking, setAsking] = useState(false);
  const mayLeave = useRef(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    guard: isDirty && (
      <>
        <UnsavedGuard isDirty mayLeave={mayLeave} />
        <LeaveConfirm
          isOpen={isAsking}
          onLeave={() => {
            setAsking(false);
            onClose();
          }}
          onStay={() => setAsking(false)}
        />
      </>
    ),
  };
}
