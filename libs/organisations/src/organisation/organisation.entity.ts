import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Image } from '@landfall/media/image';

@Entity('organisation')
@Unique(['idCodePublic'])
@Unique(['widgetCode'])
@Check('organisation_widget_purpose_check', `widget_purpose in ('PRIVATE', 'BUSINESS', 'CRUISE')`)
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

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  logoId: string | null;

  @Column('int', { nullable: true })
  logoWidth: number | null;

  @Column('int', { nullable: true })
  logoHeight: number | null;

  @Column('text', { nullable: true })
  dvkgUrl: string | null;

  @Column('text', { nullable: true })
  facebook: string | null;

  @Column('text', { nullable: true })
  instagram: string | null;

  @Column('text', { nullable: true })
  linkedin: string | null;

  @Column('text', { nullable: true })
  twitter: string | null;

  @Column('text', { nullable: true })
  xing: string | null;

  @Column('text', { nullable: true })
  youtube: string | null;

  @Column('text', { nullable: true })
  whatsapp: string | null;

  /** Keys of sections that trip pages leave out. */
  @Column('text', { array: true, default: [] })
  mytripHidden: string[];

  @Column('text', { array: true, default: [] })
  mycruiseHidden: string[];

  /** Whether trip pages say how a visa is obtained. */
  @Column('boolean', { default: false })
  visaServiceEnabled: boolean;

  /** Null: the organisation itself. */
  @Column('text', { nullable: true })
  visaServiceName: string | null;

  /** Null: travellers apply themselves. */
  @Column('text', { nullable: true })
  visaServiceUrl: string | null;

  @Column('text', { nullable: true })
  defaultDeparture: string | null;

  @Column('text', { nullable: true })
  defaultNationality: string | null;

  @Column('boolean', { default: false })
  widgetEnabled: boolean;

  /** Names the widget to visitors; given when it is first set up. */
  @Column('text', { nullable: true })
  widgetCode: string | null;

  @Column('text', { nullable: true })
  widgetNationality: string | null;

  @Column('text', { array: true, default: [] })
  widgetNationalities: string[];

  @Column('text', { nullable: true })
  widgetPurpose: 'PRIVATE' | 'BUSINESS' | 'CRUISE' | null;

  @Column('boolean', { default: true })
  passwordChangeEnabled: boolean;

  @Column('timestamptz', { default: () => 'now()', select: false })
  createdAt: Date;
}
