import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { catalogueText } from '@landfall/catalogue';
import { currentRequest, type Presented } from '@landfall/platform';

/** The statuses of the map in the words of their scales, in the language of the reader. */
@Resolver('MapCountryStatus')
export class ScaleTextsResolver {
  @ResolveField('statusForeignOfficeText')
  foreignOffice(@Parent() { statusForeignOffice: status }: MapCountryStatus): string {
    return textOf(`scale.status.${status}`);
  }

  @ResolveField('statusDestinationCountryText')
  destinationCountry(@Parent() { statusDestinationCountry: status }: MapCountryStatus): string {
    return textOf(`scale.status.${status}`);
  }

  @ResolveField('rkiStatusText')
  area(@Parent() { rkiStatus }: MapCountryStatus): string | null {
    return rkiStatus ? textOf(`scale.area.${rkiStatus}`) : null;
  }
}

type ScaleTexts = 'statusForeignOfficeText' | 'statusDestinationCountryText' | 'rkiStatusText';
export type MapCountryStatus = Presented<'MapCountryStatus', ScaleTexts>;

const textOf = (key: string): string => catalogueText(currentRequest().language, key);
