import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { organisationById } from '../organisation/organisation-store.js';
import type { Organisation } from '../organisation/organisation.entity.js';
import { passwordProblem, SHORTEST_PASSWORD, type PasswordProblem } from '../users/password-rules.js';
import type { User } from '../users/user.entity.js';

const REASONS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'rejection.passwordTooShort',
  'too-long': 'rejection.passwordTooLong',
  common: 'rejection.passwordCommon',
  'contains-name': 'rejection.passwordContainsName',
};

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** Whether a user may have this password: by the rules, and typed twice alike (spec: application, sections 5 and 8). */
export async function decideNewPassword(
  { username }: Pick<User, 'username'>,
  organisation: Pick<Organisation, 'name' | 'publicName'> | null,
  { password, passwordConfirmation }: NewPassword,
): Promise<Outcome<object>> {
  const names = [username, organisation?.name, organisation?.publicName];
  const rejections = new Rejections();
  const problem = await passwordProblem(password, names);
  if (problem) rejections.add('password', REASONS[problem], { min: SHORTEST_PASSWORD });
  if (password !== passwordConfirmation) rejections.add('passwordConfirmation', 'rejection.passwordsDiffer');
  return rejections.any ? rejections.toRejection() : accepted({});
}

/** Null for who belongs to none. */
export const organisationOf = async (
  tx: Tx,
  { organisationId }: Pick<User, 'organisationId'>,
): Promise<Organisation | null> => (organisationId ? organisationById(tx, organisationId) : null);
