import { describe, expect, it } from 'vitest'
import { portionsOf, readingPrice } from './speech-chunks.ts'

const sentence = (length: number) => `${'x'.repeat(length - 1)}.`

describe('portions of a text that is read aloud', () => {
  it('are short at first, long later, and leave nothing out', () => {
    const sentences = Array.from({ length: 30 }, () => sentence(100))
    const { portions, waiting } = portionsOf({ sentences, made: 0 }, { longest: 4096, over: true })
    expect(portions.map(({ length }) => length)).toEqual([201, 908, 908, 908, 100])
    expect(portions.join(' ')).toBe(sentences.join(' '))
    expect(waiting.sentences).toEqual([])
  })

  it('wait for more as long as more may come, and come out the same', () => {
    const sentences = Array.from({ length: 25 }, (_, at) => sentence(50 + at * 5))
    const whole = portionsOf({ sentences, made: 0 }, { longest: 900, over: true }).portions
    let waiting: Parameters<typeof portionsOf>[0] = { sentences: [], made: 0 }
    const grown: string[] = []
    for (const [at, each] of sentences.entries()) {
      const next = portionsOf(
        { ...waiting, sentences: [...waiting.sentences, each] },
        { longest: 900, over: at === sentences.length - 1 },
      )
      grown.push(...next.portions)
      waiting = next.waiting
    }
    expect(grown).toEqual(whole)
  })

  it('are never longer than a voice takes', () => {
    const sentences = Array.from({ length: 20 }, () => sentence(180))
    const { portions } = portionsOf({ sentences, made: 0 }, { longest: 200, over: true })
    expect(Math.max(...portions.map(({ length }) => length))).toBeLessThanOrEqual(200)
  })

  it.each([
    ['Hello.', 1, 1],
    ['Hello.', 0, 0],
    [`${sentence(200)} `.repeat(6).trim(), 1, 3],
    [`${sentence(200)} `.repeat(6).trim(), 10, 13],
  ])('of a text (%#) at its rate cost whole credits', (text, rate, price) => {
    expect(readingPrice(text, { rate, longest: 4096, code: 'Code.' })).toBe(price)
  })
})
