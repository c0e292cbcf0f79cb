import { IsCountryCode } from '@landfall/platform';

/** From where the map is looked at, as the api names it; absent: the home of the viewer's organisation. */
export class ViewpointArguments {
  @IsCountryCode() departureId?: string | null;
  @IsCountryCode() citizenshipId?: string | null;
}

export class CountryMapArguments extends ViewpointArguments {
  countryId: string;
}

export class RegionMapArguments extends ViewpointArguments {
  regionId: string;
}
