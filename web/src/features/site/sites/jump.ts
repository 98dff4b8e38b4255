// Rules of the operator that send visitors of one host name on to another domain.
import type { JumpRow } from '@atelier/contract/features/site/content'
import { callOptions } from '../../../api/call-options.ts'

/** The page brings them along; they count for as long as it is open. */
export const jumpQuery = { ...callOptions('content.jumps', {}), staleTime: Infinity }

/** The domain that a visitor of `host` is sent on to; undefined when they stay. */
export function jumpDomain(
  rows: readonly JumpRow[],
  { host, isVip }: { host: string; isVip: boolean },
): string | undefined {
  const fits = ({ ad, domain, status, type }: JumpRow) =>
    ad.toLowerCase() === host.toLowerCase() &&
    status === 1 &&
    (type === 1 || isVip) &&
    domain !== '' &&
    domain.toLowerCase() !== host.toLowerCase()
  return rows.find(fits)?.domain
}

type Place = Pick<Location, 'protocol' | 'port' | 'pathname' | 'search'>

/** The same place on another domain; a domain without a port keeps the present one. Undefined for what is no domain. */
export function addressOn(domain: string, { protocol, port, pathname, search }: Place) {
  const base = /^https?:\/\//.test(domain) ? domain : `${protocol}//${domain}`
  const address = URL.parse(pathname + search, base)
  if (address && base === `${protocol}//${domain}` && address.port === '') address.port = port
  return address?.href
}
