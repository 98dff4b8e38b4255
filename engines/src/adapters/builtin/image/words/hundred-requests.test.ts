import { describe, expect, it } from 'vitest'
import { composeScene } from '../scene/compose.ts'
import { isSeen } from '../scene/seen-subjects.ts'
import { hundredRequests } from '../testing/hundred-requests.ts'
import { plainPlan } from '../testing/plain-plan.ts'
import { thingOf } from '../things/thing-list.ts'
import { subjectWords } from './subject-words.ts'
import { isThing, thingWords } from './thing-words.ts'
import { understandRequest } from './understand-request.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

describe('the hundred requests', () => {
  it('are a hundred', () => {
    expect(new Set(hundredRequests.map(({ prompt }) => prompt)).size).toBe(100)
  })

  it.each(hundredRequests)(
    '"$prompt" is understood as $known',
    ({ prompt, known, unknown = [] }) => {
      const understood = understandRequest(prompt)
      expect(sorted(understood.known.map(({ as }) => as))).toEqual(sorted(known))
      expect(understood.unknown).toEqual(unknown)
      expect(understood.leftOut).toEqual([])
    },
  )

  it.each(hundredRequests)(
    '"$prompt" is a picture of $main, whatever the seed',
    ({ prompt, main }) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const scene = composeScene(plainPlan(prompt, { seed }))
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
    expect(composeScene(plainPlan(prompt)).things).toEqual(things)
  })
})

describe('a scene', () => {
  it.each([
    ['a cup of coffee by the lake', ['coffee']],
    ['a cup of tea on the beach', ['tea', 'coffee']],
    ['a cup of coffee and a teapot on the beach', ['coffee', 'tea']],
    ['a cup on the beach', ['coffee']],
    ['an apple and other fruit on the beach', ['apple']],
    ['a house by the sea and a cottage', ['home']],
  ])('of %s has each thing once', (prompt, things) => {
    expect(composeScene(plainPlan(prompt)).things).toEqual(things)
  })

  it('has a drink in its own cup, and no other', () => {
    const { setting, subjects, things } = composeScene(plainPlan('a cup of coffee'))
    expect([setting, subjects.has('cup'), things]).toEqual(['still-life', false, ['coffee']])
    expect(composeScene(plainPlan('a cup and a book')).subjects.has('cup')).toBe(true)
  })

  it('lacks what the negative prompt denies, in either language', () => {
    const subjectsOf = (prompt: string, negativePrompt: string) => [
      ...composeScene(plainPlan(prompt, { negativePrompt })).subjects,
    ]
    expect(subjectsOf('人在海边', '不要人')).toEqual(['sea'])
    expect(subjectsOf('a boat on a lake', 'not boats')).toEqual(['lake'])
    expect(subjectsOf('a boat on a lake', '没有船')).toEqual(['lake'])
    expect(subjectsOf('a boat on a lake', 'boat')).toEqual(['lake'])
  })

  it('is a room for what stands in rooms and on tables, and outside where that is said', () => {
    expect(composeScene(plainPlan('a woman and a cat on a sofa, a book')).setting).toBe(
      'still-life',
    )
    expect(composeScene(plainPlan('a sofa on the beach')).setting).toBe('sea')
    expect(understandRequest('a woman on a sofa, a book').leftOut).toEqual([])
    expect(composeScene(plainPlan('a vase with flowers')).setting).toBe('still-life')
    expect(composeScene(plainPlan('flowers')).setting).toBe('meadow')
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

  it('is found by each of its words', () => {
    for (const { name, en, zh } of subjectWords)
      for (const word of [...en, ...zh])
        expect([word, understandRequest(word).known.map(({ as }) => as)]).toEqual([
          word,
          expect.arrayContaining([name]),
        ])
  })
})
