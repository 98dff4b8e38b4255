import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BlockedAddress,
  checkLiteral,
  createLookUpForStrangers,
  findAddresses,
  guardedLookup,
  isAnyAddress,
  isPublicAddress,
} from './address-guard.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.170',
    '198.18.0.1',
    // Those of IPv6 that carry one of IPv4, whichever that is.
    '::10.0.0.1',
    '::a.b.c.d',
    '::7f00:1',
    '::1.1.1.1',
    '::ffff:1.1.1.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::a00:1',
    '2002:808:808::',
    '2001:0:53aa:64c:0:fff1:f5ff:fffe',
    '2606:4700::5efe:10.0.0.1',
    '2606:4700::200:5efe:10.0.0.1',
    // No longer, not yet, or never given out.
    'fec0::1',
    'feff::1',
    'fdff::1',
    'fe00::1',
    '::',
    '1::1',
    '400::1',
    '4000::1',
    '100::1',
    '100:0:0:1::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'ff0e::1',
    // Of an interface of this machine.
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    // Forms that programs read differently.
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '2130706433',
    '017700000001',
    '010.0.0.1',
    '0x01010101',
    '',
  ])('%s is not of the public internet', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '2a00:1450:4001::1',
  ])('%s is', (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  })
})

describe('a host', () => {
  it.each(['127.0.0.1', '[::1]', '[::7f00:1]', '0x7f.1', 'localhost', '10.0.0.7'])(
    '%s is refused',
    async (host) => {
      await expect(findAddresses(host, isPublicAddress)).rejects.toBeInstanceOf(BlockedAddress)
    },
  )

  it('that is an address stands for itself', async () => {
    expect(await findAddresses('1.1.1.1', isPublicAddress)).toEqual([
      { address: '1.1.1.1', family: 4 },
    ])
    expect(await findAddresses('[2606:4700::1111]', isPublicAddress)).toEqual([
      { address: '2606:4700::1111', family: 6 },
    ])
  })

  it('of the own network is let through where every address is', async () => {
    expect(await findAddresses('127.0.0.1', isAnyAddress)).toHaveLength(1)
    expect(() => checkLiteral('[::1]', isAnyAddress)).not.toThrow()
  })

  it('that is a private address is refused without a look-up, a name is left to it', () => {
    expect(() => checkLiteral('192.168.1.1', isPublicAddress)).toThrow(BlockedAddress)
    expect(() => checkLiteral('[fd00::1]', isPublicAddress)).toThrow(BlockedAddress)
    expect(() => checkLiteral('localhost', isPublicAddress)).not.toThrow()
  })
})

describe('the look-up of a connection', () => {
  const look = (host: string, all: boolean, isAllowed = isPublicAddress) =>
    new Promise((resolve) => {
      guardedLookup(isAllowed)(host, { all }, (error, address) => resolve(error ?? address))
    })

  it('refuses a name that leads to this machine', async () => {
    expect(await look('localhost', true)).toBeInstanceOf(BlockedAddress)
    expect(await look('localhost', false)).toBeInstanceOf(BlockedAddress)
  })

  it('gives one address or all of them, as it is asked', async () => {
    expect(await look('localhost', false, isAnyAddress)).toMatch(/^(127\.|::1)/)
    expect(await look('localhost', true, isAnyAddress)).toContainEqual(
      expect.objectContaining({ address: expect.any(String), family: expect.any(Number) }),
    )
  })
})

describe('a name server that lies', () => {
  const onlyThis = (ip: string) => ip === '127.0.0.1'
  const server = createServer((_, reply) => reply.end('here'))
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())
  /** Where a connection to a name goes that leads to each of these addresses in turn, at each look-up; the code of what hinders it. */
  const connect = async (answers: readonly (readonly string[])[]) => {
    let asked = 0
    const lookUp = async () =>
      (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({ address }))
    const { port } = server.address() as AddressInfo
    const request = get({
      host: 'lying.example',
      port,
      agent: false,
      lookup: guardedLookup(onlyThis, lookUp),
    })
    const reached = await new Promise((resolve) => {
      request.on('response', ({ socket }) => resolve(socket.remoteAddress))
      request.on('error', ({ name }) => resolve(name))
    })
    request.destroy()
    return [reached, asked]
  }

  it('and changes its mind is asked once a connection, which goes where was checked', async () => {
    expect(await connect([['127.0.0.1'], ['127.0.0.2']])).toEqual(['127.0.0.1', 1])
  })

  it('and names an inner address among others leads nowhere', async () => {
    expect(await connect([['127.0.0.1', '10.0.0.7']])).toEqual(['BlockedAddress', 1])
    expect(await connect([['127.0.0.1', '::ffff:10.0.0.7']])).toEqual(['BlockedAddress', 1])
    expect(await connect([[]])).toEqual(['BlockedAddress', 1])
  })
})

describe('names that strangers give', () => {
  const names = createSocket('udp4')
  const { promise: wasAsked, resolve: asked } = Promise.withResolvers<void>()
  const resolver = new Resolver({ timeout: 60_000, tries: 1 })
  const lookUp = createLookUpForStrangers(resolver)
  beforeAll(async () => {
    names.on('message', (question, { port }) => {
      if (question.includes('silent')) return asked()
      names.send(answerTo(question), port)
    })
    names.bind(0, '127.0.0.1')
    await once(names, 'listening')
    resolver.setServers([`127.0.0.1:${names.address().port}`])
  })
  afterAll(() => names.close())

  it('are found while the server of another keeps silent', async () => {
    const silent = expect(lookUp('silent.example')).rejects.toThrow('ECANCELLED')
    await wasAsked
    expect(await lookUp('quick.example')).toEqual([{ address: '93.184.216.34' }])
    resolver.cancel()
    await silent
  })

  it('mean this machine where they are called so', async () => {
    expect(await lookUp('model.localhost')).toEqual([{ address: '127.0.0.1' }])
  })
})

/** A name server's answer to a question for an IPv4 address: one; to any other: that there is none. */
function answerTo(question: Buffer): Buffer {
  const end = question.indexOf(0, 12) + 5
  const isIpv4 = question.readUInt16BE(end - 4) === 1
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  for (const [at, count] of [1, isIpv4 ? 1 : 0, 0, 0].entries())
    head.writeUInt16BE(count, 4 + 2 * at)
  const address = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]
  return Buffer.concat([head, question.subarray(12, end), Buffer.from(isIpv4 ? address : [])])
}
