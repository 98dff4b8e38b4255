// Which addresses a stranger may send this server to: only those of the public internet, as they were looked up here.
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createTurns } from '../turns.ts'

/** The address leads into a private network, or is not one of the web. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
}

/** Says of an IP address whether it may be reached. */
export type AddressRule = (ip: string) => boolean

/** Whether an IP address is one of the public internet: no private, loopback, link-local, mapped, 6to4 or NAT64 address is. */
export const isPublicAddress: AddressRule = (address) =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

/** Every IP address has leave: for an operator who trusts whoever may name one. */
export const isAnyAddress: AddressRule = (address) => ipaddr.isValid(address)

export type FoundAddress = { address: string; family: 4 | 6 }

/** The IP addresses of a name. */
export type LookUp = (host: string) => Promise<{ address: string }[]>

const askDns: LookUp = (host) => lookup(host, { all: true })

/**
 * Looks names up one after the other, as one that takes its time holds a thread that vendors' names and files need too: there are two for
 * all names. Who waits gives up after a while, and is not looked up any more.
 */
export function createPatientLookUp(
  ask: LookUp,
  { patienceMs = 10_000, mostWaiting = 200 } = {},
): LookUp {
  const turns = createTurns(1)
  return (host) => {
    const found = Promise.withResolvers<{ address: string }[]>()
    if (turns.waiting() >= mostWaiting) return Promise.reject(new Error('too many names wait'))
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      found.reject(new Error('the name was not found in time'))
    }, patienceMs)
    turns
      .take(async () => (isOver ? [] : ask(host)))
      .then(found.resolve, found.reject)
      .finally(() => clearTimeout(timer))
    return found.promise
  }
}

/** For names that strangers give: whoever asks the name server of their own can have it keep silent. */
const askForStranger = createPatientLookUp(askDns)

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
  (isAllowed: AddressRule): LookupFunction =>
  (hostname, options, done) => {
    findAddresses(hostname, isAllowed).then(
      (found) => (options.all ? done(null, found) : done(null, found[0].address, found[0].family)),
      (error: NodeJS.ErrnoException) => done(error, options.all ? [] : ''),
    )
  }
