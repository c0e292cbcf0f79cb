import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const table = (named: Table | string): string => (typeof named === 'string' ? named : named.name).split('.').at(-1)!;

/** Columns in snake case, constraints with PostgreSQL's default names. */
export class PostgresNames extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? property].map(snake).join('_');
  }

  override joinColumnName(relation: string, column: string): string {
    return `${snake(relation)}_${snake(column)}`;
  }

  override primaryKeyName(named: Table | string): string {
    return `${table(named)}_pkey`;
  }

  override uniqueConstraintName(named: Table | string, columns: string[]): string {
    return `${table(named)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(named: Table | string, columns: string[]): string {
    return `${table(named)}_${columns.join('_')}_fkey`;
  }
}
