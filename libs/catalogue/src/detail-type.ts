export type ValueKind = 'FREETEXT' | 'YESNO' | 'YESNOTEXT' | 'POSINT' | 'COLOR';

/** MAIN: structured details. VACCINATION_STATUS: former texts by vaccination status. COUNTRY_INFORMATION: facts of the country database. */
export type DetailSet = 'MAIN' | 'VACCINATION_STATUS' | 'COUNTRY_INFORMATION';

/** One thing that can be said about entering a place (spec: catalogue, section 3). */
export interface DetailType {
  key: string;
  kind: ValueKind;
  /** Key of a `DetailCategory`. */
  category: string;
  set: DetailSet;
  /** False: left out of business answers. */
  showBusiness: boolean;
  /** True when "yes" is good news for the traveller. */
  positiveYes: boolean;
  /**
   * True for facts about the country itself, independent of nationality and entry: the content of the country database
   * and the destination manager. Used in the main set only.
   */
  isCidmer: boolean;
  /** The largest number a POSINT may hold where that is less than `MAX_POSINT`, as on a scale of five levels. */
  max?: number;
  /** True for what is published of whole countries alone (spec: catalogue, section 9). */
  countriesOnly?: boolean;
}

export type DetailTypeOptions = Partial<
  Pick<DetailType, 'set' | 'showBusiness' | 'positiveYes' | 'isCidmer' | 'max' | 'countriesOnly'>
>;

/** A detail type of the main set that is shown to business travellers, unless the options say otherwise. */
export const type = (key: string, kind: ValueKind, category: string, options: DetailTypeOptions = {}): DetailType => ({
  key,
  kind,
  category,
  set: 'MAIN',
  showBusiness: true,
  positiveYes: false,
  isCidmer: false,
  ...options,
});
