import { MaxLength } from 'class-validator';
import { InputRejected, Rejections, type FieldRejection } from '@landfall/kernel';
import {
  HasEntries,
  IsCalendarDay,
  IsCountryCode,
  IsEmailAddress,
  IsMoment,
  IsOfferedLanguage,
  IsWebAddress,
  IsWholeNumber,
  Nested,
  OptionalText,
  OptionalTextAsTyped,
  RequiredText,
  toFieldErrors,
  validated,
  validInput,
} from '../index.js';

class Source {
  @IsWebAddress() uri?: string | null;
  @OptionalText(5) title?: string | null;
}

class Note {
  id?: string;
  @RequiredText(5) name: string;
  @IsEmailAddress() email?: string | null;
  @IsEmailAddress({ isRequired: true }) sender: string;
  @IsCalendarDay({ from: '2026-01-01', to: '2026-12-31' }) day?: string | null;
  @IsOfferedLanguage({ isLocale: true }) language: string;
  @IsWholeNumber(0, 9) count: number;
  @Nested(() => Source) main?: Source | null;
  @HasEntries(1, 2) @Nested(() => Source) sources: Source[];
  json?: unknown;
}

const GOOD: Note = { name: 'N', sender: 'a@b.example', language: 'de-AT', count: 0, sources: [{}] };
const shapeOf = (changes: Partial<Note>): FieldRejection[] =>
  [...validated(Note, { ...GOOD, ...changes }).shape].sort((a, b) => a.field.localeCompare(b.field));
const reported = (changes: Partial<Note>): string[] => shapeOf(changes).map(({ field, key }) => `${field} ${key}`);

describe('an input', () => {
  it('becomes an instance of its class with texts trimmed, empty ones null, and nothing where nothing was sent', () => {
    const { input, shape } = validated(Note, {
      ...GOOD,
      name: ' N\0 ',
      email: ' ',
      day: '',
      main: { title: ' x ' },
    });
    expect(shape).toEqual([]);
    expect(input).toBeInstanceOf(Note);
    expect(input.main).toBeInstanceOf(Source);
    expect({ ...input }).toEqual({
      ...GOOD,
      name: 'N',
      email: null,
      day: null,
      language: 'de',
      main: { title: 'x' },
    });
    expect('uri' in input.main!).toBe(false);
  });

  it('reports each invalid field once, with its path and the values of the message', () => {
    expect(
      shapeOf({
        name: ' ',
        email: 'a@localhost',
        sender: '',
        day: '2025-12-31',
        language: 'xx',
        count: 1.5,
        main: { uri: 'ftp://a.example' },
        sources: [{}, { uri: 'https://a.example/', title: '123456' }],
      }),
    ).toEqual([
      { field: 'count', key: 'rejection.notInRange', values: { min: 0, max: 9 } },
      { field: 'day', key: 'rejection.invalidDate' },
      { field: 'email', key: 'rejection.invalidEmail' },
      { field: 'language', key: 'rejection.unknownLanguage' },
      { field: 'main.uri', key: 'rejection.invalidUrl' },
      { field: 'name', key: 'rejection.required' },
      { field: 'sender', key: 'rejection.invalidEmail' },
      { field: 'sources.1.title', key: 'rejection.tooLong', values: { max: 5 } },
    ]);
    expect(reported({ name: '123456', day: '2026-02-30', sources: [] })).toEqual([
      'day rejection.invalidDate',
      'name rejection.tooLong',
      'sources rejection.notInRange',
    ]);
    expect(reported({ name: undefined, sources: [{}, {}, {}] })).toEqual([
      'name rejection.required',
      'sources rejection.notInRange',
    ]);
  });

  it('of a query takes codes and moments in any spelling, and throws all errors at once in the words of the reader', () => {
    class Question {
      @IsCountryCode() country?: string | null;
      @IsMoment() asOf?: string | null;
      @OptionalTextAsTyped(20) note?: string | null;
    }
    expect({
      ...validInput(Question, { country: ' th ', asOf: '2026-05-03T12:00+02:00', note: ' a\0 ' }),
    }).toEqual({ country: 'TH', asOf: '2026-05-03T12:00+02:00', note: ' a ' });
    expect({ ...validInput(Question, { country: '', asOf: null, note: '\0' }) }).toEqual({
      country: null,
      asOf: null,
      note: null,
    });
    const rejected = (): unknown => {
      try {
        return validInput(Question, { country: 'Mordor', asOf: 'yesterday', note: 'x'.repeat(21) });
      } catch (error) {
        return error instanceof InputRejected && toFieldErrors(error.rejections, 'de');
      }
    };
    expect(rejected()).toEqual([
      { field: 'country', messages: ['Dieses Land gibt es nicht: MORDOR.'] },
      { field: 'asOf', messages: ['Bitte geben Sie ein gültiges Datum ein.'] },
      { field: 'note', messages: ['Höchstens 20 Zeichen sind möglich.'] },
    ]);
  });

  it('may hold any JSON, which stays as it was sent', () => {
    const json = JSON.parse('{"constructor": "x", "__proto__": {"a": 1}}') as unknown;
    expect(validated(Note, { ...GOOD, json }).input.json).toBe(json);
  });

  it('has no field named like what every object inherits', () => {
    const hostile = JSON.parse('{"constructor": "x", "__proto__": {"a": 1}, "hasOwnProperty": 1}') as object;
    const { input, shape } = validated(Note, { ...GOOD, ...hostile, name: '' });
    expect(shape).toEqual([{ field: 'name', key: 'rejection.required' }]);
    expect(Object.keys(input)).toEqual(Object.keys(GOOD));
  });

  it('has its errors joined with those of the decision, each field said once', () => {
    const { shape } = validated(Note, { ...GOOD, name: '' });
    const rejections = new Rejections(shape).add('name', 'rejection.nameTaken').add('count', 'rejection.notFound');
    expect(toFieldErrors(rejections.list, 'de')).toEqual([
      { field: 'name', messages: ['Pflichtfeld'] },
      { field: 'count', messages: ['Der gewünschte Eintrag wurde nicht gefunden.'] },
    ]);
    expect([rejections.has('name'), rejections.has('count'), rejections.has('screen')]).toEqual([true, true, false]);
  });

  it('requires a message key of the catalogue', () => {
    class Careless {
      @MaxLength(1) name: string;
    }
    expect(() => validated(Careless, { name: 'long' })).toThrow('no message');
    expect(() => validated(class {}, {})).toThrow('no message');
  });
});
