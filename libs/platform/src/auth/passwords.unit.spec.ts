import { Passwords } from '../index.js';

describe('passwords', () => {
  it('are stored as argon2id at or above the minimum of the ASVS, each with its own salt', async () => {
    const passwords = new Passwords();
    const [first, second] = [await passwords.hash('a long sentence'), await passwords.hash('a long sentence')];
    const [, algorithm, , parameters] = first.split('$');
    const { m, t } = Object.fromEntries(parameters!.split(',').map((p) => p.split('='))) as { m: string; t: string };
    expect(algorithm).toBe('argon2id');
    expect(Number(m) * Number(t)).toBeGreaterThanOrEqual(47_104);
    expect(first).not.toBe(second);
  });

  it('match themselves and nothing else', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash(' Pässwörter mit Rand ');
    expect(await passwords.matches(stored, ' Pässwörter mit Rand ')).toBe(true);
    expect(await passwords.matches(stored, 'Pässwörter mit Rand')).toBe(false);
  });

  it('never match a user who does not exist, not even with the password of the decoy', async () => {
    expect(await new Passwords().matches(null, 'no such user')).toBe(false);
  });
});
