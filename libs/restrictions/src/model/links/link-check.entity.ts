import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** BROKEN: the page or its host is gone. UNREACHABLE: unclear. */
export type LinkState = 'OK' | 'REDIRECTED' | 'BROKEN' | 'UNREACHABLE';

/** The result of the last request to the address of a source. */
@Entity('link_check')
@Check('link_check_state_check', `state in ('OK', 'REDIRECTED', 'BROKEN', 'UNREACHABLE')`)
export class LinkCheck {
  @PrimaryColumn('text')
  uri: string;

  @Column('text')
  state: LinkState;

  @Column('integer', { nullable: true })
  httpStatus: number | null;

  /** Where the page has moved to. */
  @Column('text', { nullable: true })
  location: string | null;

  @Column('timestamptz')
  checkedAt: Date;
}
