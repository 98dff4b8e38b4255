import { describe, expect, test } from 'vitest'
import { newerPrompt, olderPrompt, type PromptHistory, withPrompt } from './prompt-history.ts'

describe('the history', () => {
  test('holds each prompt once, where it was sent last', () => {
    let history: PromptHistory = []
    for (const prompt of ['a', 'b', ' a ', '', 'c']) history = withPrompt(history, prompt)
    expect(history).toEqual(['b', 'a', 'c'])
  })

  test('holds the last hundred, and nothing very long', () => {
    let history: PromptHistory = []
    for (let n = 0; n < 120; n++) history = withPrompt(history, `prompt ${n}`)
    expect(history).toHaveLength(100)
    expect(history[0]).toBe('prompt 20')
    expect(withPrompt(history, 'x'.repeat(20_000))).toBe(history)
  })
})

describe('a walk', () => {
  const history = ['one', 'two', 'three']

  test('goes back to the oldest, and comes back to what was typed', () => {
    const texts: string[] = []
    let walk = null
    let text = 'typed'
    for (
      let step = olderPrompt(history, null, text);
      step;
      step = olderPrompt(history, walk, text)
    ) {
      walk = step.walk
      text = step.text
      texts.push(text)
    }
    expect(texts).toEqual(['three', 'two', 'one'])
    const back: string[] = []
    for (let step = newerPrompt(history, walk); step; step = newerPrompt(history, walk)) {
      walk = step.walk
      back.push(step.text)
    }
    expect(back).toEqual(['two', 'three', 'typed'])
    expect(walk).toBeNull()
  })

  test('does not begin in an empty history', () => expect(olderPrompt([], null, 'x')).toBeNull())
  test('does not begin forwards', () => expect(newerPrompt(history, null)).toBeNull())
})
