import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Names the network that an address is of, without telling it. */
export const networkKey = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22)

/** What counts as one place: an IPv4 address, or the /64 network of an IPv6 address, which is one customer's. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
