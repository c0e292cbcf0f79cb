import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { validated } from '@landfall/platform';
import { decideTextSnippet, type SnippetContent } from '../src/text-snippets/text-snippet.decide.js';
import { TextSnippetInput } from '../src/text-snippets/text-snippet.input.js';

const refusedFor = (input: TextSnippetInput): string[] => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input));
  return outcome.ok ? [] : outcome.refusals.map((r) => `${r.field} ${r.key}`);
};
const contentOf = (input: TextSnippetInput): SnippetContent => {
  const outcome = decideTextSnippet(validated(TextSnippetInput, input));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
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
    expect(refusedFor({ name: '', text: null, textDe: ' ', textEn: '<script>x</script>' })).toEqual([
      'name refusal.required',
      'text refusal.textMissing',
    ]);
  });

  it('is as long as a note may be, its name 200 characters', () => {
    expect(refusedFor({ name: 'n'.repeat(200), text: 'x'.repeat(MAX_TEXT_LENGTH) })).toEqual([]);
    expect(refusedFor({ name: 'n'.repeat(201), textDe: 'x'.repeat(MAX_TEXT_LENGTH + 1) })).toEqual([
      'name refusal.tooLong',
      'textDe refusal.tooLong',
    ]);
  });

  it('has grown too long when its signs are written as markup', () => {
    expect(refusedFor({ name: 'n', text: `<p>${'&'.repeat(5_000)}</p>` })).toEqual(['text refusal.tooLong']);
  });

  it('takes a version that is sent back as the text for that version', () => {
    expect(contentOf({ name: 'n', text: 'Deutsch', textDe: 'Deutsch', textEn: 'English' }).text).toBeNull();
    expect(contentOf({ name: 'n', text: 'Other', textDe: 'Deutsch' }).text).toBe('Other');
  });
});
