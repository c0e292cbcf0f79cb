import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { LANGUAGES } from '@landfall/kernel';
import { PackedTexts } from './packed-texts.js';

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const aText = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  language: fc.constantFrom(...LANGUAGES),
  byMachine: fc.boolean(),
});

it('gives every text back as it was put in, and none for another key', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.string(), aText), { selector: ([key]) => key }), (rows) => {
      const texts = new Map(rows.map(([key, text], at) => [at % 2 === 0 ? keyOf(key) : `key of ${key}`, text]));
      const packed = new PackedTexts(texts);
      for (const [key, text] of texts) expect(packed.find(key)).toEqual(text);
      expect(packed.find(keyOf('no such text'))).toBeNull();
      expect(packed.languagesOf()).toEqual(new Set([...texts.values()].map(({ language }) => language)));
    }),
  );
});
