import { IsWebAddress, RequiredText } from '@landfall/platform';

const MAX_INFO_NAME = 200;
const MAX_INFO_CATEGORY = 100;

/** As the api names it. An update leaves an address as it is that is left out, and removes one that is null or empty. */
export class ExternalInfoInput {
  id?: string | null;
  @RequiredText(MAX_INFO_NAME) name: string;
  @RequiredText(MAX_INFO_CATEGORY) infoCategory: string;
  @IsWebAddress() link?: string | null;
  @IsWebAddress() linkDe?: string | null;
  @IsWebAddress() linkEn?: string | null;
  allowIframe: boolean;
}
