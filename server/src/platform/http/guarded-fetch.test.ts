import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BlockedAddress } from './address-guard.ts'
import { guardedFetch } from './guarded-fetch.ts'

let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    if (request.url === '/redirect')
      reply.writeHead(302, { location: 'http://127.0.0.2:1/x' }).end()
    else if (request.url === '/told') reply.end(String(request.headers['x-key']))
    else if (request.url === '/away')
      reply.writeHead(302, { location: `http://localhost:${port()}/told` }).end()
    else if (request.url === '/near') reply.writeHead(302, { location: '/told' }).end()
    else if (request.url === '/loop') reply.writeHead(302, { location: '/loop' }).end()
    else reply.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${port()}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const port = () => (server.address() as AddressInfo).port
const limits = { bytes: 2000, timeoutMs: 5000, redirects: 2 }
const onlyThis = (ip: string) => ip === '127.0.0.1'

describe('a guarded fetch', () => {
  it('refuses this machine by number and by name, and other protocols', async () => {
    for (const address of [
      base,
      `http://localhost:${port()}/`,
      `http://[::1]:${port()}/`,
      'ftp://1.1.1.1/',
    ])
      await expect(guardedFetch(address, limits)).rejects.toBeInstanceOf(BlockedAddress)
  })

  it('brings what is allowed, checks each redirect again, and follows only so many', async () => {
    expect(await guardedFetch(base, limits, onlyThis)).toMatchObject({ status: 200 })
    await expect(guardedFetch(`${base}/redirect`, limits, onlyThis)).rejects.toBeInstanceOf(
      BlockedAddress,
    )
    await expect(guardedFetch(`${base}/loop`, limits, onlyThis)).rejects.toBeInstanceOf(
      BlockedAddress,
    )
  })

  it('goes to the address that was checked, whatever the name leads to a moment later', async () => {
    const looked: string[] = []
    const changing = async (host: string) => {
      looked.push(host)
      return [{ address: looked.length === 1 ? '127.0.0.1' : '127.0.0.2' }]
    }
    const address = `http://rebinding.example:${port()}/told`
    const reply = await guardedFetch(address, limits, onlyThis, changing)
    expect([reply.status, looked]).toEqual([200, ['rebinding.example']])
    await expect(guardedFetch(address, limits, onlyThis, changing)).rejects.toBeInstanceOf(
      BlockedAddress,
    )
  })

  it('refuses a name that leads to a public and to a private address', async () => {
    const both = async () => [{ address: '127.0.0.1' }, { address: '10.0.0.7' }]
    await expect(
      guardedFetch('http://both.example/', limits, onlyThis, both),
    ).rejects.toBeInstanceOf(BlockedAddress)
  })

  it('takes headers to the origin of the address, and no further', async () => {
    const ask = async (path: string) => {
      const request = { ...limits, headers: { 'x-key': 'k' } }
      const loopback = (ip: string) => ip === '127.0.0.1' || ip === '::1'
      return Buffer.from((await guardedFetch(base + path, request, loopback)).bytes).toString()
    }
    expect([await ask('/told'), await ask('/near'), await ask('/away')]).toEqual([
      'k',
      'k',
      'undefined',
    ])
  })

  it('takes no more than it was told to', async () => {
    await expect(guardedFetch(base, { ...limits, bytes: 999 }, onlyThis)).rejects.toThrow(
      'too large',
    )
  })
})
