import { describe, expect, it } from 'vitest'
import { normalisePattern, readHosts } from './host-patterns.ts'

describe('a host name', () => {
  it.each([
    ['Chat.Example.com', 'chat.example.com'],
    [' https://chat.example.com:8443/Chat?x=1 ', 'chat.example.com'],
    ['chat.example.com.', 'chat.example.com'],
    ['*.Example.com', '*.example.com'],
    ['*', '*'],
    ['localhost', 'localhost'],
    ['192.168.0.7', '192.168.0.7'],
    ['绘画.example', 'xn--2nyz8r.example'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalisePattern(typed)).toBe(kept)
  })

  it.each([
    '',
    'a b',
    '-a.com',
    'a-.com',
    'a..b',
    '*.',
    'chat.*.com',
    '**',
    `${'a'.repeat(64)}.com`,
  ])('%j is none', (typed) => {
    expect(normalisePattern(typed)).toBeUndefined()
  })
})

it('hosts are each once, and each that is none is named by its place', () => {
  expect(readHosts(['b.com', 'A.com', 'a.com'], 'en-US')).toEqual(['a.com', 'b.com'])
  const failure = (() => {
    try {
      return readHosts(['a.com', 'a b', '?'], 'en-US')
    } catch (error) {
      return error
    }
  })()
  expect(failure).toMatchObject({
    code: 'request.invalid',
    fields: [{ field: 'hosts.1' }, { field: 'hosts.2' }],
  })
})
