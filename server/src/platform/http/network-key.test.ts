import { expect, test } from 'vitest'
import { networkKey } from './network-key.ts'

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(networkKey('203.0.113.7')).toBe(networkKey('::ffff:203.0.113.7'))
  expect(networkKey('203.0.113.7')).not.toBe(networkKey('203.0.113.8'))
})

test('one who has a whole IPv6 network counts once', () => {
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:db8:1:2:ffff::9'))
  expect(networkKey('2001:db8:1:2::1')).not.toBe(networkKey('2001:db8:1:3::1'))
})

test('the key does not tell the address', () => {
  expect(networkKey('203.0.113.7')).not.toContain('203')
})
