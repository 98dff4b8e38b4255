// What a member typed as their connection: checked, completed, and joined with what is kept of the one before.
import type { ConnectionApi } from './connection-apis.ts'

export type ConnectionSettings = {
  apiKey: string
  /** Empty for the vendor's own address. */
  reverseProxy: string
  timeoutMs: number
  /** With user and password; empty for none. */
  socksProxy: string
  httpsProxy: string
}

export type GivenConnection = Omit<ConnectionSettings, 'apiKey'> & {
  api: string
  /** Absent: the one that is kept. */
  apiKey?: string | undefined
}

export type FieldReason =
  | 'unknown_api'
  | 'key_wanted'
  | 'key_again'
  | 'address_wanted'
  | 'not_an_address'
  | 'not_a_proxy'
  | 'two_proxies'
  | 'private_address'

export type FieldFault = { field: keyof GivenConnection; reason: FieldReason }

/** A connection with the address that it leads to. */
export type ReadConnection = { api: ConnectionApi; baseUrl: string; settings: ConnectionSettings }

type Known = { api: string; baseUrl: string; settings: ConnectionSettings } | undefined

/** The connection that was meant, or everything that is wrong with it. `known` is the one that is kept. */
export function readConnection(
  given: GivenConnection,
  known: Known,
  apis: readonly ConnectionApi[],
): ReadConnection | { faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const api = apis.find(({ id }) => id === given.api)
  if (!api) return { faults: [{ field: 'api', reason: 'unknown_api' }] }

  const reverseProxy = given.reverseProxy && readAddress(given.reverseProxy, api.engine)
  if (reverseProxy === undefined) faults.push({ field: 'reverseProxy', reason: 'not_an_address' })
  const baseUrl = reverseProxy || api.baseUrl
  if (reverseProxy === '' && baseUrl === '')
    faults.push({ field: 'reverseProxy', reason: 'address_wanted' })

  const socksProxy = readProxy(given.socksProxy, 'socks', known?.settings.socksProxy)
  if (socksProxy === undefined) faults.push({ field: 'socksProxy', reason: 'not_a_proxy' })
  const httpsProxy = readProxy(given.httpsProxy, 'https', known?.settings.httpsProxy)
  if (httpsProxy === undefined) faults.push({ field: 'httpsProxy', reason: 'not_a_proxy' })
  if (socksProxy && httpsProxy) faults.push({ field: 'httpsProxy', reason: 'two_proxies' })

  const settings = {
    apiKey: given.apiKey ?? '',
    reverseProxy: reverseProxy ?? '',
    timeoutMs: given.timeoutMs,
    socksProxy: socksProxy ?? '',
    httpsProxy: httpsProxy ?? '',
  }
  const read = { api, baseUrl, settings }
  if (given.apiKey === undefined && known?.settings.apiKey) {
    if (mayKeepKey(known, read)) settings.apiKey = known.settings.apiKey
    else if (faults.length === 0 && (api.needsKey || api.id === known.api))
      faults.push({ field: 'apiKey', reason: 'key_again' })
  } else if (api.needsKey && settings.apiKey === '')
    faults.push({ field: 'apiKey', reason: 'key_wanted' })
  return faults.length > 0 ? { faults } : read
}

/**
 * A kept key goes nowhere but where it was given for: otherwise whoever gets hold of a session could have it sent to themselves. Without
 * encryption a proxy reads it too.
 */
function mayKeepKey(known: NonNullable<Known>, next: ReadConnection): boolean {
  const before = URL.parse(known.baseUrl)
  const after = URL.parse(next.baseUrl)
  if (!before || known.api !== next.api.id || before.origin !== after?.origin) return false
  const samePath =
    known.settings.socksProxy === next.settings.socksProxy &&
    known.settings.httpsProxy === next.settings.httpsProxy
  return after.protocol === 'https:' || samePath
}

/** Adds what people leave out: the scheme, and the version of the common dialect. Undefined for what is no web address. */
function readAddress(given: string, engine: string): string | undefined {
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`)
  if (!address || !/^https?:$/.test(address.protocol) || address.hostname === '') return undefined
  if (address.username || address.password || address.search || address.hash) return undefined
  if (engine === 'openai-compatible' && address.pathname === '/') address.pathname = '/v1'
  return address.href.replace(/\/+$/, '')
}

const schemes = {
  socks: { pattern: /^socks(5h?)?:\/\//i, usual: 'socks5://' },
  https: { pattern: /^https?:\/\//i, usual: 'http://' },
}

/** A proxy's address with its password: the given one, or the kept one when the rest is the same. Undefined for what is no proxy. */
function readProxy(
  given: string,
  kind: keyof typeof schemes,
  known: string | undefined,
): string | undefined {
  if (given === '') return ''
  const { pattern, usual: byDefault } = schemes[kind]
  const hasScheme = pattern.test(given)
  if (!hasScheme && given.includes('://')) return undefined
  const address = URL.parse(
    kind === 'socks' || !hasScheme ? `${byDefault}${given.replace(pattern, '')}` : given,
  )
  if (!address?.hostname || !/^\/?$/.test(address.pathname)) return undefined
  if (address.search || address.hash) return undefined
  const proxy = plain(address)
  return known && address.password === '' && withoutPassword(known) === proxy ? known : proxy
}

const plain = ({ href }: URL) => href.replace(/\/$/, '')

/** A proxy's address as its owner may see it again. */
export function withoutPassword(proxy: string): string {
  const address = URL.parse(proxy)
  if (!address) return ''
  address.password = ''
  return plain(address)
}

export const hasPassword = (proxy: string): boolean => Boolean(URL.parse(proxy)?.password)
