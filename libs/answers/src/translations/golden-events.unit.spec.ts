import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EventTypes } from '@landfall/platform';
import { shapeOf } from '../../../restrictions/test/event-shape.js';
import { storedVersions } from '../../../restrictions/test/stored-versions.js';
import { TRANSLATION_EVENTS } from './events.js';

const GOLDEN = fileURLToPath(new URL('../../test/golden/', import.meta.url));
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
const golden = async (type: string, version: number): Promise<unknown> =>
  JSON.parse(await readFile(`${GOLDEN}${fileOf(type, version)}`, 'utf8')) as unknown;
const versions = TRANSLATION_EVENTS.flatMap((definition) =>
  storedVersions(definition).map((stored) => ({ ...stored, definition })),
);

describe('the events of translations', () => {
  it('have one golden payload for each version of each type, and no other', async () => {
    expect((await readdir(GOLDEN)).sort()).toEqual(versions.map(({ type, version }) => fileOf(type, version)).sort());
  });

  it.each(versions)('$type of version $version can be read as the newest', async ({ type, version, definition }) => {
    const event = {
      stream: '',
      streamId: '',
      type,
      schemaVersion: version,
      payload: await golden(type, version),
      position: '1',
      tx: '1',
      version: 1,
      actor: null,
      correlationId: null,
      occurredAt: new Date(0),
    };
    const read = new EventTypes(TRANSLATION_EVENTS).upcast(event);
    const newest = await golden(definition.type, definition.schemaVersion);
    expect([read.type, shapeOf(read.payload)]).toEqual([definition.type, shapeOf(newest)]);
  });
});
