// Upstreams that answer with addresses to ask at next: the key goes there only when the address is theirs.

/**
 * Whether the key that was given for `baseUrl` may go to `url`: to the same host, or to one of the vendor's own domains, and never over
 * a less safe way.
 */
export function mayHaveKey(url: string, baseUrl: string, domains: readonly string[]): boolean {
  const address = URL.parse(url)
  const base = URL.parse(baseUrl)
  if (!address || !base || address.username !== '' || address.password !== '') return false
  if (address.host === base.host && address.protocol === base.protocol) return true
  return (
    address.protocol === 'https:' &&
    address.port === '' &&
    domains.some((domain) => address.hostname === domain || address.hostname.endsWith(`.${domain}`))
  )
}
