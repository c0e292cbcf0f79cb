import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('news_tag')
// Unique by lower(…), which the schema builder cannot say.
@Index('news_tag_name_de', { synchronize: false })
@Index('news_tag_name_en', { synchronize: false })
@Index('news_tag_name_nl', { synchronize: false })
export class NewsTag {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nameDe: string;

  @Column('text')
  nameEn: string;

  @Column('text', { nullable: true })
  nameNl: string | null;

  @Column('int', { name: 'position' })
  order: number;
}
