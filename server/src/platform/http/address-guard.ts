// Which addresses a stranger may send this server to: only those of the public internet, as they were looked up here.
import { lookup, Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The address leads into a private network, or is not one of the web. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
}

/** Says of an IP address whether it may be reached. */
export type AddressRule = (ip: string) => boolean

/** The only space of IPv6 that is given out for the public internet; among what lies outside are addresses that carry one of IPv4 (`::10.0.0.1`). */
const publicSpace = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is sent on as the one of IPv4 in its last 32 bits, in whichever network it stands: ISATAP. */
const isTunnelled = (address: ipaddr.IPv6) =>
  (address.parts[4] === 0 || address.parts[4] === 0x200) && address.parts[5] === 0x5efe

/**
 * Whether an IP address is one of the public internet: no private, loopback, link-local, mapped, 6to4, Teredo or NAT64 address is, none
 * that names an interface of this machine, and none in another form than the usual (`0x7f.1`, `010.0.0.1`), which programs read differently.
 */
export const isPublicAddress: AddressRule = (address) => {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.match(publicSpace) && !isTunnelled(parsed))
}

/** Every IP address has leave: for an operator who trusts whoever may name one. */
export const isAnyAddress: AddressRule = (address) => ipaddr.isValid(address)

export type FoundAddress = { address: string; family: 4 | 6 }

/** The IP addresses of a name. */
export type LookUp = (host: string) => Promise<{ address: string }[]>

const askDns: LookUp = (host) => lookup(host, { all: true })

const localhost = /^(?:.+\.)?localhost\.?$/i

/**
 * Looks up the names that strangers give: whoever runs the name server of their own can have it keep silent, so they are asked for over
 * the network. The system's own look-up holds one of the few threads that vendors' names and files need too, for as long as it takes.
 * Only the system knows more names than that, and those lead to machines of the inside.
 */
export function createLookUpForStrangers(
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'> = new Resolver({ timeout: 3000, tries: 2 }),
): LookUp {
  return async (host) => {
    if (localhost.test(host)) return [{ address: '127.0.0.1' }]
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    const [failed] = answers.filter((each) => each.status === 'rejected')
    if (found.length === 0 && failed) throw failed.reason
    return found.map((address) => ({ address }))
  }
}

const askForStranger = createLookUpForStrangers()

/** A host as it stands in a URL, without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** What a host's name stands for, when all of it is allowed. Throws BlockedAddress, or what the look-up says. */
export async function findAddresses(
  hostname: string,
  isAllowed: AddressRule,
  lookUp: LookUp = isAllowed === isPublicAddress ? askForStranger : askDns,
): Promise<[FoundAddress, ...FoundAddress[]]> {
  const host = bare(hostname)
  const found = ipaddr.isValid(host) ? [{ address: host }] : await lookUp(host)
  if (!found.every(({ address }) => isAllowed(address)))
    throw new BlockedAddress('not a public address')
  const [first, ...others] = found.map(({ address }): FoundAddress => {
    const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4
    return { address, family }
  })
  if (!first) throw new BlockedAddress('not a public address')
  return [first, ...others]
}

/** Refuses a host that is an IP address which is not allowed; a socket looks up names alone. Throws BlockedAddress. */
export function checkLiteral(hostname: string, isAllowed: AddressRule): void {
  const host = bare(hostname)
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new BlockedAddress('not a public address')
}

/** The look-up of a connection: what was checked is what is connected to, so that a name cannot change its mind in between. */
export const guardedLookup =
  (isAllowed: AddressRule, lookUp?: LookUp): LookupFunction =>
  (hostname, options, done) => {
    findAddresses(hostname, isAllowed, lookUp).then(
      (found) => (options.all ? done(null, found) : done(null, found[0].address, found[0].family)),
      (error: NodeJS.ErrnoException) => done(error, options.all ? [] : ''),
    )
  }
