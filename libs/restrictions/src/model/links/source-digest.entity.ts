import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the page of a source said from a moment on, until the next one of the same address. */
@Entity('source_digest')
export class SourceDigest {
  @PrimaryColumn('text')
  uri: string;

  @PrimaryColumn('timestamptz')
  firstSeenAt: Date;

  /** SHA-256 of its text, in hex. */
  @Column('text')
  digest: string;
}
