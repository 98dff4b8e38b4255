// The threat model says which test fails when a measure does: each that it names must be there.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

function testFiles(): Set<string> {
  const found = new Set<string>()
  for (const folder of ['contract/src', 'engines/src', 'server/src', 'web/src', 'tools', 'e2e/src'])
    for (const path of readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }))
      if (/\.(test|suite)\.tsx?$/.test(path)) found.add(path.split('/').at(-1) ?? '')
  return found
}

it('named by the threat model are there', () => {
  const text = readFileSync(`${root}/docs/operating/threat-model.md`, 'utf8')
  const named = [...text.matchAll(/`([\w.-]+\.test\.tsx?)`/g)].map(([, name = '']) => name)
  const known = testFiles()
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
