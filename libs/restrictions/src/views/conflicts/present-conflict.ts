import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { presentPlace, type Places } from '@landfall/places';
import type { Presented } from '@landfall/platform';
import type { Conflict, PlacePath } from '@landfall/requirements';
import type { Authority } from '../../model/authorities/authority-store.js';
import { conditionTexts } from '../../model/restriction/condition-text.js';
import { provenanceOf } from '../../model/restriction/provenance-of.js';
import { statementText } from '../changes/statement-text.js';

interface Words {
  language: Language;
  places: Places;
  authority(id: string): Authority | null;
}

/** A conflict in the shape of the api, each side with its text, source and authority. */
export function presentConflict(
  { kind, detailType, purpose, citizenships, statements }: Conflict,
  place: PlacePath,
  { language, places, authority }: Words,
): Presented<'Conflict'> {
  return {
    kind,
    place: presentPlace(place, language, places),
    restrictionType: purpose,
    detailType,
    title: catalogueText(language, `type.${detailType}`),
    citizenships,
    statements: statements.map((statement) => ({
      restrictionId: statement.restrictionId,
      detailId: statement.detailId,
      value: statement.value,
      detailType: statement.detailType,
      text: statementText(statement.detailType, statement.value, language),
      conditions: conditionTexts(statement.conditions, language),
      sourceUri: statement.sourceUri,
      authority: statement.authorityId ? authority(statement.authorityId) : null,
      validFrom: statement.validFrom,
      validUntil: statement.validUntil,
      writtenOn: statement.writtenOn ?? null,
      checkedAt: statement.checkedAt,
      provenance: provenanceOf(statement),
    })),
  };
}
