import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { readText } from '@atelier/engines/read-reply'
import {
  sendJson,
  startUpstream,
  type UpstreamServer,
} from '@atelier/engines/testing/upstream-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ProxyServer, startHttpProxy, startSocksProxy } from '../../testing/proxy-servers.ts'
import { isAnyAddress, isPublicAddress } from './address-guard.ts'
import { type GuardedRequest, type GuardedRoute, openGuardedRequest } from './guarded-request.ts'

let upstream: UpstreamServer
beforeAll(async () => {
  upstream = await startUpstream({ path: '' }, (request, response) => {
    if (request.path === '/away') response.writeHead(302, { location: '/' }).end()
    else if (request.path === '/silent') return
    else if (request.path === '/endless') response.end(Buffer.alloc(65 * 1024 * 1024))
    else sendJson(response, 200, { hello: 'there' })
  })
})
afterAll(() => upstream.close())

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

function openTo(route: Partial<GuardedRoute> = {}): GuardedRequest {
  const guarded = openGuardedRequest({
    proxy: null,
    timeoutMs: 5000,
    isAllowed: isAnyAddress,
    ...route,
  })
  open.push(guarded)
  return guarded
}

const { signal } = new AbortController()

async function get(guarded: GuardedRequest, url: string): Promise<string> {
  const reply = await guarded.request({ method: 'GET', url, headers: {} })
  return readText(reply, signal)
}

async function started(proxy: Promise<ProxyServer>): Promise<ProxyServer> {
  const server = await proxy
  open.unshift(server)
  return server
}

const onLocalhost = () => upstream.origin.replace('127.0.0.1', 'localhost')

describe('a guarded request', () => {
  it('brings what an allowed address answers, and does not follow a redirect', async () => {
    const guarded = openTo()
    expect(await get(guarded, onLocalhost())).toBe('{"hello":"there"}')
    const reply = await guarded.request({
      method: 'GET',
      url: `${upstream.origin}/away`,
      headers: {},
    })
    expect(reply.status).toBe(302)
    await readText(reply, signal)
  })

  it('reaches no private address, by number or by name', async () => {
    const before = upstream.requests.length
    const guarded = openTo({ isAllowed: isPublicAddress })
    for (const url of [
      upstream.origin,
      onLocalhost(),
      'http://[::1]:1/',
      'http://169.254.169.254/',
    ])
      await expect(get(guarded, url)).rejects.toMatchObject({
        kind: 'unavailable',
        message: expect.stringContaining('not a public address'),
      })
    expect(upstream.requests.length).toBe(before)
  })

  it('gives up an upstream that keeps silent for longer than it may', async () => {
    await expect(
      get(openTo({ timeoutMs: 1000 }), `${upstream.origin}/silent`),
    ).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('takes no endless answer', async () => {
    const reply = await openTo().request({
      method: 'GET',
      url: `${upstream.origin}/endless`,
      headers: {},
    })
    await expect(readText(reply, signal, Number.POSITIVE_INFINITY)).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe.each([
  ['HTTP', startHttpProxy],
  ['SOCKS', startSocksProxy],
])('through an %s proxy', (_, start) => {
  it('it goes to the upstream by name, with the user and the password of the proxy', async () => {
    const proxy = await started(start({ user: 'ann', password: 'p:w d' }))
    const address = new URL(proxy.address)
    address.username = 'ann'
    address.password = 'p:w d'
    expect(await get(openTo({ proxy: address }), onLocalhost())).toBe('{"hello":"there"}')
    expect(proxy.targets).toEqual([new URL(onLocalhost()).host])
  })

  it('a wrong password is told as the reason, without the password', async () => {
    const proxy = await started(start({ user: 'ann', password: 'right' }))
    const address = new URL(proxy.address)
    address.username = 'ann'
    address.password = 'wrong-secret'
    const failure = await get(openTo({ proxy: address }), onLocalhost()).catch(String)
    expect(failure).toMatch(/through the proxy \((Proxy response \(407\)|Authentication failed)\)/)
    expect(failure).not.toContain('wrong-secret')
  })

  it('a proxy that is not there is told as the reason', async () => {
    const proxy = await start()
    await proxy.close()
    await expect(
      get(openTo({ proxy: new URL(proxy.address) }), onLocalhost()),
    ).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('through the proxy (ECONNREFUSED)'),
    })
  })

  it('a proxy that keeps silent is given up, and at once when nobody waits any more', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume())
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const gone = await start()
    await gone.close()
    const proxy = new URL(gone.address)
    proxy.port = String((silent.address() as AddressInfo).port)
    await expect(get(openTo({ proxy, timeoutMs: 1000 }), onLocalhost())).rejects.toMatchObject({
      kind: expect.stringMatching(/unavailable|timeout/),
    })
    const called = once(silent, 'connection')
    const stop = new AbortController()
    const request = { method: 'GET', url: onLocalhost(), headers: {}, signal: stop.signal } as const
    const asked = openTo({ proxy, timeoutMs: 3000 }).request(request)
    const [line] = (await called) as [Socket]
    stop.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    expect(line.closed).toBe(false)
    silent.close()
  })

  it('neither the proxy nor what is behind it may be private', async () => {
    const proxy = await started(start())
    const byName = new URL(proxy.address.replace('127.0.0.1', 'localhost'))
    for (const address of [new URL(proxy.address), byName])
      await expect(
        get(openTo({ proxy: address, isAllowed: isPublicAddress }), 'http://1.1.1.1/'),
      ).rejects.toThrow('not a public address')
    const onlyProxy = (ip: string) => ip === '127.0.0.1'
    await expect(
      get(openTo({ proxy: new URL(proxy.address), isAllowed: onlyProxy }), 'http://10.0.0.7/'),
    ).rejects.toThrow('not a public address')
    expect(proxy.targets).toEqual([])
  })

  it('a name that only the proxy may know is left to it', async () => {
    const proxy = await started(start())
    const onlyProxy = (ip: string) => ip === '127.0.0.1'
    await expect(
      get(
        openTo({ proxy: new URL(proxy.address), isAllowed: onlyProxy }),
        'http://no-such-host.invalid:8080/',
      ),
    ).rejects.toMatchObject({ kind: 'unavailable' })
    expect(proxy.targets).toEqual(['no-such-host.invalid:8080'])
  })
})
