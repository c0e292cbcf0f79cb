import { validated, type Validated } from '@landfall/platform';
import { EntryRestrictionInput, type EntryRestrictionDetailInput } from '../src/model/restriction/restriction-input.js';

type Values = Record<string, unknown>;
type Scope = Partial<Omit<EntryRestrictionDetailInput, 'restrictionDetailJson'>>;

/** A detail of which nothing is kept: what an update leaves out would stay. */
const NOTHING: Scope = {
  citizenshipIds: [],
  departureIds: [],
  noAccessStart: null,
  noAccessEnd: null,
  someRestrictionsStart: null,
  someRestrictionsEnd: null,
  noRestrictionsStart: null,
  noRestrictionsEnd: null,
  validFrom: null,
  validUntil: null,
  noteDe: null,
  noteEn: null,
  sourceUri: null,
  authorityId: null,
  editCategories: [],
};

/** What an editor sends, in the words of the field. Every step gives a new builder, so that a base can be shared. */
export class ARestriction {
  private constructor(private readonly input: EntryRestrictionInput) {}

  static readonly blank = new ARestriction({ level: 'COUNTRY', countryId: 'TH', isActive: true, details: [] });

  /** The country it belongs to. */
  for(countryId: string): ARestriction {
    return this.with({ level: 'COUNTRY', countryId, regionId: null, airportId: null });
  }

  forRegion(countryId: string, regionId: string): ARestriction {
    return this.with({ level: 'REGION', countryId, regionId, airportId: null });
  }

  forAirport(countryId: string, airportId: string): ARestriction {
    return this.with({ level: 'AIRPORT', countryId, regionId: null, airportId });
  }

  visaRequired(...nationals: string[]): ARestriction {
    return this.stating({ ErVisaRequired: true }, { citizenshipIds: nationals });
  }

  visaFree(...nationals: string[]): ARestriction {
    return this.stating({ ErVisaRequired: false }, { citizenshipIds: nationals });
  }

  /** Nobody may enter from one day to another; an open end is null. */
  barred(start: string | null, end: string | null, scope: Scope = {}): ARestriction {
    return this.stating({}, { ...scope, noAccessStart: start, noAccessEnd: end });
  }

  /** One more detail: for private travel, everyone and from anywhere, unless its scope says otherwise. */
  stating(values: Values, scope: Scope = {}): ARestriction {
    return this.with({
      details: [...this.input.details, { restrictionType: 'PRIVATE', ...scope, restrictionDetailJson: values }],
    });
  }

  minor(): ARestriction {
    return this.with({ isSignificant: false });
  }

  inactive(): ARestriction {
    return this.with({ isActive: false });
  }

  /** A new version of a stored restriction: its details take the ids of the stored ones, in their order. */
  revising(stored: { id: string; version: number; details: readonly { id: string }[] }): ARestriction {
    const details = this.input.details.map((detail, i) => ({
      ...NOTHING,
      ...detail,
      id: stored.details[i]?.id ?? null,
    }));
    return this.with({ id: stored.id, version: stored.version, details });
  }

  with(changes: Partial<EntryRestrictionInput>): ARestriction {
    return new ARestriction({ ...this.input, ...changes });
  }

  /** As the api hands it to a command. */
  draft(): Validated<EntryRestrictionInput> {
    return validated(EntryRestrictionInput, this.build());
  }

  build(): EntryRestrictionInput {
    return structuredClone(this.input);
  }
}

export const aRestriction = (): ARestriction => ARestriction.blank;
