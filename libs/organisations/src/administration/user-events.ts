import type { Fact } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';
import type { User } from '../users/user.entity.js';

const USER_INVITED = 'organisations.UserInvited';
const USER_RIGHTS_CHANGED = 'organisations.UserRightsChanged';

interface RightsV1 {
  organisationId: string | null;
  isStaff: boolean;
  isActive: boolean;
  permissions: readonly string[];
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    /** Rights alone: names and addresses are personal data. */
    [USER_INVITED]: { 1: RightsV1 };
    [USER_RIGHTS_CHANGED]: { 1: RightsV1 };
  }
}

export const USER_EVENTS: readonly EventTypeDefinition[] = [
  { type: USER_INVITED, schemaVersion: 1 },
  { type: USER_RIGHTS_CHANGED, schemaVersion: 1 },
];

type Rights = Pick<User, 'organisationId' | 'isStaff' | 'isActive' | 'permissions'>;

const rightsOf = ({ organisationId, isStaff, isActive, permissions }: Rights): RightsV1 => ({
  organisationId,
  isStaff,
  isActive,
  permissions: permissions.toSorted(),
});

export const userInvited = (user: Rights): Fact => ({ type: USER_INVITED, schemaVersion: 1, payload: rightsOf(user) });

/** Null: a change of names alone. */
export function rightsChanged(before: Rights, after: Rights): Fact | null {
  const payload = rightsOf(after);
  const isSame = JSON.stringify(rightsOf(before)) === JSON.stringify(payload);
  return isSame ? null : { type: USER_RIGHTS_CHANGED, schemaVersion: 1, payload };
}
