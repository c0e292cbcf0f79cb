import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener, GraphQLServerContext } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { CountryRiskResolver } from '@landfall/answers/country-risk';
import { Viewpoints } from '@landfall/answers/viewpoints';
import { Places } from '@landfall/places';
import { AirportResolver, CountryResolver, RegionResolver } from '@landfall/places/places-resolver';
import { isObjectType, type GraphQLSchema } from 'graphql';

type Ref = Parameters<CountryResolver['iso2']>[0];
type Resolve = (ref: Ref) => unknown;

/**
 * Calls what answers from memory about a place at once. Nest makes some promises of each field, and a page of restrictions names
 * thousands of countries.
 */
@Plugin()
export class PlacesAtOnce implements ApolloServerPlugin {
  private readonly resolvers: Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

  constructor(
    places: Places,
    risks: CountryRiskResolver,
    private readonly viewpoints: Viewpoints,
  ) {
    const [country, region, airport] = [
      new CountryResolver(places),
      new RegionResolver(places),
      new AirportResolver(places),
    ];
    this.resolvers = {
      Country: {
        iso2: (ref) => country.iso2(ref),
        iso3: (ref) => country.iso3(ref),
        nameShort: (ref) => country.nameShort(ref),
        urlGmEvent: () => country.urlGmEvent(),
        riskLevel: (ref) => risks.riskLevel(ref),
      },
      Region: { name: (ref) => region.name(ref) },
      Airport: {
        iata: (ref) => airport.iata(ref),
        icao: (ref) => airport.icao(ref),
        name: (ref) => airport.name(ref),
      },
    };
  }

  async serverWillStart({ schema }: Pick<GraphQLServerContext, 'schema'>): Promise<void> {
    for (const [type, resolvers] of Object.entries(this.resolvers)) this.takeOver(schema, type, resolvers);
  }

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    return {
      didResolveOperation: async ({ source }) => {
        // What cannot be read now is an error of the fields that ask for it.
        if (source?.includes('riskLevel')) await this.viewpoints.of().catch(() => undefined);
      },
    };
  }

  private takeOver(schema: GraphQLSchema, name: string, resolvers: Readonly<Record<string, Resolve>>): void {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no ${name}.`);
    const fields = type.getFields();
    for (const [field, resolve] of Object.entries(resolvers))
      fields[field]!.resolve = (source) => resolve(source as Ref);
  }
}
