import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import type { ExternalInfoInput } from './external-info.input.js';
import { ExternalInfosResolver } from './external-infos.resolver.js';
import { EditorsDesk, accepted, rejected } from '../../test/editors-desk.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(EditorsDesk.open, (fresh) => void (desk = fresh));

const anInfo = (changes: Partial<ExternalInfoInput> = {}): ExternalInfoInput => ({
  name: 'Reederei',
  infoCategory: 'Kreuzfahrt',
  link: 'https://a.example/info',
  allowIframe: false,
  ...changes,
});
const create = (input: ExternalInfoInput): Promise<object> =>
  desk.as(desk.editor, ExternalInfosResolver, (r) => r.create(input));
const update = (input: ExternalInfoInput): Promise<object> =>
  desk.as(desk.editor, ExternalInfosResolver, (r) => r.update(input));
const remove = (id: string): Promise<object> => desk.as(desk.editor, ExternalInfosResolver, (r) => r.delete(id));
const listed = (language: 'de' | 'en' = 'de'): Promise<object[]> =>
  desk.as(desk.editor, ExternalInfosResolver, (r) => r.externalInfos(), language);

describe('pages of tour operators', () => {
  it('are listed by category and name, with the link of the reader', async () => {
    await create(anInfo({ name: 'b', link: null, linkDe: 'https://a.example/de', linkEn: 'https://a.example/en' }));
    await create(anInfo({ name: 'A', allowIframe: true }));
    await create(anInfo({ name: 'z', infoCategory: 'Flug' }));
    expect(await listed()).toMatchObject([
      { name: 'z', infoCategory: 'Flug' },
      { name: 'A', allowIframe: true, link: 'https://a.example/info' },
      { name: 'b', link: 'https://a.example/de', linkEn: 'https://a.example/en' },
    ]);
    expect((await listed('en'))[2]).toMatchObject({ link: 'https://a.example/en' });
  });

  it('are changed and deleted', async () => {
    const { id } = accepted<{ id: string }>(await create(anInfo()), 'info');
    accepted(await update(anInfo({ id, name: 'Airline', link: null, linkEn: 'http://b.example/' })), 'info');
    expect(await listed()).toEqual([
      {
        id,
        name: 'Airline',
        infoCategory: 'Kreuzfahrt',
        link: 'http://b.example/',
        linkDe: null,
        linkEn: 'http://b.example/',
        allowIframe: false,
      },
    ]);
    expect(await remove(id)).toEqual({ ok: true, errors: [] });
    expect(rejected(await remove(id))).toEqual({ id: ['Der gewünschte Eintrag wurde nicht gefunden.'] });
    expect(rejected(await update(anInfo({ id })))).toHaveProperty('id');
    expect(rejected(await update(anInfo({ id: newId() })))).toHaveProperty('id');
  });

  it('keep an address that an update leaves out, and lose one that it empties', async () => {
    const links = { link: 'https://a.example/', linkDe: 'https://a.example/de', linkEn: 'https://a.example/en' };
    const { id } = accepted<{ id: string }>(await create(anInfo(links)), 'info');
    const { link: _link, ...without } = anInfo({ id, name: 'Airline' });
    accepted(await update(without), 'info');
    expect(await listed()).toMatchObject([{ name: 'Airline', ...links }]);
    accepted(await update({ ...without, link: null, linkEn: null }), 'info');
    expect(await listed()).toMatchObject([{ link: links.linkDe, linkDe: links.linkDe, linkEn: null }]);
    expect(rejected(await update({ ...without, linkDe: null }))).toHaveProperty('link');
  });

  it('that are rejected report all reasons and change nothing', async () => {
    const wrong = 'URL ist ungültig';
    expect(
      rejected(
        await create(
          anInfo({
            name: '',
            infoCategory: ' ',
            link: 'javascript:alert(1)',
            linkDe: 'ftp://a.example',
            linkEn: 'https://user:word@a.example',
          }),
        ),
      ),
    ).toEqual({
      name: ['Pflichtfeld'],
      infoCategory: ['Pflichtfeld'],
      link: [wrong],
      linkDe: [wrong],
      linkEn: [wrong],
    });
    expect(rejected(await create(anInfo({ link: ' ' })))).toEqual({
      link: ['Bitte geben Sie mindestens eine Webadresse ein.'],
    });
    expect(rejected(await create(anInfo({ name: 'n'.repeat(201), infoCategory: 'c'.repeat(101) })))).toEqual({
      name: ['Höchstens 200 Zeichen sind möglich.'],
      infoCategory: ['Höchstens 100 Zeichen sind möglich.'],
    });
    expect(await listed()).toEqual([]);
  });
});
