// Where the links of mails may lead. The Host header is the asker's word: whoever asks in somebody else's name could send them to
// a place of their own, with a token. So it counts only where the site names it.
import type { Site } from '../../../../platform/http/request-context.ts'

/** A name and perhaps a port: a browser takes `name:x@elsewhere` and `elsewhere/.name` to other places than what begins or ends them. */
const plainHost = /^[\w.-]+(:\d{1,5})?$/

/** The address that a request came to, when one of the site's own host patterns fits; undefined where only `*` does. */
export function linkOrigin(
  site: Pick<Site, 'domains'>,
  { protocol, host, hostname }: { protocol: string; host: string; hostname: string },
): string | undefined {
  if (!plainHost.test(host)) return undefined
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const isNamed = site.domains.some(
    (pattern) =>
      pattern === name ||
      (pattern.startsWith('*.') && name.endsWith(pattern.slice(1).toLowerCase())),
  )
  return isNamed ? `${protocol}://${host}` : undefined
}
