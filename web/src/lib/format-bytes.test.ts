import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_260_000, '1.3 MB'],
  [5_000_000_000, '5 GB'],
  [7e16, '70,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-US')).toBe(text)
})
