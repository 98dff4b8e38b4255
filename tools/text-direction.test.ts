// Whoever writes from right to left sees it so in every field that takes words: it finds its direction by what is typed, `dir="auto"`.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const web = fileURLToPath(new URL('../web', import.meta.url))

/** They take no words. */
const wordless = new Set(['checkbox', 'radio', 'file', 'range', 'color', 'number', 'hidden'])
const figures = new Set(['numeric', 'decimal'])
/** Of the page, and of the parts that fields are put together from. */
const fields = new Set(['input', 'textarea', 'Input'])
const fieldTag = /<(?:input|textarea|\w+\.Input)\b/

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The last part of it: `Base.Input` is an `Input`. */
const tagOf = (name: unknown): string =>
  !isNode(name) ? '' : isNode(name.property) ? tagOf(name.property) : String(name.name)

/** Every opening tag of a field in the source, with the attributes that are written out. */
function fieldsIn(node: unknown): Map<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn)
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap(fieldsIn)
  const isField = node.type === 'JSXOpeningElement' && fields.has(tagOf(node.name))
  if (!isField || !Array.isArray(node.attributes)) return inside
  const written = node.attributes.flatMap((each: unknown): [string, unknown][] =>
    isNode(each) && isNode(each.name) && (each.value === null || isNode(each.value))
      ? [[String(each.name.name), each.value?.value]]
      : [],
  )
  return [new Map(written), ...inside]
}

const takesWords = (field: ReadonlyMap<string, unknown>): boolean =>
  !wordless.has(String(field.get('type'))) && !figures.has(String(field.get('inputMode')))

const wordFieldsOf = (source: string): Map<string, unknown>[] =>
  fieldTag.test(source) ? fieldsIn(parseSync('field.tsx', source).program).filter(takesWords) : []

describe('fields that take words', () => {
  it('are told from others', () => {
    const found = wordFieldsOf(`
      const a = <input type="checkbox" />
      const b = <label><input className={c > 1 ? 'd' : ''} {...rest} /></label>
      const e = () => <textarea dir="auto" value="f" />
      const g = <input inputMode="decimal" />
      const h = <Base.Input />`)
    expect(found.map((field) => field.get('dir'))).toEqual([undefined, 'auto', undefined])
  })

  it('have their direction from what is typed, wherever the client draws one', () => {
    const files = readdirSync(`${web}/src`, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    )
    const found = files.flatMap((file) =>
      wordFieldsOf(readFileSync(`${web}/src/${file}`, 'utf8')).map((field) => ({ file, field })),
    )
    expect(found.length).toBeGreaterThan(10)
    const without = found.filter(({ field }) => field.get('dir') !== 'auto')
    expect(without.map(({ file }) => file)).toEqual([])
  })

  it('have it in the page as it is sent, too', () => {
    const tags =
      readFileSync(`${web}/index.html`, 'utf8').match(/<(?:input|textarea)\b[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(0)
    for (const tag of tags) expect(tag).toContain('dir="auto"')
  })
})
