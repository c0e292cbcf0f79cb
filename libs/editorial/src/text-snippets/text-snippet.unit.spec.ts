import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { validated } from '@landfall/platform';
import { decideTextSnippet, type SnippetContent } from './text-snippet.decide.js';
import { TextSnippetInput } from './text-snippet.input.js';

const rejectedFor = (input: TextSnippetInput): string[] => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input));
  return outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
};
const contentOf = (input: TextSnippetInput): SnippetContent => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome.content;
};

describe('a text snippet', () => {
  it('has a name and one text at least', () => {
    expect(contentOf({ name: ' Visum ', textEn: ' <b>Text</b> ' })).toEqual({
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
