import { describe, expect, it } from 'vitest'
import {
  BlockedAddress,
  checkLiteral,
  createPatientLookUp,
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
  ])('%s is not of the public internet', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is', (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  })
})

describe('a host', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', '10.0.0.7'])('%s is refused', async (host) => {
    await expect(findAddresses(host, isPublicAddress)).rejects.toBeInstanceOf(BlockedAddress)
  })

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

describe('names that strangers give', () => {
  it('are looked up one after the other', async () => {
    const asked: string[] = []
    const ends: (() => void)[] = []
    const lookUp = createPatientLookUp((host) => {
      asked.push(host)
      return new Promise((resolve) => ends.push(() => resolve([{ address: '1.1.1.1' }])))
    })
    const [a, b] = ['a.example', 'b.example'].map(lookUp)
    expect(asked).toEqual(['a.example'])
    ends.shift()?.()
    expect(await a).toEqual([{ address: '1.1.1.1' }])
    await Promise.resolve()
    expect(asked).toEqual(['a.example', 'b.example'])
    ends.shift()?.()
    await b
  })

  it('are given up when they take too long, and not looked up later', async () => {
    const asked: string[] = []
    const silent = Promise.withResolvers<{ address: string }[]>()
    const lookUp = createPatientLookUp(
      (host) => {
        asked.push(host)
        return silent.promise
      },
      { patienceMs: 20, mostWaiting: 1 },
    )
    const names = ['silent.example', 'next.example', 'third.example'].map(lookUp)
    const told = await Promise.allSettled(names)
    expect(told.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'Error: the name was not found in time',
      'Error: the name was not found in time',
      'Error: too many names wait',
    ])
    silent.resolve([])
    await silent.promise
    await Promise.resolve()
    expect(asked).toEqual(['silent.example'])
  })
})
