import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { Organisation } from '../organisation/organisation.entity.js';
import type { OrganisationAccountInput } from './organisation-account.input.js';

export type OrganisationAccount = Pick<
  Organisation,
  'name' | 'idCodePublic' | 'widgetEnabled' | 'passwordChangeEnabled'
>;

const NEW = { widgetEnabled: false, passwordChangeEnabled: true } as const;

/** What an organisation will be, as far as staff keep it. `state`: null for a new one. Links and widgets name it by its code, so that stays. */
export function decideOrganisationAccount(
  { input, shape }: Validated<OrganisationAccountInput>,
  state: OrganisationAccount | null,
): Outcome<{ content: OrganisationAccount }> {
  const rejections = new Rejections(shape);
  const idCodePublic = state?.idCodePublic ?? input.idCodePublic ?? '';
  if (idCodePublic === '') rejections.add('idCodePublic', 'rejection.required');
  if (state && input.idCodePublic && input.idCodePublic !== state.idCodePublic)
    rejections.add('idCodePublic', 'rejection.organisationCodeStays');
  if (rejections.any) return rejections.toRejection();
  const kept = state ?? NEW;
  return accepted({
    content: {
      name: input.name,
      idCodePublic,
      widgetEnabled: input.widgetEnabled ?? kept.widgetEnabled,
      passwordChangeEnabled: input.passwordChangeEnabled ?? kept.passwordChangeEnabled,
    },
  });
}
