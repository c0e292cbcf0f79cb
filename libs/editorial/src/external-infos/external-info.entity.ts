import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tour operator's page about restrictions. */
@Entity('external_restriction_info')
export class ExternalInfo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  infoCategory: string;

  @Column('text', { nullable: true })
  link: string | null;

  @Column('text', { nullable: true })
  linkDe: string | null;

  @Column('text', { nullable: true })
  linkEn: string | null;

  @Column('boolean', { default: false })
  allowIframe: boolean;
}
