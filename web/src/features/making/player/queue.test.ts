import { describe, expect, it } from 'vitest'
import {
  append,
  emptyQueue,
  insertNext,
  moveTrack,
  nextPlace,
  previousPlace,
  type Queue,
  queueOf,
  removeTrack,
  shuffle,
  straighten,
} from './queue.ts'

type Letter = { id: string }
const letters = (text: string): Letter[] => [...text].map((id) => ({ id }))

/** `ab[c]d` is a queue of four, the third of them current. */
const queue = (text: string): Queue<Letter> => {
  const at = text.indexOf('[')
  return { tracks: letters(text.replaceAll(/[[\]]/g, '')), at, straight: null }
}
const written = ({ tracks, at }: Queue<Letter>): string =>
  tracks.map(({ id }, index) => (index === at ? `[${id}]` : id)).join('')

describe('a new queue', () => {
  it.each([
    ['abc', 1, 'a[b]c'],
    ['abc', 9, 'ab[c]'],
    ['abc', -1, '[a]bc'],
    ['abab', 3, 'a[b]'],
    ['', 0, ''],
  ])('of %j at %i is %j', (tracks, index, expected) => {
    expect(written(queueOf(letters(tracks), index))).toBe(expected)
  })
})

describe('adding', () => {
  it.each([
    ['[a]bc', 'xy', '[a]xybc'],
    ['ab[c]', 'x', 'ab[c]x'],
    ['a[b]cd', 'da', '[b]dac'],
    ['[a]b', 'a', '[a]b'],
    ['', 'xy', '[x]y'],
  ])('next to %j of %j gives %j', (before, added, after) => {
    expect(written(insertNext(queue(before), letters(added)))).toBe(after)
  })

  it.each([
    ['[a]b', 'xy', '[a]bxy'],
    ['[a]bc', 'bx', '[a]bcx'],
    ['', 'xx', '[x]'],
    ['[a]', '', '[a]'],
  ])('to the end of %j of %j gives %j', (before, added, after) => {
    expect(written(append(queue(before), letters(added)))).toBe(after)
  })
})

describe('removing', () => {
  it.each([
    ['a[b]c', 0, '[b]c'],
    ['a[b]c', 2, 'a[b]'],
    ['a[b]c', 1, 'a[c]'],
    ['ab[c]', 2, 'a[b]'],
    ['[a]', 0, ''],
    ['[a]b', 7, '[a]b'],
  ])('from %j the one at %i leaves %j', (before, index, after) => {
    expect(written(removeTrack(queue(before), index))).toBe(after)
  })

  it('of the last one leaves no place', () => {
    expect(removeTrack(queue('[a]'), 0).at).toBe(-1)
  })
})

describe('moving', () => {
  it.each([
    ['[a]bc', 0, 2, 'bc[a]'],
    ['a[b]c', 2, 0, 'ca[b]'],
    ['a[b]c', 0, 9, '[b]ca'],
    ['a[b]c', 2, -4, 'ca[b]'],
    ['a[b]c', 5, 0, 'a[b]c'],
  ])('in %j from %i to %i gives %j', (before, from, to, after) => {
    expect(written(moveTrack(queue(before), from, to))).toBe(after)
  })
})

describe('shuffling', () => {
  const low = () => 0

  it('puts the current one first and keeps every track', () => {
    const shuffled = shuffle(queue('ab[c]de'), low)
    expect(shuffled.at).toBe(0)
    expect(shuffled.tracks[0]).toEqual({ id: 'c' })
    expect(written(shuffled)).not.toBe('[c]abde')
    expect(shuffled.tracks.map(({ id }) => id).sort()).toEqual([...'abcde'])
  })

  it('gives every order of the rest the same chance', () => {
    const seen = new Map<string, number>()
    for (let first = 0; first < 6; first++)
      for (let second = 0; second < 6; second++) {
        const rolls = [first / 6, second / 6]
        const order = written(shuffle(queue('[a]bcd'), () => rolls.shift() ?? 0))
        seen.set(order, (seen.get(order) ?? 0) + 1)
      }
    expect([...seen.values()]).toEqual([6, 6, 6, 6, 6, 6])
  })

  it('is undone without losing the current one', () => {
    expect(written(straighten(shuffle(queue('ab[c]de'), low)))).toBe('ab[c]de')
  })

  it('a second time is undone to the order from before the first', () => {
    expect(written(straighten(shuffle(shuffle(queue('a[b]cd'), low), low)))).toBe('a[b]cd')
  })

  it('is undone around what was added, moved and removed meanwhile', () => {
    const shuffled = shuffle(queue('a[b]cd'), low)
    const withNext = insertNext(shuffled, letters('x'))
    const withLast = append(withNext, letters('y'))
    const place = withLast.tracks.findIndex(({ id }) => id === 'c')
    const changed = moveTrack(removeTrack(withLast, place), 0, 2)
    expect(written(straighten(changed))).toBe('a[b]xdy')
  })

  it('of nothing counts for what comes', () => {
    expect(shuffle<Letter>(emptyQueue, low).straight).toEqual([])
  })
})

describe('what comes next', () => {
  it.each([
    ['[a]bc', false, '', 1],
    ['ab[c]', false, '', null],
    ['ab[c]', true, '', 0],
    ['[a]', true, '', 0],
    ['[a]', false, '', null],
    ['[a]bc', false, 'b', 2],
    ['[a]bc', false, 'bc', null],
    ['a[b]c', true, 'c', 0],
    ['a[b]c', true, 'abc', null],
    ['', true, '', null],
  ])('in %j, going round %j, without %j is %j', (text, wraps, left, expected) => {
    const isLeftOut = ({ id }: Letter) => left.includes(id)
    expect(nextPlace(queue(text), { wraps, isLeftOut })).toBe(expected)
  })

  it.each([
    ['a[b]c', false, 0],
    ['[a]bc', false, null],
    ['[a]bc', true, 2],
    ['[a]', true, null],
  ])('before it in %j, going round %j, is %j', (text, wraps, expected) => {
    expect(previousPlace(queue(text), { wraps })).toBe(expected)
  })
})
