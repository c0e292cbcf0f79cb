import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '@landfall/media/image';
import { User } from '@landfall/organisations/user';
import type { NewsType } from '@landfall/platform/schema';

@Entity('news')
@Check('news_news_type_check', `news_type in ('DESTINATIONMANAGER', 'GENERAL')`)
@Check('news_check', 'coalesce(title_de, title_en, title_nl) is not null')
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
  @ForeignKey(() => Image)
  imageId: string | null;

  /** Until then it is among the important ones and in the ticker. */
  @Column('timestamptz', { nullable: true })
  @Index('news_important_until', { where: 'important_until is not null' })
  importantUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  significantUpdateAt: Date | null;

  @Column('timestamptz')
  @Index('news_created_at')
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
