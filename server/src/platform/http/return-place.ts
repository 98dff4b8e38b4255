// Where a login at a provider’s page leads back to: a place of this site, whatever was asked for.

const base = 'http://site'

/** Path and query of a place on this site; `/` for what is none. */
export function placeOf(from: string): string {
  const url = URL.parse(from, base)
  if (url?.origin !== base) return '/'
  // Two slashes at the beginning would be another host.
  return url.pathname.replace(/^\/+/, '/') + url.search
}

/** Who leads somebody back: the name of their login in an address of ours. */
export type LoginWay = 'messaging' | 'openid'

/** The place with the code of a login in its query, under the name of the way that it is of. */
export function withCode(place: string, way: LoginWay, code: string): string {
  const url = new URL(place, base)
  url.searchParams.set(way, code)
  return url.pathname + url.search
}
