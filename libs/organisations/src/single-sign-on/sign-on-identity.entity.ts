import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Who a user is at the login of a chain. */
@Entity('sign_on_identity')
export class SignOnIdentity {
  @PrimaryColumn('text')
  issuer: string;

  @PrimaryColumn('text')
  subject: string;

  @Column('uuid')
  @Index('sign_on_identity_of_user')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz')
  createdAt: Date;
}
