import { expect, test } from 'vitest'
import { isTooMuch } from './diagram-limits.ts'

test.each([
  ['packet-beta\n0-4294967295: "all"'],
  ['packet\ntitle x\n0-15: "a"\n+99999999: "b"'],
  ['block-beta\n  columns 3\n  space:900000'],
  ['%% by hand\nradar-beta\n  ticks 2000000000'],
  ['block-beta\n  space:400\n  space:400\n  space:400'],
  [`flowchart TD\n${'  A --> B\n'.repeat(700)}`],
  [`flowchart TD\n${'A & '.repeat(700)}B --> C`],
  [`mindmap\n  root\n${'    branch\n'.repeat(300)}`],
  [`flowchart TD\n  A["${'x'.repeat(20_000)}"]`],
])('%j is not tried', (code) => {
  expect(isTooMuch(code)).toBe(true)
})

test.each([
  ['packet-beta\n0-15: "Source Port"\n16-31: "Destination Port"'],
  ['pie\n  "in 2024": 1500000\n  "in 2025": 2500000'],
  ['xychart-beta\n  bar [5000000, 6000000]'],
  ['flowchart TD\n  A[block 4294967295] --> B'],
])('%j is drawn', (code) => {
  expect(isTooMuch(code)).toBe(false)
})
