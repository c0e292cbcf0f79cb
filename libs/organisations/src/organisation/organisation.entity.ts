import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('organisation')
@Unique(['idCodePublic'])
export class Organisation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { nullable: true })
  idCode: string | null;

  /** What widgets and links name it by. */
  @Column('text')
  idCodePublic: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  publicName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  fax: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('text', { nullable: true })
  street: string | null;

  @Column('text', { nullable: true })
  zipCode: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { name: 'country_iso2', nullable: true })
  countryIso2: string | null;

  @Column('text', { nullable: true })
  defaultDeparture: string | null;

  @Column('text', { nullable: true })
  defaultNationality: string | null;

  @Column('boolean', { default: false })
  widgetEnabled: boolean;

  @Column('boolean', { default: true })
  passwordChangeEnabled: boolean;

  @Column('timestamptz', { default: () => 'now()', select: false })
  createdAt: Date;
}
