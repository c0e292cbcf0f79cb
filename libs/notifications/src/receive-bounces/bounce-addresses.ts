import type { LinkSecrets } from '@landfall/platform';

/** Hexadecimal, because servers on the way may not keep capitals. */
const SIGNATURE_LENGTH = 16;
const FORM = /\+b-([0-9a-f]{32})-([0-9a-f]{16})@/i;

/**
 * The sender of the envelope of each mail, to which a server far away returns it (VERP): an address of ours that names the mail, with a
 * signature, so that nobody else can have an address suspended.
 */
export class BounceAddresses {
  constructor(
    /** Takes mails for itself with anything after a plus sign. */
    private readonly address: string,
    private readonly secrets: LinkSecrets,
  ) {}

  of(mailId: string): string {
    const [local, domain] = this.address.split('@');
    return `${local}+b-${mailId.replaceAll('-', '')}-${this.signature(mailId)}@${domain}`;
  }

  /** The mail that a returned one was; null where the address is not ours, or not signed. */
  mailOf(recipient: string): string | null {
    const [, hex, signature] = FORM.exec(recipient) ?? [];
    if (hex === undefined) return null;
    const id = hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return this.signature(id) === signature?.toLowerCase() ? id : null;
  }

  private signature(mailId: string): string {
    return Buffer.from(this.secrets.sign('bounce', mailId)).toString('hex').slice(0, SIGNATURE_LENGTH);
  }
}
