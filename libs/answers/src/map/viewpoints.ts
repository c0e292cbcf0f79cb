import { Inject, Injectable } from '@nestjs/common';
import { dayIn, InputRejected, type Clock } from '@landfall/kernel';
import { organisationById } from '@landfall/organisations/organisation-store';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, type Config, type RequestContext } from '@landfall/platform';
import type { Viewpoint } from './map-status.js';

/** Where nobody has set anything else, German travellers who leave from Germany are meant. */
const HOME = 'DE';

interface Home {
  departure: string;
  citizenship: string;
}

/** Finds out from where a request looks at the map. */
@Injectable()
export class Viewpoints {
  /** By request: a list of countries asks once for each of its rows. */
  private readonly homes = new WeakMap<RequestContext, Promise<Home>>();
  private readonly read = new WeakMap<RequestContext, Home>();

  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The named countries, else the defaults of the viewer's organisation. Throws `InputRejected` for a country that does not exist. */
  async of(named: { departureId?: string | null; citizenshipId?: string | null } = {}): Promise<Viewpoint> {
    const departure = this.named('departureId', named.departureId);
    const citizenship = this.named('citizenshipId', named.citizenshipId);
    const home = departure && citizenship ? { departure, citizenship } : await this.home();
    return this.today({ departure: departure ?? home.departure, citizenship: citizenship ?? home.citizenship });
  }

  /** That of the viewer, if this request has asked for it before: without a promise for each country. */
  known(): Viewpoint | null {
    const home = this.read.get(currentRequest());
    return home ? this.today(home) : null;
  }

  private today(home: Home): Viewpoint {
    return { ...home, today: dayIn(this.config.timeZone, this.clock.now()) };
  }

  private named(field: string, id: string | null | undefined): string | null {
    if (!id) return null;
    const country = this.places.country(id);
    if (!country)
      throw new InputRejected([{ field, key: 'rejection.unknownCountry', values: { id: id.slice(0, 40) } }]);
    return country.iso2;
  }

  private home(): Promise<Home> {
    const request = currentRequest();
    let home = this.homes.get(request);
    if (!home) this.homes.set(request, (home = this.readHome(request)));
    return home;
  }

  private async readHome(request: RequestContext): Promise<Home> {
    const organisationId = request.viewer?.organisationId ?? null;
    const organisation = organisationId
      ? await this.database.transaction({ organisationId }, (tx) => organisationById(tx, organisationId))
      : null;
    const existing = (id: string | null | undefined): string => (id && this.places.country(id)?.iso2) || HOME;
    const home = {
      departure: existing(organisation?.defaultDeparture),
      citizenship: existing(organisation?.defaultNationality),
    };
    this.read.set(request, home);
    return home;
  }
}
