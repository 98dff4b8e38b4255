import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { cutPassages, passageSizes } from './cut-passages.ts'
import { readMarkdown } from './formats/markdown.ts'
import { readPlainText } from './formats/plain-text.ts'
import { readCode } from './formats/source-code.ts'
import { splitHard, splitLines, splitSentences, weightOf } from './split-text.ts'

const sentence = fc.oneof(
  fc.lorem({ maxCount: 30 }).map((words) => `${words}. `),
  fc
    .array(fc.constantFrom(...'天地玄黄宇宙洪荒日月盈昃'), { minLength: 1, maxLength: 80 })
    .map((all) => `${all.join('')}。`),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.integer({ min: 900, max: 4000 }).map((count) => '😀'.repeat(count)),
)
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 40 })
  .map((all) => all.join('').trim() || 'x')
const block: fc.Arbitrary<Block> = fc
  .record({
    kind: fc.constantFrom('text', 'text', 'text', 'rows', 'code', 'heading'),
    text: paragraph,
    page: fc.integer({ min: 1, max: 3 }),
    top: fc.constantFrom('A', 'B'),
  })
  .map(({ kind, text, page, top }) => ({
    kind,
    text: kind === 'heading' ? [...text].slice(0, 40).join('').trim() || 'x' : text,
    place: { page, headings: [top] },
  }))

const bare = (text: string): string => text.replaceAll(/\s+/g, '')

it('loses nothing, keeps the order, and repeats only what it says it repeats', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const said = cutPassages(blocks).map(({ text, repeated }) => text.slice(repeated))
      expect(bare(said.join(''))).toBe(bare(blocks.map(({ text }) => text).join('')))
    }),
    { numRuns: 100 },
  )
})

it('weighs a whole as its parts', () => {
  const parts = ['😀'.repeat(589), '天'.repeat(9), '。']
  const sum = parts.reduce((weight, part) => weight + weightOf(part), 0)
  expect(weightOf(parts.join(''))).toBe(sum)
})

it('keeps passages within their size, and on their page and chapter', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      for (const { text, place } of cutPassages(blocks)) {
        expect(weightOf(text)).toBeLessThanOrEqual(passageSizes.most)
        expect(text.trim()).not.toBe('')
        expect(text.isWellFormed()).toBe(true)
        expect(place.headings).toHaveLength(1)
      }
    }),
    { numRuns: 100 },
  )
})

it('makes passages of a long text of about the same size', () => {
  const text = Array.from({ length: 400 }, (_, at) => `This is sentence ${at}, as plain as any.`)
  const made = cutPassages([{ kind: 'text', text: text.join(' '), place: {} }])
  for (const one of made.slice(0, -1)) expect(one.text.length).toBeGreaterThan(900)
  expect(made.slice(1).every(({ repeated }) => repeated > 0)).toBe(true)
  const han = '这是一个普通的句子，没有什么特别的地方。'.repeat(200)
  for (const one of cutPassages([{ kind: 'text', text: han, place: {} }]).slice(0, -1)) {
    expect(one.text.length).toBeGreaterThan(400)
    expect(one.text.length).toBeLessThan(560)
  }
})

it('tells the lines of a text exactly', () => {
  const line = fc.oneof(
    fc.constant(''),
    fc.lorem({ maxCount: 12 }),
    fc.lorem({ maxCount: 12 }).map((words) => `  ${words}.`),
    fc.integer({ min: 1, max: 3000 }).map((count) => 'long '.repeat(count).trim()),
  )
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 60 }),
      fc.constantFrom(readPlainText, readCode, readMarkdown),
      (lines, read) => {
        for (const { text, place } of cutPassages(read(lines.join('\n')))) {
          const [from, to] = place.lines ?? [0, 0]
          const source = lines.slice(from - 1, to)
          expect(bare(source.join(''))).toContain(bare(text))
          expect(text.trimStart()).toContain(firstWord(text))
          expect(source[0]).toContain(firstWord(text))
          expect(source.at(-1)).toContain(lastWord(text))
        }
      },
    ),
    { numRuns: 100 },
  )
})

const firstWord = (text: string): string => text.trim().split(/\s+/)[0] ?? ''
const lastWord = (text: string): string => text.trim().split(/\s+/).at(-1) ?? ''

it('begins a passage at a page and a top heading; a paragraph may go on', () => {
  const text = (words: string, page: number, joins?: ' '): Block => ({
    kind: 'text',
    text: words,
    place: { page },
    ...(joins ? { joins } : {}),
  })
  expect(cutPassages([text('One.', 1), text('Two', 2), text('goes on.', 3, ' ')])).toEqual([
    { text: 'One.', place: { page: 1 }, repeated: 0 },
    { text: 'Two goes on.', place: { page: 2 }, repeated: 0 },
  ])
  const under = (words: string, ...headings: string[]): Block => ({
    kind: 'text',
    text: words,
    place: { headings },
  })
  expect(
    cutPassages([under('One.', 'A', 'B'), under('Two.', 'A', 'C'), under('Three.', 'D')]),
  ).toEqual([
    { text: 'One.\n\nTwo.', place: { headings: ['A'] }, repeated: 0 },
    { text: 'Three.', place: { headings: ['D'] }, repeated: 0 },
  ])
})

it('keeps a heading with what follows it', () => {
  const long = 'Words and words. '.repeat(40).trim()
  const place = { headings: ['A'] }
  const [first, second] = cutPassages([
    { kind: 'text', text: long, place },
    { kind: 'heading', text: 'Head', place: { headings: ['A', 'Head'] } },
    { kind: 'text', text: long, place: { headings: ['A', 'Head'] } },
  ])
  expect(first?.text).toBe(long)
  expect(second).toEqual({
    text: `Head\n\n${long}`,
    place: { headings: ['A', 'Head'] },
    repeated: 0,
  })
})

it('says the names of a table again in each passage', () => {
  const rows: Block[] = Array.from({ length: 100 }, (_, at) => ({
    kind: 'rows',
    text: `${at} | ${'word '.repeat(8).trim()}`,
    place: {},
    ...(at > 0 ? { header: 'Number | Words' } : {}),
  }))
  const [first, ...more] = cutPassages([
    { kind: 'rows', text: 'Number | Words', place: {} },
    ...rows,
  ])
  expect(first?.text).toMatch(/^Number \| Words\n0 \|/)
  expect(more.length).toBeGreaterThan(2)
  for (const one of more) expect(one.text).toMatch(/^Number \| Words\n\d+ \|/)
})

it('splits texts into parts that are the text again', () => {
  fc.assert(
    fc.property(paragraph, fc.integer({ min: 3, max: 300 }), (text, max) => {
      expect(splitSentences(text).join('')).toBe(text)
      expect(splitLines(text).join('')).toBe(text)
      const parts = splitHard(text, max)
      expect(parts.join('')).toBe(text)
      for (const part of parts) expect(weightOf(part)).toBeLessThanOrEqual(Math.max(max, 5))
    }),
  )
})

it('ends sentences where people do', () => {
  expect(splitSentences('It is 3.14. Yes! 他说：“好。”然后走了。See a.b')).toEqual([
    'It is 3.14. ',
    'Yes! ',
    '他说：“好。”',
    '然后走了。',
    'See a.b',
  ])
})
