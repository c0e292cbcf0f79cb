import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export type AuthorityType = 'FOREIGN_OFFICE' | 'DESTINATION_COUNTRY' | 'HEALTH_INSTITUTE' | 'OTHER';

@Entity('authority')
@Unique(['name', 'authorityType'])
@Check(
  'authority_authority_type_check',
  `authority_type in ('FOREIGN_OFFICE', 'DESTINATION_COUNTRY', 'HEALTH_INSTITUTE', 'OTHER')`,
)
export class Authority {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  authorityType: AuthorityType;
}
