import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

it.each([
  [
    'a password',
    { password: 'x', newPassword: 'y', name: 'n' },
    { password: '…', newPassword: '…', name: 'n' },
  ],
  [
    'a key within',
    { gateway: { secretKey: 'sk', mode: 'live' } },
    { gateway: { secretKey: '…', mode: 'live' } },
  ],
  ['headers', { headers: [{ name: 'a', value: 'b' }] }, { headers: '…' }],
  ['the key of a request, which is none', { key: 'abc-1234' }, { key: 'abc-1234' }],
  ['a key that was left empty', { searchKey: '' }, { searchKey: '' }],
  ['a long text', { text: 'x'.repeat(300) }, { text: `${'x'.repeat(200)}…` }],
  [
    'a long list',
    { ids: Array.from({ length: 22 }, (_, n) => n) },
    { ids: [...Array.from({ length: 20 }, (_, n) => n), '…'] },
  ],
  ['what is deep', { a: { b: { c: { d: { e: 1 } } } } }, { a: { b: { c: { d: '…' } } } }],
  ['what is no object', 'text', {}],
])('%s', (_, input, kept) => {
  expect(withoutSecrets(input)).toEqual(kept)
})
