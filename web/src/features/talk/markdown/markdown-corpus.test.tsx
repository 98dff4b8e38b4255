import { expect, test } from 'vitest'
import type { lexBlocks } from './lexer.ts'
import { advanceSplit, blocksOf, emptySplit, usedLabels } from './split-blocks.ts'
import { corpus } from './testing/corpus.ts'
import { renderMarkdown } from './testing/render-markdown.tsx'
import { missingWords, wordsOfPage, wordsOfSource } from './testing/words.ts'

test('there are two hundred texts', () => {
  expect(new Set(corpus).size).toBe(200)
})

test.each(corpus)('every word is on the page: %j', (text) => {
  const page = wordsOfPage(renderMarkdown(text))
  expect(missingWords(wordsOfSource(text), page)).toEqual([])
})

test.each(corpus)('written piece by piece it is what it is as a whole: %j', (text) => {
  const whole = advanceSplit(emptySplit, text, false)
  for (const size of [1, 7, 64]) {
    if (size === 1 && text.length > 1500) continue
    let split = emptySplit
    for (let at = size; at < text.length; at += size)
      split = advanceSplit(split, text.slice(0, at), true)
    split = advanceSplit(split, text, false)
    expect(blocksOf(split).map(shown)).toEqual(blocksOf(whole).map(shown))
    expect(split.definitions).toEqual(whole.definitions)
    expect(usedLabels(split)).toEqual(usedLabels(whole))
  }
})

/** Without white space at the ends, which is counted in several ways and shows nowhere. */
function shown({ token }: { token: ReturnType<typeof lexBlocks>['tokens'][number] }): unknown {
  const json = JSON.stringify(token).replace(/(?:\\n|\\t| )+"/g, '"')
  return JSON.parse(token.type === 'paragraph' ? json.replace(/\\n(?: |\\t)+/g, '\\n') : json)
}

test('a text that is being written is drawn at any moment', () => {
  for (const text of corpus.slice(0, 100)) {
    for (let at = 1; at < Math.min(text.length, 400); at += 5)
      renderMarkdown(text.slice(0, at), true)
  }
})
