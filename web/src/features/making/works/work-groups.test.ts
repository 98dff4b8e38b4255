import type { Work } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { buildWork } from './testing/build-work.ts'
import { beginsGroup, sharedOf, sharedParams } from './work-groups.ts'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 22, 4, minute)).toISOString()
const work = (minute: number, prompt: string, fields: Partial<Work> = {}) =>
  buildWork(minute + 1, { prompt, createdAt: at(minute), ...fields })

/** The numbers of groups of a list, newest first. */
function groupsOf(works: readonly Work[]): number[][] {
  const groups: Work[][] = []
  for (const [index, each] of works.entries()) {
    const newer = works[index - 1]
    if (!newer || beginsGroup(each, newer)) groups.push([])
    groups.at(-1)?.push(each)
  }
  return groups.map((group) => group.map(({ id }) => id))
}

describe('works next to each other in time', () => {
  it('are one group while their words are the same, whatever is around those', () => {
    const works = [work(9, 'a lake'), work(8, 'a lake '), work(7, 'a fox'), work(6, 'a lake')]
    expect(groupsOf(works)).toEqual([[10, 9], [8], [7]])
  })

  it('begin another group after a long pause', () => {
    expect(groupsOf([work(100, 'a lake'), work(30, 'a lake'), work(20, 'a lake')])).toEqual([
      [101],
      [31, 21],
    ])
  })

  it('go by what was done where there are no words', () => {
    const works = [
      work(9, '', { task: 'upscale' }),
      work(8, '', { task: 'upscale' }),
      work(7, '', { task: 'remove-background' }),
    ]
    expect(groupsOf(works)).toEqual([[10, 9], [8]])
  })

  it('stay together in whatever state they are', () => {
    const works = [work(9, 'a lake', { status: 1 }), work(8, 'a lake', { status: 4 })]
    expect(groupsOf(works)).toEqual([[10, 9]])
  })
})

describe('what a group tells of itself', () => {
  const works = [
    work(9, 'a lake', { params: { aspect: '16:9', style: 'ink', seed: 1 }, model: 'A' }),
    work(8, 'a lake', { params: { aspect: '16:9', style: 'ink', seed: 2 }, model: 'B' }),
  ]

  it('is what was chosen alike for all, and not what their model takes anyway', () => {
    const style = { name: 'style', kind: 'choice', options: ['ink'], fallback: 'ink' } as const
    expect(sharedParams(works, [style])).toEqual([['aspect', '16:9']])
    expect(sharedParams([], [])).toEqual([])
  })

  it('is not what tells them apart', () => {
    expect(sharedOf(works, ({ prompt }) => prompt)).toBe('a lake')
    expect(sharedOf(works, ({ model }) => model)).toBeUndefined()
  })
})
