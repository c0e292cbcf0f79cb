import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '../organisation/viewer-organisation.js';
import { ChangeFavourites } from './change-favourites.handler.js';
import { Favourites } from './favourites.query.js';

/** The countries that an organisation sells; empty: all of them. */
@Resolver()
export class CountrySelectionsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly places: Places,
  ) {}

  @Query('organisationCountrySelections')
  async selections(): Promise<Presented<'Country'>[]> {
    const { organisationId } = viewerWithOrganisation();
    const chosen = new Set(await this.queries.execute(new Favourites(organisationId, 'COUNTRY')));
    // A country that an import has removed since is no favourite any more.
    return this.places
      .countries(currentRequest().language)
      .filter(({ iso2 }) => chosen.has(iso2))
      .map(({ iso2 }) => ({ id: iso2 }));
  }

  @Mutation('createOrganisationCountrySelection')
  async create(@Args('countryId') countryId: string): Promise<Presented<'MutationResult'>> {
    return this.change('countryId', [countryId], (add) => ({ add }));
  }

  @Mutation('updateOrganisationCountrySelection')
  async update(@Args('countryIds') countryIds: readonly string[]): Promise<Presented<'MutationResult'>> {
    return this.change('countryIds', countryIds, (all) => ({ all }));
  }

  @Mutation('deleteOrganisationCountrySelection')
  async delete(@Args('countryId') countryId: string): Promise<Presented<'MutationResult'>> {
    return this.change('countryId', [countryId], (remove) => ({ remove }));
  }

  private async change(
    field: string,
    ids: readonly string[],
    changeOf: (ids: readonly string[]) => ChangeFavourites['change'],
  ): Promise<Presented<'MutationResult'>> {
    const { organisationId, userId } = viewerWithOrganisation();
    const actor = { userId, correlationId: currentRequest().correlationId };
    const known = this.known(field, ids);
    if (!known.ok) return toPayload(known);
    await this.commands.execute(new ChangeFavourites(organisationId, 'COUNTRY', changeOf(known.ids), actor));
    return toPayload(known);
  }

  private known(field: string, ids: readonly string[]): Outcome<{ ids: string[] }> {
    const known: string[] = [];
    for (const id of ids) {
      const country = this.places.country(id);
      if (!country) return rejection(field, 'rejection.unknownCountry', { id: id.slice(0, 40) });
      known.push(country.iso2);
    }
    return accepted({ ids: known });
  }
}
