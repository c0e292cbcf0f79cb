import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';
import type { NewsType } from '@landfall/platform/schema';

@Entity('news')
export class News {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  newsType: NewsType;

  @Column('text', { nullable: true })
  titleDe: string | null;

  @Column('text', { nullable: true })
  titleEn: string | null;

  @Column('text', { nullable: true })
  titleNl: string | null;

  @Column('text', { nullable: true })
  textDe: string | null;

  @Column('text', { nullable: true })
  textEn: string | null;

  @Column('text', { nullable: true })
  textNl: string | null;

  /** The words of all titles and texts without markup, in lower case, for searches. */
  @Column('text')
  searchText: string;

  @Column('text', { nullable: true })
  countryId: string | null;

  @Column('uuid', { array: true })
  tagIds: string[];

  @Column('uuid', { nullable: true })
  imageId: string | null;

  /** Until then it is among the important ones and in the ticker. */
  @Column('timestamptz', { nullable: true })
  importantUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  significantUpdateAt: Date | null;

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
