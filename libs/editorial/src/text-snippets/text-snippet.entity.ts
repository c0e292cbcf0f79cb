import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';

export const SNIPPET_NAME_INDEX = 'text_snippet_name';

@Entity('text_snippet')
// Unique by lower(name), which the schema builder cannot say.
@Index(SNIPPET_NAME_INDEX, { synchronize: false })
export class TextSnippet {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  textDe: string | null;

  @Column('text', { nullable: true })
  textEn: string | null;

  /** The words of all texts without markup, in lower case, for searches. */
  @Column('text', { default: '' })
  searchText: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  createdBy: string | null;

  @Column('timestamptz')
  modifiedAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  modifiedBy: string | null;
}
