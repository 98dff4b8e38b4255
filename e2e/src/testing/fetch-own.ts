import type { APIResponse, Route } from 'playwright-core'

/** The server's own answer to a request that was held up. Node knows no names below localhost. */
export function fetchOwn(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
}
