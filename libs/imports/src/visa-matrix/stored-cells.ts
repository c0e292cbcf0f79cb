import { isDeepStrictEqual } from 'node:util';
import type { DetailValue } from '@landfall/catalogue';
import type { Phases, Purpose } from '@landfall/requirements';
import type { RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import type { EntryRestrictionDetailInput } from '@landfall/restrictions/restriction-input';
import type { Cell } from './visa-matrix.js';

/** A cell with the file it came from. A cell that a newer file only repeats stays dated as it was. */
export interface StoredCell extends Cell {
  /** Date of the file; access that is rejected is rejected from this day on. */
  dated: string;
  sourceUri: string;
}

const PURPOSES: readonly Purpose[] = ['BUSINESS', 'PRIVATE'];

/** What a cell says in the catalogue's detail types (proposal in the README of the open data, "Visa matrix import"). */
function valuesOf({ requirement, days }: Cell): Record<string, DetailValue> {
  const lasting = (type: string): Record<string, number> => (days === null ? {} : { [type]: days });
  switch (requirement) {
    case 'visa free':
      return { ErVisaRequired: false, ...lasting('ErVisaFreeDays') };
    case 'eta':
      return { ErVisaRequired: false, ErEntryPermitRequired: true, ...lasting('ErVisaFreeDays') };
    case 'e-visa':
      return { ErVisaRequired: true, ErEVisaPossible: true, ...lasting('ErEVisaDays') };
    case 'visa on arrival':
      return { ErVisaRequired: true, ErVisaOnArrivalPossible: true, ...lasting('ErVisaOnArrivalDays') };
    case 'visa required':
      return { ErVisaRequired: true };
    case 'no admission':
      return {};
  }
}

const phasesOf = ({ requirement, dated }: StoredCell): Phases =>
  requirement === 'no admission' ? { noAccess: { start: dated, end: null } } : {};

/**
 * The details that say these cells: one for all passports with the same value of the same file, once for each purpose.
 * A detail that said the same before keeps its id.
 */
export function toDetails(
  cells: ReadonlyMap<string, StoredCell>,
  before: readonly RestrictionDetail[],
): EntryRestrictionDetailInput[] {
  const ids = new Map(before.map((detail) => [`${detail.purpose}|${keyOf(cellOf(detail))}`, detail.id]));
  const groups = new Map<string, { cell: StoredCell; passports: string[] }>();
  for (const [passport, cell] of cells) {
    const key = keyOf(cell);
    const group = groups.get(key) ?? { cell, passports: [] };
    group.passports.push(passport);
    groups.set(key, group);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return PURPOSES.flatMap((purpose) =>
    sorted.map(([key, { cell, passports }]) => toDetail(purpose, cell, passports, ids.get(`${purpose}|${key}`))),
  );
}

function toDetail(
  restrictionType: Purpose,
  cell: StoredCell,
  passports: readonly string[],
  id: string | undefined,
): EntryRestrictionDetailInput {
  return {
    id: id ?? null,
    restrictionType,
    citizenshipIds: passports.toSorted(),
    noAccessStart: phasesOf(cell).noAccess?.start ?? null,
    sourceUri: cell.sourceUri,
    writtenOn: cell.dated,
    restrictionDetailJson: valuesOf(cell),
  };
}

const keyOf = ({ requirement, days, dated, sourceUri }: StoredCell): string =>
  JSON.stringify([requirement, days, dated, sourceUri]);

/** Reads the cells back from the details of an imported restriction. Throws when they say something no cell can say. */
export function toCells(details: readonly RestrictionDetail[]): Map<string, StoredCell> {
  const cells = new Map<string, StoredCell>();
  for (const detail of details) {
    if (detail.purpose !== 'PRIVATE') continue;
    const cell = cellOf(detail);
    for (const passport of detail.citizenships) cells.set(passport, cell);
  }
  return cells;
}

function cellOf(detail: RestrictionDetail): StoredCell {
  const cell: StoredCell = {
    ...requirementOf(detail),
    dated: detail.writtenOn ?? '',
    sourceUri: detail.sourceUri ?? '',
  };
  const understood =
    isDeepStrictEqual(valuesOf(cell), detail.values) && isDeepStrictEqual(phasesOf(cell), detail.phases);
  if (!understood || !cell.dated || detail.departures.length > 0)
    throw new Error(`The detail ${detail.id} was not written by this importer and cannot be read back.`);
  return cell;
}

function requirementOf({ phases, values }: RestrictionDetail): Cell {
  const days = (type: string): number | null => (typeof values[type] === 'number' ? values[type] : null);
  if (phases.noAccess) return { requirement: 'no admission', days: null };
  if (values['ErEntryPermitRequired']) return { requirement: 'eta', days: days('ErVisaFreeDays') };
  if (values['ErEVisaPossible']) return { requirement: 'e-visa', days: days('ErEVisaDays') };
  if (values['ErVisaOnArrivalPossible']) return { requirement: 'visa on arrival', days: days('ErVisaOnArrivalDays') };
  if (values['ErVisaRequired']) return { requirement: 'visa required', days: null };
  return { requirement: 'visa free', days: days('ErVisaFreeDays') };
}
