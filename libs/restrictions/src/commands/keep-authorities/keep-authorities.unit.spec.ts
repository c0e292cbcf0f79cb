import { readFile } from 'node:fs/promises';
import { shapeOf } from '../../../test/event-shape.js';
import type { Authority } from '../../model/authorities/authority-store.js';
import { AUTHORITY_CHANGED } from '../../model/restriction/events.js';
import { validated, type Validated } from '@landfall/platform';
import { decideAuthority, decideDeletion } from './authority.decide.js';
import { AuthorityInput } from './authority.input.js';

const OFFICE: Authority = { id: 'a1', name: 'Auswärtiges Amt', authorityType: 'FOREIGN_OFFICE' };
const OTHER: Authority = { id: 'a2', name: 'Robert Koch-Institut', authorityType: 'HEALTH_INSTITUTE' };
const golden = async (): Promise<unknown> =>
  JSON.parse(
    await readFile(new URL(`../../../test/golden/${AUTHORITY_CHANGED}.v1.json`, import.meta.url), 'utf8'),
  ) as unknown;
const draft = (input: AuthorityInput): Validated<AuthorityInput> => validated(AuthorityInput, input);
const rejectedFor = (
  state: Authority | null,
  input: { name: string; authorityType?: Authority['authorityType'] },
): string[] => {
  const outcome = decideAuthority(state, draft({ authorityType: 'FOREIGN_OFFICE', ...input }), state?.id ?? 'new', [
    OFFICE,
    OTHER,
  ]);
  return outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
};

describe('keeping authorities', () => {
  it('writes each change as one fact, in the shape of the golden payload', async () => {
    const created = decideAuthority(
      null,
      draft({ name: ' Home Office ', authorityType: 'DESTINATION_COUNTRY' }),
      'new',
      [OFFICE],
    );
    expect(created).toMatchObject({
      ok: true,
      authority: { id: 'new', name: 'Home Office' },
      events: [{ streamId: 'new', payload: { change: 'CREATED', name: 'Home Office' } }],
    });
    const renamed = decideAuthority(OFFICE, draft({ name: 'AA', authorityType: 'FOREIGN_OFFICE' }), OFFICE.id, [
      OFFICE,
    ]);
    const deleted = decideDeletion(OFFICE, 0);
    for (const outcome of [created, renamed, deleted]) {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
      expect(outcome.events.map((e) => [e.type, shapeOf(e.payload)])).toEqual([
        [AUTHORITY_CHANGED, shapeOf(await golden())],
      ]);
    }
  });

  it('that changes nothing is no fact', () => {
    expect(
      decideAuthority(OFFICE, draft({ ...OFFICE, name: ' Auswärtiges Amt' }), OFFICE.id, [OFFICE, OTHER]),
    ).toMatchObject({
      ok: true,
      events: [],
    });
  });

  it('wants a name that is unique among those of the type', () => {
    expect(rejectedFor(null, { name: '\0 ' })).toEqual(['name rejection.required']);
    expect(rejectedFor(null, { name: 'n'.repeat(201) })).toEqual(['name rejection.tooLong']);
    expect(rejectedFor(null, { name: 'AUSWÄRTIGES amt' })).toEqual(['name rejection.nameTaken']);
    expect(rejectedFor(null, { name: 'Auswärtiges Amt', authorityType: 'OTHER' })).toEqual([]);
    expect(rejectedFor(OFFICE, { name: 'AUSWÄRTIGES AMT' })).toEqual([]);
    expect(rejectedFor(OTHER, { name: 'Auswärtiges Amt' })).toEqual(['name rejection.nameTaken']);
  });

  it('rejects to delete one that is used, and says by how many', () => {
    expect(decideDeletion(OFFICE, 2)).toEqual({
      ok: false,
      rejections: [{ field: 'id', key: 'rejection.authorityInUse', values: { count: 2 } }],
    });
  });
});
