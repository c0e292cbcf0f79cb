import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GROUPS_OF_NETWORK = 4;

/** The part of an address that one customer of a provider holds: an IPv4 address, or an IPv6 network of 64 bits. */
export function subscriberOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (isIP(plain) === 0) return address;
  // An IPv4 address in the dress of IPv6 counts as what it is.
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : `${leadingGroups(parsed)}::/64`;
}

/** The network of an address: /24 for IPv4, /64 for IPv6. */
export function networkOf(address: string): string {
  const subscriber = subscriberOf(address);
  return isIP(subscriber) === 4 ? subscriber.replace(/\.\d+$/, '.0/24') : subscriber;
}

const leadingGroups = ({ parts }: ipaddr.IPv6): string =>
  parts
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.toString(16))
    .join(':');
