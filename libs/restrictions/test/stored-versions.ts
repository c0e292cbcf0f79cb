import type { EventTypeDefinition } from '@landfall/platform';

/** The names and versions under which events of a type were ever stored. */
export function storedVersions({
  type,
  schemaVersion,
  formerly,
}: EventTypeDefinition): { type: string; version: number }[] {
  const former = Array.from({ length: formerly?.upTo ?? 0 }, (_, i) => ({ type: formerly!.type, version: i + 1 }));
  const first = formerly && formerly.upTo < schemaVersion ? formerly.upTo + 1 : 1;
  return [...former, ...Array.from({ length: schemaVersion - first + 1 }, (_, i) => ({ type, version: first + i }))];
}
