import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What a device or a password manager keeps in place of a password; here is its public half. */
@Entity('passkey')
export class Passkey {
  /** Of the credential, in base64url. */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  @Index('passkey_of_user')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  name: string;

  @Column('bytea')
  publicKey: Buffer;

  /** How often it was used, where the device counts. A number that goes back means a copy. */
  @Column('bigint', { transformer: { from: Number, to: (count: number) => count } })
  counter: number;

  /** How it is reached, such as `internal` or `usb`: a hint for the browser. */
  @Column('text', { array: true, default: [] })
  transports: string[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
