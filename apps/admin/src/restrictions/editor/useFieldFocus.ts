import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { detailIndexOf } from '../form/form-errors.js';
import { fieldId } from '../form/field-path.js';
import type { OpenDetails } from '../form/open-details.js';

export interface FieldFocus {
  open: OpenDetails;
  setOpen: Dispatch<SetStateAction<OpenDetails>>;
  /** The field that was visited last; the number tells two visits apart. */
  target: { path: string; visit: number };
  /** Opens the detail of a field and moves the focus to it. */
  go: (path: string) => void;
}

/** Where the day of a scheduled revision is hidden until requested, a warning about it leads to the scheduled revisions. */
const HEADING_OF: Readonly<Record<string, string>> = { effectiveOn: 'scheduled-heading' };

function focus(path: string): void {
  const index = detailIndexOf(path);
  const fallback = index === null ? (HEADING_OF[path] ?? '') : fieldId(`details.${index}`);
  const element = document.getElementById(fieldId(path)) ?? document.getElementById(fallback);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** Which details are open, and the way to a field in any of them. */
export function useFieldFocus(firstOpen: () => OpenDetails): FieldFocus {
  const [open, setOpen] = useState<OpenDetails>(firstOpen);
  const [target, setTarget] = useState({ path: '', visit: 0 });
  const go = useCallback((path: string) => {
    const index = detailIndexOf(path);
    if (index !== null) setOpen((old) => new Set([...old, index]));
    setTarget(({ visit }) => ({ path, visit: visit + 1 }));
    // After the detail has been drawn open.
    setTimeout(() => focus(path));
  }, []);
  return { open, setOpen, target, go };
}
