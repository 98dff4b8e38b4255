// Exported names hold none of the words that docs/glossary.md lists as gone.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { files } from './source-imports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const [, table = ''] = read('docs/glossary.md').split('\n## Gone\n')
const gone = [...table.matchAll(/^\| ([a-z, ]+?) +\|/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((word) => word !== 'gone')
const wordsOf = (name: string): string[] =>
  name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []

it('no exported name holds a word that is gone', () => {
  expect(gone).toContain('bench')
  const exported = files
    .filter((path) => /^(contract|engines|server|web)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [
        ...read(path).matchAll(
          /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm,
        ),
      ].map(([, name = '']) => ({ name, path })),
    )
  expect(exported.length).toBeGreaterThan(5000)
  expect(exported.filter(({ name }) => wordsOf(name).some((word) => gone.includes(word)))).toEqual(
    [],
  )
})
