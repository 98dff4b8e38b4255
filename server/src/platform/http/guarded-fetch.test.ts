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
    else if (request.url === '/loop') reply.writeHead(302, { location: '/loop' }).end()
    else reply.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const limits = { bytes: 2000, timeoutMs: 5000, redirects: 2 }
const onlyThis = (ip: string) => ip === '127.0.0.1'

describe('a guarded fetch', () => {
  it('refuses this machine by number and by name, and other protocols', async () => {
    const port = new URL(base).port
    for (const address of [
      base,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
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

  it('takes no more than it was told to', async () => {
    await expect(guardedFetch(base, { ...limits, bytes: 999 }, onlyThis)).rejects.toThrow(
      'too large',
    )
  })
})
