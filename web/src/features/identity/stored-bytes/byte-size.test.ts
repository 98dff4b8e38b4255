import { expect, it } from 'vitest'
import { byteSize } from './byte-size.ts'

it.each([
  [0, '0 kB'],
  [1023, '1 kB'],
  [1536, '1.5 kB'],
  [20 * 1024 ** 2, '20 MB'],
  [1000 * 1024 ** 2, '1,000 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [10_000 * 1024 ** 2, '9.8 GB'],
  [500 * 1024 ** 3, '500 GB'],
])('%d bytes are %s', (bytes, told) => {
  expect(byteSize(bytes, 'en-US')).toBe(told)
})
