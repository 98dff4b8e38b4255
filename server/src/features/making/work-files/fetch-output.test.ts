import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpRequest } from '@atelier/engines/http-io'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { fetchOutput } from './fetch-output.ts'

const servers: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What the server of the connection, and another one of the same machine, were asked. */
const asked: { url: string; key: unknown }[] = []
const visitors: string[] = []
let upstream: string
let neighbour: string
beforeAll(async () => {
  neighbour = await listen((request, reply) => {
    visitors.push(request.url ?? '')
    reply.end('secrets of a neighbour')
  })
  upstream = await listen((request, reply) => {
    const { url = '' } = request
    asked.push({ url, key: request.headers['x-key'] })
    if (url === '/here') reply.end('picture')
    else if (url === '/here?x=1') reply.end('picture')
    else if (url === '/moved') reply.writeHead(302, { location: '/here' }).end()
    else if (url === '/loop') reply.writeHead(302, { location: '/loop' }).end()
    else if (url === '/neighbour') reply.writeHead(302, { location: `${neighbour}/x` }).end()
    else if (url === '/public') reply.writeHead(307, { location: 'https://cdn.example/a' }).end()
    else if (url === '/cut') {
      reply.writeHead(200, { 'content-length': '1000' })
      reply.write('half', () => request.socket.destroy())
    } else if (url === '/huge') {
      const piece = Buffer.alloc(1024 * 1024)
      const more = () => {
        while (!reply.destroyed && reply.write(piece));
      }
      reply.on('drain', more)
      more()
    } else reply.writeHead(404).end('gone')
  })
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const request = createHttpRequest()
const from = (
  origin: string | null,
  signal = new AbortController().signal,
  fileOrigin: string | null = null,
) => ({
  io: { request, signal },
  places: { origin, fileOrigin },
})
const fetchAs = (
  url: string,
  {
    origin = upstream,
    fileOrigin = null,
  }: { origin?: string | null; fileOrigin?: string | null } = {},
) =>
  fetchOutput(
    { url, headers: { 'x-key': 'k' } },
    from(origin, new AbortController().signal, fileOrigin),
    guardedFetch,
  )

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

describe('an output', () => {
  it('that brings its bytes is taken as it is', async () => {
    const data = Buffer.from('picture')
    expect(await fetchOutput({ data }, from(null), guardedFetch)).toBe(data)
  })

  it('is fetched from its own connection, also in a private network, with the headers that belong to it', async () => {
    expect(text(await fetchAs(`${upstream}/here`))).toBe('picture')
    expect(text(await fetchAs(`${upstream}/moved`))).toBe('picture')
    expect(asked.slice(-2)).toEqual([
      { url: '/moved', key: 'k' },
      { url: '/here', key: 'k' },
    ])
  })

  it.each([
    ['an address of its own network', () => `${neighbour}/x`],
    ['a redirect to another port of the same machine', () => `${upstream}/neighbour`],
    ['a name for this machine', () => neighbour.replace('127.0.0.1', 'localhost')],
    ['a file', () => 'file:///etc/passwd'],
    ['nothing readable', () => 'not an address'],
    ['an endless redirect', () => `${upstream}/loop`],
  ])('that leads to %s is refused, and nobody is asked there', async (_, url) => {
    await expect(fetchAs(url())).rejects.toMatchObject({ kind: 'invalid' })
    expect(visitors).toEqual([])
  })

  it('of a connection without an address of its own goes through the guard', async () => {
    await expect(fetchAs(`${upstream}/here`, { origin: null })).rejects.toMatchObject({
      kind: 'invalid',
    })
  })

  it.each([
    ['an address of another network', 'http://10.0.0.5/here'],
    ['a port of the same machine', 'http://localhost:8080/here?x=1'],
    ['the name of a container', 'http://comfyui:8188/here'],
    ['a name that ends at the house', 'https://paint.lan/here'],
    ['IPv6 of another network', 'http://[fd00::5]/here'],
  ])('that its upstream knows by %s is found at the connection itself', async (_, url) => {
    expect(text(await fetchAs(url))).toBe('picture')
    expect(asked.at(-1)?.key).toBe('k')
    expect(visitors).toEqual([])
  })

  it('at an address of the inside is refused by its address, where the connection has no such file', async () => {
    await expect(fetchAs('http://10.0.0.5/none')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The upstream’s file is at an address that is not public.',
    })
    expect(asked.at(-1)?.url).toBe('/none')
  })

  it('at the connection itself never leaves it by a path that looks like a host', async () => {
    const { host } = new URL(neighbour)
    await expect(fetchAs(`http://10.0.0.5//${host}/x`)).rejects.toMatchObject({ kind: 'invalid' })
    expect(asked.at(-1)?.url).toBe(`//${host}/x`)
    expect(visitors).toEqual([])
  })

  it('is fetched from the one more place that the operator allows, and from no other port there', async () => {
    expect(text(await fetchAs(`${neighbour}/file`, { fileOrigin: neighbour }))).toBe(
      'secrets of a neighbour',
    )
    expect(visitors.splice(0)).toEqual(['/file'])
    await expect(
      fetchAs(`${neighbour}/file`, { fileOrigin: 'http://127.0.0.1:9' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect(visitors).toEqual([])
  })

  it('takes its headers to the address that was named, and not where that leads', async () => {
    const sent: unknown[] = []
    const guard: typeof guardedFetch = async (address, limits) => {
      sent.push([address, limits.headers])
      return { status: 200, contentType: '', bytes: Buffer.from('public'), location: undefined }
    }
    for (const url of ['https://cdn.example/b', `${upstream}/public`]) {
      const bytes = await fetchOutput({ url, headers: { 'x-key': 'k' } }, from(upstream), guard)
      expect(text(bytes)).toBe('public')
    }
    expect(sent).toEqual([
      ['https://cdn.example/b', { 'x-key': 'k' }],
      ['https://cdn.example/a', {}],
    ])
  })

  it('that is not there is told with the status of the answer', async () => {
    await expect(fetchAs(`${upstream}/none`)).rejects.toMatchObject({
      kind: 'unavailable',
      status: 404,
    })
  })

  it('that breaks off can be fetched again', async () => {
    await expect(fetchAs(`${upstream}/cut`)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('that never ends is given up at its limit', async () => {
    await expect(fetchAs(`${upstream}/huge`)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('64 MB'),
    })
    const data = Buffer.alloc(64 * 1024 * 1024 + 1)
    await expect(fetchOutput({ data }, from(null), guardedFetch)).rejects.toMatchObject({
      kind: 'invalid',
    })
  })

  it('ends when its work does', async () => {
    const signal = AbortSignal.abort()
    const url = `${upstream}/here`
    for (const origin of [upstream, null])
      await expect(
        fetchOutput({ url }, from(origin, signal), (address, limits) =>
          guardedFetch(address, limits, () => true),
        ),
      ).rejects.toMatchObject({ kind: 'aborted' })
  })
})
