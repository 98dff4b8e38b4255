// Where a link leads that somebody of the staff made for a member: their own browser sent the host name, and shows the link to nobody else.
import type { Site } from '../../../../platform/http/request-context.ts'

type Came = { protocol: string; host: string; hostname: string }

/**
 * The address of the request when it leads to that site; for another site the first of its hosts that is a name, at the same port. Undefined
 * where none is.
 */
export function siteOrigin(
  site: Pick<Site, 'domains'>,
  home: { isHome: boolean; came: Came },
): string | undefined {
  const { protocol, host, hostname } = home.came
  if (home.isHome) return `${protocol}://${host}`
  const name = site.domains.find((pattern) => !pattern.includes('*'))
  return name && `${protocol}://${name}${host.slice(hostname.length)}`
}
