import { IsOfferedLanguage, type Validated } from '@landfall/platform';

/** What a browser sends when its reader wants to be notified on the device; the token of the page's link is the permission. */
export class AddDeviceInput {
  token: string;
  endpoint: string;
  @IsOfferedLanguage() language?: string | null;
}

export class AddDevice {
  constructor(
    readonly input: Validated<AddDeviceInput>,
    readonly correlationId: string,
  ) {}
}
