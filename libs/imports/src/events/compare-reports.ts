import { decideReport, type EventReport } from '@landfall/newsroom/decide-report';
import { eventsOfSource } from '@landfall/newsroom/destination-event-store';
import { storeReports } from '@landfall/newsroom/store-reports';
import type { Tx } from '@landfall/platform';
import type { ImportChange, PlannedImport } from '../port/importer.js';

export interface ReportSet {
  source: string;
  reports: readonly EventReport[];
  read: number;
  skipped: number;
}

/** Compares reports with the events of the same source. An event that is no longer reported stays as it was last said. */
export async function compareReports(tx: Tx, { source, reports, read, skipped }: ReportSet): Promise<PlannedImport> {
  const ids = reports.map(({ uniqueId }) => uniqueId);
  const known = new Map((await eventsOfSource(tx, source, ids)).map((event) => [event.uniqueId, event]));
  const changed = reports.flatMap((report) => {
    const before = known.get(report.uniqueId) ?? null;
    const decided = decideReport(before, report);
    return decided ? [{ before, ...decided }] : [];
  });
  const added = changed.filter(({ before }) => before === null).length;
  return {
    counts: {
      read,
      added,
      changed: changed.length - added,
      removed: 0,
      unchanged: reports.length - changed.length,
      skipped,
    },
    changes: changed.map(({ before, event }): ImportChange => ({
      kind: before ? 'CHANGED' : 'ADDED',
      placeType: 'COUNTRY',
      place: event.countryId ?? '',
      field: event.uniqueId,
      before: before && shown(before),
      after: shown(event),
    })),
    problems: [],
    isRejected: false,
    decided: [],
    write: ({ actor, correlationId }) => storeReports(tx, changed, { actor, correlationId }),
  };
}

const shown = ({ level, isCurrent, edition }: { level: string; isCurrent: boolean; edition: string }): string =>
  [level, isCurrent ? 'current' : 'over', edition].join(', ');
