import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EventTypes } from '@landfall/platform';
import { aContext } from '../../../test/a-context.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { shapeOf } from '../../../test/event-shape.js';
import { storedVersions } from '../../../test/stored-versions.js';
import { theSeeds } from '../../../test/the-seeds.js';
import { decideSave } from '../../decisions/save-entry-restriction.decide.js';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  RESTRICTION_EVENTS,
  type RestrictionContentV3,
} from './events.js';

const GOLDEN = fileURLToPath(new URL('../../../test/golden/', import.meta.url));
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
const golden = async (type: string, version: number): Promise<unknown> =>
  JSON.parse(await readFile(`${GOLDEN}${fileOf(type, version)}`, 'utf8')) as unknown;

/** Every field filled, so that its kind shows. */
const full = aRestriction()
  .forAirport('TH', 'BKK')
  .stating(
    {
      ErVisaRequired: true,
      ErVisaFreeDays: 30,
      ErEntryNote: { de: 'Text', en: 'Text' },
      ErOnwardTicketRequired: { yes: true, textDe: 'Text', textEn: 'Text' },
      ForeignOfficeStatus: 'YELLOW',
    },
    {
      citizenshipIds: ['EU'],
      departureIds: ['IN'],
      noteDe: 'Notiz',
      noteEn: 'Note',
      sourceUri: 'https://www.thaievisa.go.th',
      authorityId: 'authority-1',
      checkedAt: '2026-04-30',
      noAccessStart: '2026-06-01',
      noAccessEnd: '2026-06-30',
      someRestrictionsStart: '2026-07-01',
      someRestrictionsEnd: '2026-07-31',
      noRestrictionsStart: '2026-08-01',
      noRestrictionsEnd: '2026-08-31',
      editCategories: [{ category: 'Passport', copyFromBusiness: true }],
    },
  );
const importProvenance = { source: 'visa-matrix', licence: 'CC0', dated: '2026-01-10' };

async function produced(): Promise<Map<string, RestrictionContentV3>> {
  const seeds = await theSeeds();
  const created = decideSave(null, full.draft(), aContext(seeds, { importProvenance }));
  if (!created.ok) throw new Error(JSON.stringify(created.rejections));
  const revised = decideSave(
    created.restriction,
    full.inactive().revising(created.restriction).draft(),
    aContext(seeds, { importProvenance }),
  );
  if (!revised.ok) throw new Error(JSON.stringify(revised.rejections));
  return new Map([...created.events, ...revised.events].map((e) => [e.type, e.payload]));
}

const STORED = {
  stream: '',
  streamId: '',
  position: '1',
  tx: '1',
  version: 1,
  actor: null,
  correlationId: null,
  occurredAt: new Date(0),
};

describe('the events of restrictions', () => {
  it('have one golden payload for each version of each type, and no other', async () => {
    const expected = RESTRICTION_EVENTS.flatMap(storedVersions).map(({ type, version }) => fileOf(type, version));
    expect((await readdir(GOLDEN)).sort()).toEqual(expected.sort());
  });

  it.each([ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED])(
    'of type %s are written exactly as the golden payload is',
    async (type) => {
      const { schemaVersion } = RESTRICTION_EVENTS.find((e) => e.type === type)!;
      expect(shapeOf((await produced()).get(type))).toEqual(shapeOf(await golden(type, schemaVersion)));
    },
    30_000,
  );

  it('of every stored version can be read as the newest', async () => {
    const types = new EventTypes(RESTRICTION_EVENTS);
    for (const definition of RESTRICTION_EVENTS) {
      for (const { type, version } of storedVersions(definition)) {
        const event = {
          ...STORED,
          type,
          schemaVersion: version,
          payload: await golden(type, version),
        };
        const read = types.upcast(event);
        const newest = await golden(definition.type, definition.schemaVersion);
        expect([read.type, shapeOf(read.payload)]).toEqual([definition.type, shapeOf(newest)]);
      }
    }
  });

  it.each([
    ['seed', 'editorial', '2026-04-30'],
    [null, 'imported', '2026-04-30'],
    ['2f6f2c1e-6f0e-4b3e-9c55-0d6a4f2f7a01', 'editorial', null],
  ])(
    'of before, written by %s as %s, hold no check but the day of writing where it is known',
    async (actor, provenance, day) => {
      const payload = { ...((await golden(ENTRY_RESTRICTION_REVISED, 2)) as object), provenance };
      const event = { ...STORED, type: ENTRY_RESTRICTION_REVISED, schemaVersion: 2, payload, actor };
      const read = new EventTypes(RESTRICTION_EVENTS).upcast(event).payload as RestrictionContentV3;
      expect(read.details).toMatchObject([{ writtenOn: day }]);
      expect(read.details[0]).not.toHaveProperty('checkedAt');
    },
  );
});
