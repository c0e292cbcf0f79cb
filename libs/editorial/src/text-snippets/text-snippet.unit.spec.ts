import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { newId } from '@landfall/kernel';
import { validated } from '@landfall/platform';
import { decideTextSnippet, type SnippetContent } from './text-snippet.decide.js';
import { TextSnippetInput } from './text-snippet.input.js';

const CHANGE = { editorId: newId(), now: new Date('2026-05-01T10:00:00Z') };
const rejectedFor = (input: TextSnippetInput): string[] => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input), null, CHANGE);
  return outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
};
const contentOf = (input: TextSnippetInput): SnippetContent => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input), null, CHANGE);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome.content;
};

describe('a text snippet', () => {
  it('has a name and one text at least', () => {
    expect(contentOf({ name: ' Visum ', textEn: ' <b>Text</b> ' })).toMatchObject({
      name: 'Visum',
      text: null,
      textDe: null,
      textEn: '<strong>Text</strong>',
    });
    expect(rejectedFor({ name: '', text: null, textDe: ' ', textEn: '<script>x</script>' })).toEqual([
      'name rejection.required',
      'text rejection.textMissing',
    ]);
  });

  it('is found by what a reader sees of its texts', () => {
    const { searchText } = contentOf({
      name: 'n',
      textDe: '<p>Visum bei <strong>Ankunft</strong></p>',
      textEn: 'Visa',
    });
    expect(searchText).toBe('visum bei ankunft\nvisa');
  });

  it('is as long as a note may be, its name 200 characters', () => {
    expect(rejectedFor({ name: 'n'.repeat(200), text: 'x'.repeat(MAX_TEXT_LENGTH) })).toEqual([]);
    expect(rejectedFor({ name: 'n'.repeat(201), textDe: 'x'.repeat(MAX_TEXT_LENGTH + 1) })).toEqual([
      'name rejection.tooLong',
      'textDe rejection.tooLong',
    ]);
  });

  it('has grown too long when its signs are written as markup', () => {
    expect(rejectedFor({ name: 'n', text: `<p>${'&'.repeat(5_000)}</p>` })).toEqual(['text rejection.tooLong']);
  });

  it('takes a version that is sent back as the text for that version', () => {
    expect(contentOf({ name: 'n', text: 'Deutsch', textDe: 'Deutsch', textEn: 'English' }).text).toBeNull();
    expect(contentOf({ name: 'n', text: 'Other', textDe: 'Deutsch' }).text).toBe('Other');
  });
});
