import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an image is for; it decides how large it may be and who may upload it. */
export const IMAGE_PURPOSES = ['news', 'logo'] as const;
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number];

@Entity('image')
@Check('image_purpose_check', `purpose in ('news', 'logo')`)
export class Image {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  purpose: ImagePurpose;

  @Column('uuid', { nullable: true })
  organisationId: string | null;

  @Column('text')
  contentType: string;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('bytea', { select: false })
  bytes: Buffer;

  @Column('timestamptz')
  uploadedAt: Date;

  /** The id of what shows it; null: nothing does, and it will be removed. */
  @Column('uuid', { nullable: true })
  @Index('image_shown_by')
  shownBy: string | null;
}
