// A server on loopback that answers as SearXNG, Tavily and Brave do.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SearchServer = {
  url: string
  key: string
  /** What was asked: path with query, and body. */
  asked: { address: string; body: string }[]
  /** Answers every request with this status, until it is undefined again. */
  status: number | undefined
  /** What is found, in the order of the answer. */
  found: { title: string; url: string; text: string }[]
  close(): Promise<void>
}

export async function startSearchServer(): Promise<SearchServer> {
  const test: SearchServer = {
    url: '',
    key: 'the-search-key',
    asked: [],
    status: undefined,
    found: [
      {
        title: 'Otters',
        url: 'https://a.example.com/otters',
        text: 'An <b>otter</b> &amp; its den',
      },
      { title: '', url: 'https://b.example.com/rivers', text: 'Rivers' },
      { title: 'Odd', url: 'javascript:alert(1)', text: 'no page' },
      { title: 'Again', url: 'https://a.example.com/otters', text: 'the same page' },
    ],
    close: async () => undefined,
  }
  const http = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const address = new URL(request.url ?? '', 'http://x')
    test.asked.push({ address: `${address.pathname}${address.search}`, body })
    const { authorization, 'x-subscription-token': token } = request.headers
    const answer = (status: number, data: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    if (test.status) return answer(test.status, { error: 'no' })
    const rows = (words: string) =>
      test.found.map(({ title, url, text }) => ({ title, url, [words]: text, img_src: 'x' }))
    if (request.method === 'GET' && address.pathname === '/search') {
      if (address.searchParams.get('format') !== 'json') return answer(403, {})
      return answer(200, { query: address.searchParams.get('q'), results: rows('content') })
    }
    if (request.method === 'POST' && address.pathname === '/search')
      return authorization === `Bearer ${test.key}`
        ? answer(200, { results: rows('content'), images: ['x'] })
        : answer(401, { detail: { error: 'Unauthorized' } })
    if (address.pathname === '/res/v1/web/search')
      return token === test.key
        ? answer(200, { type: 'search', web: { type: 'search', results: rows('description') } })
        : answer(422, { type: 'ErrorResponse' })
    return answer(404, {})
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  test.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  test.close = async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return test
}
