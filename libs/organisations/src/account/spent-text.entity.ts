import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed text that was good once and has been used, until it would have expired. */
@Entity('spent_text')
export class SpentText {
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('timestamptz')
  @Index('spent_text_expired')
  expiresAt: Date;
}
