// Properties are written as properties: a literal that is spread into the literal around it says nothing more than they do.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['contract/src', 'engines/src', 'server/src', 'web', 'e2e/src', 'tools', 'bench']
const spread = /\.{3}\{/u

function sourceFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/^dist\/|\bnode_modules\b/.test(path))
      .map((path) => `${folder}/${path}`),
  )
}

it('no literal is spread into another', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(3000)
  const found = files.filter((file) => spread.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(found).toEqual([])
})
