import { useQueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { FieldErrors, Restriction, RestrictionPayload } from '../../gen/graphql.js';
import { useDates } from '../../ui/useDates.js';
import { issuesOf, type FormError } from '../form/form-errors.js';
import type { RestrictionVersions } from './useRestrictionVersions.js';

export interface AfterSave {
  published: (restriction: Restriction, found: FormError[]) => void;
  /** Scheduled or proposed: until it is published, the restriction says what it said. */
  scheduled: (revision: NonNullable<RestrictionPayload['scheduled']>, found: readonly FieldErrors[]) => void;
  /** True from a successful creation on: the navigation that follows loses nothing. */
  mayLeave: RefObject<boolean>;
}

interface Options {
  onWarnings: (warnings: FormError[]) => void;
  onSafe: () => void;
}

/** What the editor shows once the server has accepted a revision. */
export function useAfterSave({ saved, show }: RestrictionVersions, { onWarnings, onSafe }: Options): AfterSave {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { day } = useDates();
  const mayLeave = useRef(false);

  return {
    mayLeave,
    published: (restriction, found) => {
      notify(translate('restrictions.saved'), { type: 'success' });
      onSafe();
      if (saved === null) {
        mayLeave.current = true;
        void navigate(`/entryrestrictions/${encodeURIComponent(restriction.id)}/edit`, {
          replace: true,
          state: { warnings: found },
        });
        return;
      }
      onWarnings(found);
      show(restriction);
    },
    scheduled: ({ state, effectiveOn }, found) => {
      notify(
        state === 'SCHEDULED' && effectiveOn
          ? translate('editing.scheduled.scheduled', { date: day(effectiveOn) })
          : translate('editing.scheduled.proposed'),
        { type: 'success' },
      );
      onSafe();
      void queries.invalidateQueries({ queryKey: ['api', 'scheduledRevisionsOf'] });
      if (saved === null) {
        mayLeave.current = true;
        void navigate('/scheduledrevisions');
        return;
      }
      show(saved);
      // The form shows what stands again: a warning about a detail of the revision would point at another one.
      onWarnings(issuesOf(found.filter(({ field }) => field === 'effectiveOn')));
      document.getElementById('scheduled-heading')?.focus();
    },
  };
}
