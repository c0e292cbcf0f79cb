import type { OperatorInfo } from '../gen/graphql.js';
import { groupInfos, linkFor } from './operator-infos.js';

const info = (name: string, infoCategory: string): OperatorInfo => ({
  id: name,
  name,
  infoCategory,
  link: null,
  linkDe: null,
  linkEn: null,
  allowIframe: false,
});
const links = { link: 'https://a.example', linkDe: 'https://de.example', linkEn: 'https://en.example' };

it('opens the address in the language of the reader', () => {
  expect(linkFor(links, 'de')).toBe('https://de.example');
  expect(linkFor(links, 'en')).toBe('https://en.example');
  expect(linkFor(links, 'nl')).toBe('https://a.example');
});

it('takes what there is where the own language is missing', () => {
  expect(linkFor({ ...links, linkDe: null }, 'de')).toBe('https://a.example');
  expect(linkFor({ ...links, link: null }, 'nl')).toBe('https://en.example');
  expect(linkFor({ link: null, linkDe: links.linkDe, linkEn: null }, 'nl')).toBe('https://de.example');
  expect(linkFor({ link: null, linkDe: null, linkEn: null }, 'de')).toBeNull();
});

it('groups by category, whatever its case, and orders both by name', () => {
  const groups = groupInfos(
    [info('B', 'Hotels'), info('C', 'Cruises'), info('A', 'hotels ')],
    new Intl.Collator('de').compare,
  );
  expect(groups.map(({ category, infos }) => [category, infos.map(({ name }) => name)])).toEqual([
    ['Cruises', ['C']],
    ['Hotels', ['A', 'B']],
  ]);
});
