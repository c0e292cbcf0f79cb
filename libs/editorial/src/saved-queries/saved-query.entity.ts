import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '@landfall/organisations/user';

export const QUERY_NAME_INDEX = 'saved_query_name';

@Entity('saved_query')
// Unique by user, screen and lower(name), which the schema builder cannot say.
@Index(QUERY_NAME_INDEX, { synchronize: false })
export class SavedQuery {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { select: false })
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  screen: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  filter: object;
}
