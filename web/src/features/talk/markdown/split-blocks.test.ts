import { expect, test } from 'vitest'
import { lexBlocks } from './lexer.ts'
import { advanceSplit, type Block, blocksOf, emptySplit, type Split } from './split-blocks.ts'
import { randomDocument, randomPieces } from './testing/random-document.ts'
import type { BlockToken } from './tokens.ts'

function fullParse(text: string): unknown[] {
  const { tokens } = lexBlocks(text.replace(/\r\n?/g, '\n'))
  return tokens.filter((token) => token.type !== 'space').map(comparable)
}

/** White space at the end of a text, or of a line's beginning in a paragraph, shows nowhere and is counted in several ways. */
function comparable(token: BlockToken): unknown {
  if (token.type === 'code') {
    const { raw, lang = '', text } = token
    return { type: 'code', raw: raw.trimEnd(), lang, text: text.replace(/\n$/, '') }
  }
  const json = JSON.stringify(token).replace(/(?:\\n|\\t| )+"/g, '"')
  return JSON.parse(token.type === 'paragraph' ? json.replace(/\\n(?: |\\t)+/g, '\\n') : json)
}

function committedOf(split: Split): Block[] {
  return [...split.groups.flat(), ...split.recent]
}

function streamed(text: string, pieces: Iterable<string>): Split {
  let split = emptySplit
  let shown = ''
  let committed: Block[] = []
  for (const piece of pieces) {
    shown += piece
    split = advanceSplit(split, shown, true)
    const now = committedOf(split)
    for (const [index, block] of committed.entries()) {
      if (now[index] !== block)
        throw new Error(`block ${index} changed after ${JSON.stringify(shown)}`)
    }
    committed = now
  }
  const final = advanceSplit(split, text, false)
  for (const [index, block] of committed.entries()) expect(committedOf(final)[index]).toBe(block)
  return final
}

function* slices(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

function expectFull(text: string, pieces: Iterable<string>): void {
  const blocks = blocksOf(streamed(text, pieces))
  expect(blocks.map((block) => comparable(block.token))).toEqual(fullParse(text))
}

const tricky = [
  '- a\n- b\n\n- c\n\npara\n',
  '- a\n\n  b\n\n      code\n- c\n',
  '1. a\n2. b\n\n3) c\n',
  'text\n---\nmore\n===\nend\n',
  'p\na | b\n--- | --- | ---\nc\n',
  'p\n| a | b |\n|---|---|\n| 1 | 2 |\n\nq\n',
  '```js\nconst a = 1\n\n```\nafter\n',
  '````md\n```js\n```\n````\nafter\n',
  '~~~\n```\n~~~\n\n```\nnever closed\n\n# no heading\n',
  '```\n``` not closed\n```\nx\n',
  '   ```py\n   x\n   ```\nx\n',
  '> a\nlazy\n> - b\nlazy\n\nx\n',
  '> ```\n> code\n\nx\n',
  'where\n$$\na\n+ b\n$$\nafter\n',
  'where\n$$\na\n\n+ b\n$$\nafter\n',
  'where\n$$\nx\n$$ foo\n+ b\n',
  '\\[\nx = 1\n- y\n\\]\n\ntext\n',
  '$$x$$ and more\n\n$$y$$\n',
  '[a]: /u\n"title\nmore"\n\n[a] and [b]\n\n[b]: /v\n',
  '[foo\n# bar\n]: /url\n\ntext\n',
  '<!-- a\n\nb -->\n\ntext\n',
  '<div>\nx\n\ny\n</div>\n\nz\n',
  '<details>\n<summary>S</summary>\n\n- a\n\ntext\n\n</details>\n\nafter\n',
  '    indented\n\n    code\n\ntext\n',
  'a\r\nb\r\n\r\n- c\r\n- d\r\rend\r\n',
  '\n\n\nlate\n\n\n',
  '* * *\n***\n- - -\n',
  '2. two\n\n1. one\ntext\n   - in\n',
  '',
  '\n',
]

test.each(tricky)('every chunk size gives the full parse of %j', (text) => {
  for (let size = 1; size <= text.length; size += 1) expectFull(text, slices(text, size))
  expectFull(text, [text])
})

test('random documents give the full parse at every chunk size and in random pieces', {
  timeout: 60_000,
}, () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const text = randomDocument(seed)
    for (const size of [1, 2, 3, 5, 7, 16, 61, text.length]) expectFull(text, slices(text, size))
    expectFull(text, randomPieces(text, seed))
  }
})

test('a replaced text is split anew', () => {
  const first = advanceSplit(emptySplit, '# One\n\ntwo\n\nthree\n', true)
  const second = advanceSplit(first, '# Other\n\ntext\n', false)
  expect(blocksOf(second).map((block) => block.raw.trimEnd())).toEqual(['# Other', 'text'])
})

test('the same text gives the same state', () => {
  const split = advanceSplit(emptySplit, 'a\n\nb', true)
  expect(advanceSplit(split, 'a\n\nb', true)).toBe(split)
})

test('a block that only gained a line end is the same block', () => {
  const before = advanceSplit(emptySplit, 'a\n\n**b**', true)
  const after = advanceSplit(before, 'a\n\n**b**\n', true)
  expect(after.tail.at(-1)).toBe(before.tail.at(-1))
})

test('a finished text may go on', () => {
  const stopped = advanceSplit(emptySplit, '# A\n\nhalf a sen', false)
  const resumed = advanceSplit(stopped, '# A\n\nhalf a sentence\n\nend\n', true)
  expect(blocksOf(resumed).map((block) => block.raw.trimEnd())).toEqual([
    '# A',
    'half a sentence',
    'end',
  ])
})

test('a definition is known once it is committed, and at the end', () => {
  const open = advanceSplit(emptySplit, 'see [a]\n\n[a]: https://exa', true)
  expect(open.definitions).toEqual({})
  const closed = advanceSplit(open, 'see [a]\n\n[a]: https://example.com', false)
  expect(closed.definitions.a?.href).toBe('https://example.com')
})

test.each([
  ['text\n-', ['text']],
  ['text\n\n1', ['text']],
  ['text\n\n1.', ['text']],
  ['text\n\n- [', ['text']],
  ['text\n\n```pyth', ['text']],
  ['text\n\n<detai', ['text']],
  ['```js\nx\n``', ['```js\nx']],
])('a last line that may become anything is held back: %j', (text, shown) => {
  const split = advanceSplit(emptySplit, text, true)
  expect(blocksOf(split).map((block) => block.raw.trimEnd().replace(/\n`+$/, ''))).toEqual(shown)
})

test.each([
  '| a | b |',
  '| a | b |\n',
  '| a | b |\n|',
  '| a | b |\n| --- | -',
  '| a | b |\n|---|---|\n',
])('the head of a table is a table at once: %j', (text) => {
  const { token } = advanceSplit(emptySplit, `before\n${text}`, true).tail.at(-1) ?? {}
  expect(token?.type === 'table' && token.header.map((cell) => cell.text)).toEqual(['a', 'b'])
})

test('a formula block being written is one pending block, whatever its lines look like', () => {
  const split = advanceSplit(emptySplit, 'where\n$$\na\n+ b\n# c\n', true)
  expect(split.tail.map((block) => block.token.type)).toEqual(['paragraph', 'math'])
})
