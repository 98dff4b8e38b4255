import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Names the network that an address is of, without telling it: a whole IPv4 address, the first 64 bits of an IPv6 one. */
export function networkKey(ip: string): string {
  return createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22)
}

function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return address.parts.slice(0, 4).join(':')
}
