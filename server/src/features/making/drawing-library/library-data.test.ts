import { locales } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import { libraryCases, libraryCategories, libraryExamples } from './cases/case-library.ts'
import { parameterCategories, parameters } from './parameters/parameter-library.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

/** The Han signs that a double-byte encoding of one region has. */
function signsOf(encoding: string, last: number): Set<string> {
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (let lead = 0xa1; lead <= last; lead += 1)
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail += 1)
      for (const sign of decoder.decode(Uint8Array.of(lead, trail)))
        if (/\p{Script=Han}/u.test(sign)) signs.add(sign)
  return signs
}
const regions = { 'zh-CN': signsOf('gbk', 0xf7), 'zh-TW': signsOf('big5', 0xf9) }

describe('the texts of the library', () => {
  it.each(['zh-CN', 'zh-TW'] as const)('are written in the signs of %s', (locale) => {
    const all = [
      ...parameters.map(({ names }) => names[locale]),
      ...[...parameterCategories, ...libraryCategories].map(({ names }) => names[locale]),
      ...[...libraryCases(), ...libraryExamples()].flatMap(({ titles, meanings }) => [
        titles[locale],
        meanings[locale],
      ]),
    ]
    const foreign = all.filter((text) =>
      [...text].some((sign) => /\p{Script=Han}/u.test(sign) && !regions[locale].has(sign)),
    )
    expect(foreign).toEqual([])
  })
})

describe('the library of parameters', () => {
  it('has at least twelve categories of at least fifteen entries', () => {
    expect(parameterCategories.length).toBeGreaterThanOrEqual(12)
    for (const { id, entries } of parameterCategories)
      expect(entries.length, id).toBeGreaterThanOrEqual(15)
  })

  it('names each entry once, and puts no words into a prompt twice', () => {
    expect(repeated(parameters.map(({ id }) => id))).toEqual([])
    expect(repeated(parameters.map(({ prompt }) => prompt.toLowerCase()))).toEqual([])
    for (const locale of locales)
      for (const { id, entries } of parameterCategories)
        expect(repeated(entries.map(({ names }) => names[locale])), `${id} ${locale}`).toEqual([])
  })

  it('puts English words into the prompt, without a comma or a flag', () => {
    for (const { prompt } of parameters) expect(prompt).toMatch(/^(?!--)[\w '.°/-]+$/)
  })

  it('has names in every language', () => {
    for (const { id, names } of parameters)
      for (const locale of locales) expect(names[locale], `${id} ${locale}`).not.toBe('')
  })

  it('shows colours as colours', () => {
    const swatches = parameters.flatMap(({ swatch }) => swatch)
    expect(swatches.length).toBeGreaterThan(100)
    for (const colour of swatches) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('cases and examples', () => {
  const all = [...libraryCases(), ...libraryExamples()]

  it('are at least 24 in at least six categories, and twelve to begin with', () => {
    expect(libraryCases().length).toBeGreaterThanOrEqual(24)
    expect(new Set(libraryCases().map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
    expect(libraryExamples().length).toBeGreaterThanOrEqual(12)
  })

  it('are each told once, in a category that there is, in all languages', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([])
    expect(repeated(all.map(({ prompt }) => prompt))).toEqual([])
    const known = libraryCategories.map(({ id }) => id)
    for (const { id, category, titles, meanings, prompt } of all) {
      expect(known, id).toContain(category)
      expect(prompt, id).toMatch(/^[\x20-\x7e]+$/)
      for (const locale of locales) expect(titles[locale], id).not.toBe('')
      expect(meanings['zh-CN'], id).toMatch(/\p{Script=Han}/u)
      expect(meanings['zh-TW'], id).toMatch(/\p{Script=Han}/u)
    }
  })
})
