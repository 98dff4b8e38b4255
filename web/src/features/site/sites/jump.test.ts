import { describe, expect, it } from 'vitest'
import { addressOn, jumpDomain } from './jump.ts'

const rule = { ad: 'old.example', domain: 'new.example', status: 1, type: 1 }

describe('a rule that sends visitors on', () => {
  it.each([
    ['counts for its host', rule, false, 'new.example'],
    ['counts for a host in capitals', { ...rule, ad: 'OLD.example' }, false, 'new.example'],
    ['does not count for another host', { ...rule, ad: 'other.example' }, true, undefined],
    ['does not count while it is off', { ...rule, status: 0 }, true, undefined],
    ['of another type counts with VIP time', { ...rule, type: 2 }, true, 'new.example'],
    ['of another type does not count without', { ...rule, type: 2 }, false, undefined],
    ['never leads to where one is', { ...rule, domain: 'old.example' }, true, undefined],
    ['without a domain leads nowhere', { ...rule, domain: '' }, true, undefined],
  ])('%s', (_, row, isVip, domain) => {
    expect(jumpDomain([row], { host: 'old.example', isVip })).toBe(domain)
  })

  it('is the first that fits', () => {
    const rows = [{ ...rule, status: 0, domain: 'a' }, { ...rule, domain: 'b' }, rule]
    expect(jumpDomain(rows, { host: 'old.example', isVip: false })).toBe('b')
  })
})

describe('the place on another domain', () => {
  const here = { protocol: 'http:', port: '3000', pathname: '/Chat', search: '?group=1' }
  it.each([
    ['new.example', 'http://new.example:3000/Chat?group=1'],
    ['new.example:8080', 'http://new.example:8080/Chat?group=1'],
    ['https://new.example', 'https://new.example/Chat?group=1'],
    ['not a domain', undefined],
  ])('%s is %s', (domain, address) => {
    expect(addressOn(domain, here)).toBe(address)
  })
})
