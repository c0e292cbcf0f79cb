import { newId } from '@landfall/kernel';
import { Conditions } from './conditions.js';

describe('the conditions of a list', () => {
  it('are true when nothing narrows', () => {
    const conditions = new Conditions()
      .ids('t.id', null)
      .search('  ', ['t.name'])
      .when(undefined, (v) => `t.a = ${v}`)
      .when('', (v) => `t.a = ${v}`);
    expect([String(conditions), conditions.values]).toEqual(['true', []]);
  });

  it('bind every value and hold together', () => {
    const conditions = new Conditions().when(false, (v) => `t.a = ${v}`).when(0, (v) => `t.b > ${v}`);
    expect([String(conditions), conditions.values]).toEqual(['(t.a = $1) and (t.b > $2)', [false, 0]]);
  });

  it('bind no null character, which PostgreSQL does not take', () => {
    expect(new Conditions().when('TH\0', (v) => `t.a = ${v}`).values).toEqual(['TH']);
  });

  it('bind a text that looks like SQL like any other', () => {
    const typed = `'; drop table organisation; --`;
    const conditions = new Conditions().search(typed, ['t.name', 't.text']);
    expect(String(conditions)).toBe('(strpos(lower(t.name), lower($1)) > 0 or strpos(lower(t.text), lower($1)) > 0)');
    expect(conditions.values).toEqual([typed]);
  });

  it('search a column that holds lower case as it is', () => {
    const conditions = new Conditions().search('bei Ankunft', ['t.name'], ['t.words']);
    expect(String(conditions)).toBe('(strpos(lower(t.name), lower($1)) > 0 or strpos(t.words, lower($1)) > 0)');
    expect(conditions.values).toEqual(['bei Ankunft']);
  });

  it('search without blanks around the text and without the character that PostgreSQL cannot hold', () => {
    expect(new Conditions().search(' vi\0sum ', ['t.name']).values).toEqual(['visum']);
  });

  it('leave out what is no id, and match nothing when none is left', () => {
    const id = newId();
    const conditions = new Conditions().ids('t.id', [id, 'no id']);
    expect([String(conditions), conditions.values]).toEqual(['(t.id = any($1::uuid[]))', [[id]]]);
    expect(new Conditions().ids('t.id', []).values).toEqual([[]]);
  });
});
