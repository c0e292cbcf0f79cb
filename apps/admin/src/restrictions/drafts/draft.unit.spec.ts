import { clearDevice } from '../../session/session.js';
import { emptyDetail, emptyRestriction, type RestrictionForm } from '../form/restriction-form.js';
import { draftKey, type DraftStorage } from './draft-keys.js';
import { keepDraft, readDraft, resume, type Draft } from './draft.js';

const form = (part: Partial<RestrictionForm> = {}): RestrictionForm => ({
  ...emptyRestriction(),
  countryId: 'TH',
  details: [{ ...emptyDetail(), id: 'a' }],
  ...part,
});
const draft: Draft = { at: '2026-11-21T10:00:00Z', version: 7, base: form(), form: form({ internalNote: 'mine' }) };

function storageOf(entries: Record<string, string> = {}): DraftStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

it('keeps a draft per user and restriction, and reads it back', () => {
  const storage = storageOf();
  expect(keepDraft(storage, draftKey('u1', 'r1'), draft)).toBe(true);
  expect(readDraft(storage, draftKey('u1', 'r1'))).toEqual(draft);
  expect(readDraft(storage, draftKey('u2', 'r1'))).toBeNull();
  expect(readDraft(storage, draftKey('u1', null))).toBeNull();
});

it('takes what cannot be read for no draft, and removes it', () => {
  const storage = storageOf({ [draftKey('u', 'broken')]: '{', [draftKey('u', 'other')]: '{"at":"x","form":{}}' });
  expect(readDraft(storage, draftKey('u', 'broken'))).toBeNull();
  expect(readDraft(storage, draftKey('u', 'other'))).toBeNull();
  expect(storage.length).toBe(0);
});

it('says so when there is no room', () => {
  const full = {
    ...storageOf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(keepDraft(full, 'k', draft)).toBe(false);
});

it('leaves with everything else of a user; the language stays', () => {
  const storage = storageOf({
    'landfall.language': 'de',
    'landfall.lastSearch': '{}',
    'landfall.lookups.country': '[]',
    'another.key': '1',
    [draftKey('u1', 'a')]: '1',
    [draftKey('u2', null)]: '2',
  });
  clearDevice(storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'landfall.language',
    'another.key',
  ]);
});

it('continues where it was left while the restriction has not changed', () => {
  expect(resume(draft, { version: 7, form: form() })).toEqual({ kind: 'restored', form: draft.form });
});

it('is forgotten when it says nothing new', () => {
  expect(resume(draft, { version: 8, form: form({ internalNote: 'mine' }) })).toEqual({ kind: 'none' });
  expect(resume({ ...draft, form: form() }, { version: 7, form: form() })).toEqual({ kind: 'none' });
  expect(resume({ ...draft, form: form() }, { version: 9, form: form({ internalNote: 'theirs' }) })).toEqual({
    kind: 'none',
  });
});

it('is put on top of a version that was saved meanwhile', () => {
  const resumed = resume(draft, { version: 9, form: form({ reminder: '2027-01-01' }) });
  expect(resumed.kind).toBe('stale');
  expect(resumed.kind === 'stale' && resumed.merge.merged).toMatchObject({
    internalNote: 'mine',
    reminder: '2027-01-01',
  });
});

it('fills in fields that an older draft does not know', () => {
  const { nextReview: _, ...older } = { ...emptyDetail(), id: 'a' };
  const storage = storageOf({
    [draftKey('u', 'r')]: JSON.stringify({ ...draft, form: { ...draft.form, details: [older] } }),
  });
  expect(readDraft(storage, draftKey('u', 'r'))?.form.details[0]).toEqual({ ...emptyDetail(), id: 'a' });
});
