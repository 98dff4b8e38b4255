import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

it('no more are at work than there is room for, and those who wait come in their order', async () => {
  const slots = createSlots(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) =>
    slots.take(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const all = ['a', 'b', 'c', 'd'].map(work)
  expect([begun.join(''), slots.waiting()]).toEqual(['ab', 2])
  ends.get('b')?.()
  await all[1]
  await Promise.resolve()
  expect([begun.join(''), slots.waiting()]).toEqual(['abc', 1])
  ends.get('a')?.()
  await all[0]
  await Promise.resolve()
  expect(begun.join('')).toBe('abcd')
  ends.get('c')?.()
  ends.get('d')?.()
  await Promise.all(all)
})

it('work that fails leaves its place to the next', async () => {
  const slots = createSlots(1)
  await expect(slots.take(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await slots.take(async () => 'whole')).toBe('whole')
})
