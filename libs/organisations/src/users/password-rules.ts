/** In characters (spec: application, section 5). */
export const SHORTEST_PASSWORD = 8;
const LONGEST = 1_000;
const SHORTEST_NAME = 4;
const ENDING = /[\d\W_]{1,4}$/u;

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'contains-name';

/**
 * What is wrong with a new password; null: nothing. Any character counts, spaces too. Common are those of the list of zxcvbn, in any case
 * and with up to four digits or signs behind. `names`: of the user and the organisation.
 */
export async function passwordProblem(
  password: string,
  names: readonly (string | null | undefined)[],
): Promise<PasswordProblem | null> {
  if ([...password].length < SHORTEST_PASSWORD) return 'too-short';
  if (password.length > LONGEST) return 'too-long';
  const plain = folded(password);
  if (names.some((name) => contains(plain, folded(name ?? '')))) return 'contains-name';
  const common = await commonPasswords();
  return common.has(plain) || common.has(plain.replace(ENDING, '')) ? 'common' : null;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const contains = (password: string, name: string): boolean => name.length >= SHORTEST_NAME && password.includes(name);

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Loaded when the first password is set: no other process needs the list. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(folded)),
  );
  return loaded;
}
