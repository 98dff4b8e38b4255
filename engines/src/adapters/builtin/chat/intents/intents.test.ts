import { longestRequest, readMaking } from '@atelier/contract/makings/read-making'
import { describe, expect, test } from 'vitest'
import { exactAnswer } from '../exact-answer.ts'
import { questionKind } from '../question-kind.ts'
import { makingsInChinese, makingsInEnglish } from './making-sentences.ts'
import { modelWork, questions, sums, talk } from './other-sentences.ts'

const now = new Date('2026-03-05T15:30:00Z')

/** What the Guide takes a message for, in the order in which it asks: something to make, then which way it is answered. */
function read(said: string) {
  const making = readMaking(said)
  if (making) return making
  const kind = questionKind(said)
  if (kind === 'model-work') return { kind: 'model' }
  if (kind !== 'handbook') return { kind: 'talk' }
  const locale = /\p{Script=Han}/u.test(said) ? 'zh-CN' : 'en-US'
  return { kind: exactAnswer(said, locale, now) === undefined ? 'question' : 'exact' }
}

describe('what is to be made', () => {
  test.each([...makingsInEnglish, ...makingsInChinese])(
    '“%s” is a %s of “%s”',
    (said, kind, request) => {
      expect(read(said)).toEqual({ kind, request })
    },
  )
})

describe('what must never become a work', () => {
  test.each(questions)('“%s” is a question', (said) => {
    expect(read(said)).toEqual({ kind: 'question' })
  })

  test.each(sums)('“%s” is worked out', (said) => {
    expect(read(said)).toEqual({ kind: 'exact' })
  })

  test.each(modelWork)('“%s” takes a language model', (said) => {
    expect(read(said)).toEqual({ kind: 'model' })
  })

  test.each(talk)('“%s” is talk', (said) => {
    expect(read(said)).toEqual({ kind: 'talk' })
  })
})

test('the tables hold at least 200 sentences, none of them twice', () => {
  const all = [
    ...[...makingsInEnglish, ...makingsInChinese].map(([said]) => said),
    ...questions,
    ...sums,
    ...modelWork,
    ...talk,
  ]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(200)
})

describe('what is unusual', () => {
  test('a request longer than a maker takes is none', () => {
    expect(read(`draw a cat${' and a dog'.repeat(longestRequest / 10)}`)).toEqual({
      kind: 'question',
    })
  })

  test.each([
    `draw ${'a '.repeat(900)}`,
    `${'please '.repeat(250)}draw a cat`,
    `画${'一'.repeat(1900)}`,
    `${'请'.repeat(1900)}画`,
    `${'做一张'.repeat(600)}图`,
    `a ${'very, '.repeat(300)}song about rain`,
    `${'把'.repeat(900)}做成思维导图`,
  ])('long repetitions are read at once: %#', (said) => {
    expect(read(said).kind).toBeTypeOf('string')
  })

  test('full-width letters and marks are read as their plain forms', () => {
    expect(read('ｄｒａｗ　ａ　ｃａｔ！')).toEqual({ kind: 'picture', request: 'a cat' })
  })
})
