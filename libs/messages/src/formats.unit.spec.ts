import { formatted, messageFormat } from './message-format.js';
import { formatDay, formatDayRange, formatInstant, formatTopics, formatTopicsAlone } from './formats.js';

describe('topics of a sentence', () => {
  it('begin with a small letter, in German unless it is a noun', () => {
    expect(formatTopics('pl', ['Wiza', 'Zezwolenie na wjazd'])).toBe('wiza i zezwolenie na wjazd');
    expect(formatTopics('tr', ['İnternet', 'Vize'])).toBe('internet ve vize');
    expect(formatTopics('en', ['PCR test'])).toBe('PCR test');
    expect(formatTopics('de', ['Visum', 'Internationaler Führerschein', 'Zusätzliche Formulare'])).toBe(
      'Visum, Internationaler Führerschein und zusätzliche Formulare',
    );
  });

  it('stand between semicolons where one of them says "and" itself', () => {
    expect(formatTopics('en', ['Travel documents', 'Vaccinations and health', 'Health insurance'])).toBe(
      'travel documents; vaccinations and health; health insurance',
    );
    expect(formatTopics('fr', ['Visa et autorisation d’entrée', 'Douane'])).toBe(
      'visa et autorisation d’entrée\u00a0; douane',
    );
    expect(formatTopics('de', ['Impfungen und Gesundheit'])).toBe('Impfungen und Gesundheit');
  });

  it('begin with a capital where they stand alone', () => {
    expect(formatTopicsAlone('fr', ['Visa', 'Formulaires supplémentaires'])).toBe(
      'Visa et formulaires supplémentaires',
    );
    expect(formatTopicsAlone('tr', ['İnternet', 'Vize'])).toBe('İnternet ve vize');
    expect(formatTopicsAlone('fr', ['45 jours sans visa'])).toBe('45 jours sans visa');
  });
});

describe('days in French', () => {
  it.each([
    ['2026-12-01', '1er décembre 2026'],
    ['2026-12-11', '11 décembre 2026'],
    ['2026-10-21', '21 octobre 2026'],
  ])('have an ordinal for the first of a month: %s', (day, expected) => {
    expect(formatDay('fr', day)).toBe(expected);
  });

  it.each([
    ['2026-12-01', '2026-12-14', '1er–14 décembre 2026'],
    ['2026-11-21', '2026-12-01', '21 novembre – 1er décembre 2026'],
    ['2026-12-01', '2027-01-01', '1er décembre 2026 – 1er janvier 2027'],
    ['2026-12-11', '2026-12-21', '11–21 décembre 2026'],
  ])('have it in a range too: %s to %s', (start, end, expected) => {
    expect(formatDayRange('fr', start, end).replace(/\s/gu, ' ')).toBe(expected);
  });

  it('have it beside a time, and other languages do not', () => {
    expect(formatInstant('fr', '2026-12-01T01:00:00Z')).toBe('1er décembre 2026 à 01:00 UTC');
    expect(formatDay('en', '2026-12-01')).toBe('1 December 2026');
  });
});

describe('days in Polish', () => {
  const plain = (text: string): string => text.replace(/\s/gu, ' ');

  it('have a mark behind the year', () => {
    expect(plain(formatDay('pl', '2027-12-22'))).toBe('22 grudnia 2027 r.');
    expect(plain(formatDayRange('pl', '2026-12-01', '2026-12-14'))).toBe('1–14 grudnia 2026 r.');
    expect(plain(formatDayRange('pl', '2026-12-21', '2027-01-09'))).toBe('21 grudnia 2026 r. – 9 stycznia 2027 r.');
    expect(plain(formatInstant('pl', '2026-12-01T01:00:00Z'))).toBe('1 grudnia 2026 r. 01:00 UTC');
  });

  it('end a sentence with one full stop', () => {
    const day = formatDay('pl', '2027-12-22');
    expect(plain(formatted(messageFormat('Do {day}.', 'pl'), { day }))).toBe('Do 22 grudnia 2027 r.');
    expect(plain(formatted(messageFormat('Do {day}. Potem nie.', 'pl'), { day }))).toBe(
      'Do 22 grudnia 2027 r. Potem nie.',
    );
    expect(formatted(messageFormat('Until {day}...', 'en'), { day: 'r' })).toBe('Until r...');
  });
});
