// A login at a provider's page leads back here with a code in the address, under the name of the way that it is of.

const ways = ['messaging', 'openid'] as const

export type ReturnCode = { way: (typeof ways)[number]; code: string }

/** The code, taken out of the address so that it stays in no history; undefined for none. */
export function takeReturnCode(): ReturnCode | undefined {
  const url = new URL(location.href)
  const way = ways.find((name) => url.searchParams.get(name))
  const code = way && url.searchParams.get(way)
  if (!code) return undefined
  url.searchParams.delete(way)
  history.replaceState(history.state, '', url)
  return { way, code }
}
