import { DETAIL_GROUPS, DETAIL_TYPES } from '@landfall/catalogue';

/** Types in every answer about a destination: unknown when unstated. */
export const CORE_TYPES = [
  'ErPassportSufficient',
  'ErIdSufficient',
  'ErVisaRequired',
  'ErEntryPermitRequired',
  'ErHealthInsuranceRequired',
  'VaccinationRequired',
  'InternationalDrivingPermitRequired',
  'ErExtraFormsRequired',
  'ErChildrenPassportRequired',
] as const;

export const TRANSIT_CORE_TYPES = ['ErTransitVisaRequired', 'ErTransitEntryPermitRequired'] as const;

/** What concerns who only changes planes: nothing that is a duty on entry (docs/adr/0067). */
const ADVICE_TYPES = ['Note', 'ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote'] as const;
const TRANSIT_TYPES = [...ADVICE_TYPES, ...DETAIL_GROUPS.EXPERT.find((group) => group.key === 'transit')!.detailTypes];

const TYPE_KEYS: readonly string[] = DETAIL_TYPES.map((type) => type.key);
const ORDINALS: ReadonlyMap<string, number> = new Map(TYPE_KEYS.map((key, ordinal) => [key, ordinal]));

/** Position in the catalogue and in an answer; undefined for an unknown type. */
export const ordinalOf = (type: string): number | undefined => ORDINALS.get(type);

export interface TypeSlot {
  key: string;
  ordinal: number;
  isCore: boolean;
}

const slots = (keys: Iterable<string>, core: readonly string[]): TypeSlot[] => {
  const requested = new Set(keys);
  return TYPE_KEYS.flatMap((key, ordinal) =>
    requested.has(key) ? [{ key, ordinal, isCore: core.includes(key) }] : [],
  );
};

export const DESTINATION_SLOTS: readonly TypeSlot[] = slots(TYPE_KEYS, CORE_TYPES);
export const TRANSIT_SLOTS: readonly TypeSlot[] = slots(TRANSIT_TYPES, TRANSIT_CORE_TYPES);
