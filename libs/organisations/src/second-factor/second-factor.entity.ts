import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The second step of a user's login. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  /** From which, with the key of the product, the secret of the app follows. */
  @Column('uuid')
  seed: string;

  @Column('timestamptz')
  createdAt: Date;

  /** Since when logins need it; null: being set up. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The last period of 30 seconds whose code was used. */
  @Column('int', { default: 0 })
  lastStep: number;

  /** Those that are left, as the key of the product derives them. */
  @Column('text', { array: true, default: [] })
  recoveryCodes: string[];
}
