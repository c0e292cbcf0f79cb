import type { Rejections } from '@landfall/kernel';
import type { Condition } from '@landfall/requirements';
import type { ConditionInput } from '../model/restriction/condition-input.js';

/** Canonical codes; null where there is none. */
interface Known {
  country(id: string): string | null;
  port(id: string): string | null;
}

/** The conditions of a detail as they are stored; what is wrong is added to `rejections` below `field`. */
export function decideConditions(
  inputs: readonly ConditionInput[],
  field: string,
  known: Known,
  rejections: Rejections,
): Condition[] {
  return inputs.flatMap((input, index) => {
    const condition = new ConditionDraft(input, (part) => `${field}.${index}.${part}`, known, rejections).decide();
    return condition ? [input.isNot ? { isNot: true, ...condition } : condition] : [];
  });
}

/** One condition as it was sent. */
class ConditionDraft {
  constructor(
    private readonly input: ConditionInput,
    private readonly at: (part: string) => string,
    private readonly known: Known,
    private readonly rejections: Rejections,
  ) {}

  decide(): Condition | null {
    const { input } = this;
    switch (input.kind) {
      case 'VISITED':
        return {
          kind: 'VISITED',
          countries: this.countries(),
          withinDays: input.withinDays ?? null,
          transitHours: input.transitHours ?? null,
        };
      case 'RESIDENCE':
        return { kind: 'RESIDENCE', countries: this.countries() };
      case 'HOLDS':
        return this.held();
      case 'AGE':
        return this.age();
      case 'ENTRY_BY':
        return this.entry();
      case 'PASSPORT':
        return { kind: 'PASSPORT', passports: this.each('passports', input.passports) };
    }
  }

  private held(): Condition {
    const { withinYears, qualities, validMonths } = this.input;
    const asks = {
      ...(qualities && qualities.length > 0 ? { qualities: [...new Set(qualities)].sort() } : {}),
      ...(validMonths ? { validMonths } : {}),
    };
    if (withinYears && Object.keys(asks).length > 0)
      this.rejections.add(this.at('withinYears'), 'rejection.notOfEndedDocuments');
    return {
      kind: 'HOLDS',
      documents: this.some('documents', this.input.documents).flatMap(({ issuerId, kind }, index) => {
        const issuer = this.code(issuerId, `documents.${index}.issuerId`);
        return issuer ? [{ issuer, kind }] : [];
      }),
      ...(withinYears ? { withinYears } : {}),
      ...asks,
    };
  }

  private age(): Condition {
    const { ageFrom: from = null, ageTo: to = null } = this.input;
    if (from === null && to === null) this.rejections.add(this.at('ageFrom'), 'rejection.required');
    if (from !== null && to !== null && from > to)
      this.rejections.add(this.at('ageTo'), 'rejection.notInRange', { min: from, max: 150 });
    return { kind: 'AGE', from, to };
  }

  private entry(): Condition {
    const { means, portIds } = this.input;
    if (!portIds || portIds.length === 0) return { kind: 'ENTRY_BY', means: this.each('means', means) };
    const ports = portIds.flatMap((id) => {
      const port = this.known.port(id);
      if (!port) this.rejections.add(this.at('portIds'), 'rejection.unknownPlace', { id: id.slice(0, 40) });
      return port ?? [];
    });
    return { kind: 'ENTRY_BY', means: [...new Set(means)].sort(), ports: [...new Set(ports)].sort() };
  }

  private countries(): string[] {
    return this.each('countryIds', this.input.countryIds).flatMap((id) => this.code(id, 'countryIds') ?? []);
  }

  private code(id: string, part: string): string | null {
    const code = this.known.country(id);
    if (!code) this.rejections.add(this.at(part), 'rejection.unknownGroupOrCountry', { id: id.slice(0, 40) });
    return code;
  }

  private each<T extends string>(part: string, list: readonly T[] | null | undefined): T[] {
    return [...new Set(this.some(part, list))].sort();
  }

  private some<T>(part: string, list: readonly T[] | null | undefined): readonly T[] {
    if (!list || list.length === 0) this.rejections.add(this.at(part), 'rejection.required');
    return list ?? [];
  }
}
