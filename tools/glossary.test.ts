// Names hold none of the words that docs/glossary.md lists as gone: what is exported or declared inside of a file, and files and folders.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { declaredNamesOf } from './declared-names.mjs'
import { files } from './source-imports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const [, table = '', furtherTable = ''] = read('docs/glossary.md').split(/\n## Gone.*\n/)
const wordsIn = (rows: string) =>
  [...rows.matchAll(/^\| ([a-z, ]+?) +\|/gm)]
    .flatMap(([, words = '']) => words.split(', '))
    .filter((word) => word !== 'gone')
const gone = wordsIn(table)
const goneInside = [...gone, ...wordsIn(furtherTable)]
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

/** Where `told` is gone, too: elsewhere it is left in tests and where the wire says so. */
const isInside = (path: string) =>
  /^(contract|engines|tools|bench|server\/src\/(platform|testing|features\/(making|money)))\//.test(
    path,
  )
const isGoneInside = (name: string, path: string) =>
  wordsOf(name).some((word) => goneInside.includes(word) && (word !== 'told' || isInside(path)))

/** Whether the word is anywhere but in comments: only then the file is worth parsing. */
const maySay = (path: string) =>
  [...read(path).matchAll(/^(?!\s*(?:\/\/|\/?\*)).+$/gm)].some(([line]) =>
    line.match(/\w+/g)?.some((name) => isGoneInside(name, path)),
  )

/** Where the word is the plain English one: at least so much, what stands upright or for something, an odd number. */
const plain = ['isAtLeast', 'findStandingPicture', 'paintStanding', 'oddIm', 'oddRe', 'odd']

it('nor does any name that is declared inside of a file', () => {
  expect(goneInside).toContain('wish')
  expect(files.length).toBeGreaterThan(4000)
  const found = files
    .filter(maySay)
    .flatMap((path) => declaredNamesOf(path).map((name: string) => ({ name, path })))
    .filter(({ name, path }) => isGoneInside(name, path))
  expect(found.filter(({ name }) => !plain.includes(name))).toEqual([])
  expect(plain.filter((name) => !found.some((each) => each.name === name))).toEqual([])
})

it('nor does any file or folder', () => {
  // The folder of the benches is what it says.
  const paths = files.map((path) => path.replace(/^bench\//, ''))
  expect(paths.filter((path) => isGoneInside(path, path))).toEqual([])
})
