import { RequiredText } from '@landfall/platform';
import type { AuthorityType } from '../../model/authorities/authority-store.js';

const MAX_AUTHORITY_NAME = 200;

/** As the api names it. */
export class AuthorityInput {
  id?: string | null;
  @RequiredText(MAX_AUTHORITY_NAME) name: string;
  authorityType: AuthorityType;
}
