import { Signer, Verifier } from './checkpoint.js';
import { leafHash } from './tree.js';

const signer = new Signer('trips.example/evidence', Buffer.alloc(32, 7));
const checkpoint = { size: 12, root: leafHash('a'), at: '2026-11-27T10:00:00.000Z' };
const note = signer.note(checkpoint);

describe('a signed checkpoint', () => {
  it('is read back by the public key alone', () => {
    const verifier = Verifier.parse(signer.verifier.toString())!;
    expect(verifier.checkpointOf(note)).toEqual({ origin: 'trips.example/evidence', ...checkpoint });
  });

  it('is rejected after a change of any byte', () => {
    const bytes = Buffer.from(note);
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = altered[at]! ^ 1;
      expect(signer.verifier.checkpointOf(altered.toString('utf8'))).toBeNull();
    }
  });

  it('is rejected by any other key, and a key with a wrong byte is none', () => {
    const other = new Signer('trips.example/evidence', Buffer.alloc(32, 8)).verifier;
    expect(other.checkpointOf(note)).toBeNull();
    const key = signer.verifier.toString();
    const at = key.length - 5;
    expect(Verifier.parse(`${key.slice(0, at)}${key[at] === 'A' ? 'B' : 'A'}${key.slice(at + 1)}`)).toBeNull();
    expect(Verifier.parse('no key')).toBeNull();
  });
});
