import { sectionOf } from './prose-words.js';

describe('the heading of the flights before a change, and of those after it', () => {
  it.each(['BYŁO:', 'Bisher:', 'WAS:', 'Avant modification :', 'Vor der Umbuchung:', 'Przed zmianą:'])(
    '%s ends what counts',
    (line) => {
      expect(sectionOf(line)).toBe('VOID');
    },
  );

  it.each(['JEST (potwierdzone, HK):', 'BĘDZIE:', 'NOW:', 'Maintenant (confirmé) :', 'Po zmianie:', 'Ahora:'])(
    '%s begins it',
    (line) => {
      expect(sectionOf(line)).toBe('VALID');
    },
  );

  it.each(['Was:', 'Voor:', 'Nach:', 'Before you fly:', 'Avant votre départ :', 'Za:', 'Now boarding'])(
    '%s is none',
    (line) => {
      expect(sectionOf(line)).toBeNull();
    },
  );
});
