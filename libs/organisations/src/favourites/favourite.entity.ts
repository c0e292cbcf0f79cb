import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Organisation } from '../organisation/organisation.entity.js';

export type FavouriteKind = 'COUNTRY' | 'SHIPPING_LINE';

/** A country or shipping line that an organisation works with. None of a kind: it works with all (spec: application, section 3). */
@Entity('organisation_favourite')
@Check('organisation_favourite_kind_check', `kind in ('COUNTRY', 'SHIPPING_LINE')`)
export class Favourite {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Organisation, { onDelete: 'CASCADE' })
  organisationId: string;

  @PrimaryColumn('text')
  kind: FavouriteKind;

  @PrimaryColumn('text')
  favouriteId: string;
}
