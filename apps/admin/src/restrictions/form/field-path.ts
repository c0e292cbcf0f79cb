/** Where an error of the server belongs in the form. */
export interface FieldPlace {
  /** Path in the form. */
  path: string;
  /** Position of the detail, or null for a field of the restriction itself. */
  detail: number | null;
  /** Name of the field within the detail or the restriction. */
  name: string;
  /** Key of the detail type when the error is about a value. */
  typeKey: string | null;
}

const DETAIL_FIELDS: Readonly<Record<string, string>> = {
  citizenshipIds: 'nationalities',
  departureIds: 'departures',
  noAccessStart: 'phases.noAccess.start',
  noAccessEnd: 'phases.noAccess.end',
  someRestrictionsStart: 'phases.someRestrictions.start',
  someRestrictionsEnd: 'phases.someRestrictions.end',
  noRestrictionsStart: 'phases.noRestrictions.start',
  noRestrictionsEnd: 'phases.noRestrictions.end',
};

/** `details.0.restrictionDetailJson.ErVisaFreeDays` is `details.0.values.ErVisaFreeDays` in the form. */
export function placeOfError(field: string): FieldPlace {
  const [head = '', index, name, typeKey] = field.split('.');
  if (head !== 'details' || index === undefined || !/^\d+$/.test(index))
    return { path: head, detail: null, name: head, typeKey: null };
  const detail = Number(index);
  if (name === undefined) return { path: `details.${detail}`, detail, name: '', typeKey: null };
  if (name === 'restrictionDetailJson') {
    return {
      path: typeKey ? `details.${detail}.values.${typeKey}` : `details.${detail}.values`,
      detail,
      name: 'values',
      typeKey: typeKey ?? null,
    };
  }
  const own = DETAIL_FIELDS[name] ?? name;
  return { path: `details.${detail}.${own}`, detail, name: own, typeKey: null };
}

/** The id of the element that takes the focus for a field. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
