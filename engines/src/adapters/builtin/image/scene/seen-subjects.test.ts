import { describe, expect, it } from 'vitest'
import { plainPlan } from '../testing/plain-plan.ts'
import { type Subject, subjectWords } from '../words/subject-words.ts'
import { isThing } from '../words/thing-words.ts'
import { composeScene } from './compose.ts'
import { paintScene } from './paint-scene.ts'
import type { Setting } from './scene.ts'
import { isSeen, leftOutOf } from './seen-subjects.ts'
import { openStage } from './stage.ts'

const side = 64

const planOf = (prompt: string, seed = 1) =>
  plainPlan(prompt, { style: 'natural', seed, size: side })

/** The setting with these subjects in it, whatever else would have been chosen for them. */
function paint(
  setting: Setting,
  subjects: readonly Subject[],
  seed: number,
  unwanted: readonly Subject[] = [],
): string {
  const plan = planOf('', seed)
  const scene = {
    ...composeScene(plan),
    setting,
    subjects: new Set(subjects),
    unwanted: new Set(unwanted),
    time: 'day' as const,
  }
  const stage = openStage(scene, plan.view, { width: side, height: side })
  paintScene(stage, () => {})
  return Buffer.from(stage.context.getImageData(0, 0, side, side).data).toString('latin1')
}

const names = [...new Set(subjectWords.map(({ name }) => name))].filter((name) => !isThing(name))

/** What every picture of the setting shows, and what the whole scene is composed for: the lamp in the sky. */
const always: Partial<Record<Setting, readonly Subject[]>> = {
  desert: ['hill', 'desert', 'sun', 'moon'],
  lake: ['hill', 'lake', 'sun', 'moon'],
  sea: ['hill', 'sea', 'sun', 'moon'],
  city: ['hill', 'city', 'sun', 'moon'],
  space: ['star'],
  undersea: ['sea', 'fish', 'coral'],
  portrait: ['portrait'],
  'still-life': ['flower', 'vase'],
}

describe('a setting', () => {
  it.each(Object.keys(always) as Setting[])(
    '%s shows what it has a place for, and nothing else',
    (setting) => {
      // Another subject beside: with none at all a land may be strewn with flowers. Two seeds: a boat may be there by chance.
      const plain = new Map([1, 2].map((seed) => [seed, paint(setting, ['portrait'], seed)]))
      for (const name of names) {
        const isShown = [...plain].some(
          ([seed, picture]) => paint(setting, ['portrait', name], seed) !== picture,
        )
        const isAlways = always[setting]?.includes(name) === true
        expect([name, isSeen(setting, name)]).toEqual([name, isShown || isAlways])
      }
    },
    120_000,
  )

  it('shows something else for what it has no place for, or leaves it out', () => {
    expect(composeScene(planOf('a village by the lake')).things).toEqual(['home'])
    expect(leftOutOf('lake', ['lake', 'house'])).toEqual([])
    expect(leftOutOf('undersea', ['coral', 'castle'])).toEqual(['castle'])
  })
})

describe('what is denied', () => {
  it.each([
    ['a lake without people or boats', ''],
    ['湖，没有人或船', ''],
    ['a lake', 'boats'],
  ])('does not come by chance: "%s", not "%s"', (prompt, negativePrompt) => {
    const { unwanted } = composeScene({ ...planOf(prompt), negativePrompt })
    expect(unwanted).toContain('boat')
  })

  it.each([
    ['lake', 'boat'],
    ['lake', 'bird'],
    ['still-life', 'book'],
  ] as const)('a %s that has none may have a %s by chance', (setting, name) => {
    const seeds = Array.from({ length: 12 }, (_, at) => at + 1)
    const differing = seeds.filter(
      (seed) => paint(setting, [], seed) !== paint(setting, [], seed, [name]),
    )
    expect(differing.length).toBeGreaterThan(0)
    expect(differing.length).toBeLessThan(seeds.length)
  })
})
