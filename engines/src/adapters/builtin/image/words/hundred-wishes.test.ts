import { describe, expect, it } from 'vitest'
import { composeScene } from '../scene/compose.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import { isSeen } from '../scene/seen-subjects.ts'
import { hundredWishes } from '../testing/hundred-wishes.ts'
import { isThing, thingOf } from '../things/thing-list.ts'
import { subjectWords } from './subject-words.ts'
import { thingWords } from './thing-words.ts'
import { understandWish } from './understand-wish.ts'

const planOf = (prompt: string, seed: number): PaintingPlan => ({
  ...{ prompt, negativePrompt: '', style: 'auto', seed, worldWidth: 1000, size: 64 },
  twist: { layout: 0, colour: 0, detail: 0 },
  view: { x: 0, y: 0, width: 1000, height: 1000 },
  ...{ chaos: 0, stylize: 0.1, weird: 0, raw: false, tile: false, fine: false },
})

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

describe('the hundred wishes', () => {
  it('are a hundred', () => {
    expect(new Set(hundredWishes.map(({ prompt }) => prompt)).size).toBe(100)
  })

  it.each(hundredWishes)('"$prompt" is understood as $known', ({ prompt, known, unknown = [] }) => {
    const told = understandWish(prompt)
    expect(sorted(told.known.map(({ as }) => as))).toEqual(sorted(known))
    expect(told.unknown).toEqual(unknown)
    expect(told.leftOut).toEqual([])
  })

  it.each(hundredWishes)(
    '"$prompt" is a picture of $main, whatever the seed',
    ({ prompt, main }) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const scene = composeScene(planOf(prompt, seed))
        if (isThing(main)) expect(scene.things).toContain(main)
        else expect(isSeen(scene.setting, main)).toBe(true)
      }
    },
  )
})

describe('a number before a thing', () => {
  it.each([
    ['two cats', ['cat', 'cat']],
    ['a couple of dogs and a cat', ['dog', 'dog', 'cat']],
    ['三只熊猫在竹林里', ['panda', 'panda', 'panda']],
    ['兩個女孩', ['girl', 'girl']],
    ['5 red cars', ['car', 'car', 'car', 'car', 'car']],
    ['six cats', ['cat']],
    ['two mountains and a fox', ['fox']],
  ])('%s are so many', (prompt, things) => {
    expect(composeScene(planOf(prompt, 1)).things).toEqual(things)
  })
})

describe('a scene', () => {
  it('is a room for what stands in rooms and on tables, and outside where that is said', () => {
    expect(composeScene(planOf('a woman and a cat on a sofa, a book', 1)).setting).toBe(
      'still-life',
    )
    expect(composeScene(planOf('a sofa on the beach', 1)).setting).toBe('sea')
    expect(understandWish('a woman on a sofa, a book').leftOut).toEqual([])
    expect(composeScene(planOf('a vase with flowers', 1)).setting).toBe('still-life')
    expect(composeScene(planOf('flowers', 1)).setting).toBe('meadow')
  })
})

describe('every thing that has a word', () => {
  it('has a drawing of its own', () => {
    const drawings = new Set<string>()
    for (const { name } of thingWords) {
      const { parts } = thingOf(name)
      drawings.add(parts.map(({ tone, path }) => `${tone}${path}`).join())
      expect(parts.length).toBeGreaterThan(1)
      for (const { path } of parts)
        expect([name, path]).not.toEqual([name, expect.stringMatching(/NaN|undefined/)])
    }
    expect(drawings.size).toBe(thingWords.length)
  })

  it('is found by each of its words, and by no word of another', () => {
    for (const { name, en, zh } of subjectWords)
      for (const word of [...en, ...zh])
        expect([word, understandWish(word).known.map(({ as }) => as)]).toEqual([
          word,
          expect.arrayContaining([name]),
        ])
  })
})
