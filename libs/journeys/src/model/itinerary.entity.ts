import { Entity, PrimaryColumn } from 'typeorm';

/** What a journey points at. Itineraries are written in sets, by SQL, so the schema builder leaves their table alone. */
@Entity('itinerary', { synchronize: false })
export class ItineraryReference {
  @PrimaryColumn('text')
  fingerprint: string;
}

/** What a mark of a reader points at; written in sets as itineraries are. */
@Entity('itinerary_change', { synchronize: false })
export class ItineraryChangeReference {
  @PrimaryColumn('bigint')
  id: string;
}
