// Whose a host is, by its name alone: nobody is asked for it.
import ipaddr from 'ipaddr.js'

/** Names that machines of one network give each other. */
const nearNames = /^(?:[^.]+|.+\.(?:localhost|local|lan|internal|home\.arpa))\.?$/i

/** Ranges that belong to whoever owns the network. */
const nearRanges: readonly string[] = [
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'unspecified',
]

/** Whether a host name, as an address has it, names this machine or one of its own network. */
export function hostIsNear(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(name)) return nearRanges.includes(ipaddr.process(name).range())
  return nearNames.test(name)
}
