import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { User } from '../users/user.entity.js';
import type { UserInput } from './user.input.js';

type UserContent = Pick<
  User,
  'username' | 'firstName' | 'lastName' | 'email' | 'organisationId' | 'isStaff' | 'isActive' | 'permissions'
>;

/** What a user will be. Everybody belongs to an organisation or to the staff; who administers cannot lock himself out. `state`: null for a new one. */
export function decideUser(
  { input, shape }: Validated<UserInput>,
  state: UserContent | null,
  isSelf: boolean,
): Outcome<{ content: UserContent }> {
  const rejections = new Rejections(shape);
  const username = state?.username ?? input.username ?? '';
  if (state && input.username && input.username !== state.username)
    rejections.add('username', 'rejection.usernameStays');
  const content: UserContent = { username, ...namesOf(input, state), ...rightsOf(input, state) };
  rejectMissing(rejections, content);
  if (isSelf && !content.isStaff) rejections.add('isStaff', 'rejection.ownRights');
  if (isSelf && !content.isActive) rejections.add('isActive', 'rejection.ownRights');
  return rejections.any ? rejections.toRejection() : accepted({ content });
}

/** What is left out stays; what is emptied is an empty text. */
const namesOf = (
  input: UserInput,
  state: UserContent | null,
): Pick<UserContent, 'firstName' | 'lastName' | 'email'> => {
  const text = (field: 'firstName' | 'lastName' | 'email'): string => {
    const typed = input[field];
    return (typed === undefined ? state?.[field] : typed) ?? '';
  };
  return { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
};

type Rights = Pick<UserContent, 'organisationId' | 'isStaff' | 'isActive' | 'permissions'>;

const NEW: Rights = { organisationId: null, isStaff: false, isActive: true, permissions: [] };

const rightsOf = (input: UserInput, state: UserContent | null): Rights => {
  const kept: Rights = state ?? NEW;
  return {
    organisationId: input.organisationId === undefined ? kept.organisationId : input.organisationId || null,
    isStaff: input.isStaff ?? kept.isStaff,
    isActive: input.isActive ?? kept.isActive,
    permissions: [...new Set(input.permissions ?? kept.permissions)],
  };
};

function rejectMissing(rejections: Rejections, { username, email, isStaff, organisationId }: UserContent): void {
  if (username === '') rejections.add('username', 'rejection.required');
  if (email === '') rejections.add('email', 'rejection.required');
  if (!isStaff && organisationId === null) rejections.add('organisationId', 'rejection.required');
}
