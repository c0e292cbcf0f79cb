import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';

@Entity('restriction_feedback')
export class Feedback {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  sentAt: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  sentBy: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
