// docs/specification.md names a test for each rule: each must exist, under that name.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = new URL('../docs/specification.md', import.meta.url)
const references = [...readFileSync(page, 'utf8').matchAll(/\[[\w-]+\]\(([^)]+)\) “([^”]+)”/g)]

it('names tests', () => {
  expect(references.length).toBeGreaterThan(100)
})

it.each(references.map(([, file = '', name = '']) => ({ file, name })))(
  '$file has “$name”',
  ({ file, name }) => {
    const text = readFileSync(new URL(file, page), 'utf8')
    expect([name, name.replaceAll("'", "\\'")].some((spelled) => text.includes(spelled))).toBe(true)
  },
)
