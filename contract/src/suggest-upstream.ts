// Whom a typed address may lead to. A suggestion for whoever sets a connection up, who decides.

type Known = {
  id: string
  /** Its default address; empty where it has none. */
  baseUrl: string
}

/**
 * One of `known` that an address seems to lead to, by its host, or by the port that a local server usually has, on any host; undefined
 * where it is `chosen` already, or nothing tells. A local server that was chosen is not doubted for its port.
 */
export function suggestUpstream<One extends Known>(
  address: string,
  chosen: string,
  known: readonly One[],
): One | undefined {
  const typed = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `http://${address}`)
  if (!typed?.hostname) return undefined
  const places = known.flatMap((one) => {
    const place = URL.parse(one.baseUrl)
    return place ? [{ one, place }] : []
  })
  const vendor = places.find(({ place }) => !isLocal(place) && siteOf(place) === siteOf(typed))
  const isLocalChosen = places.some(({ one, place }) => one.id === chosen && isLocal(place))
  const local = places.find(({ place }) => isLocal(place) && place.port === typed.port)
  const found = vendor?.one ?? (isLocalChosen ? undefined : local?.one)
  return found?.id === chosen ? undefined : found
}

const isLocal = ({ hostname }: URL) => hostname === '127.0.0.1'

/** `eu.api.openai.com` and `api.openai.com` are one site. */
const siteOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.')
