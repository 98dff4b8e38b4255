import { expect, it } from 'vitest'
import { createSlots } from '../../../platform/slots.ts'
import { checkPassword, hashPassword, passwordLine, passwordTurns } from './passwords.ts'

it('so many are hashed at once, so many wait, and whoever comes then is told when to come again', async () => {
  const turns = createSlots(1, { ...passwordLine, maxWaiting: 2 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const hash = (name: string) =>
    turns.take(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const taken = ['a', 'b', 'c'].map(hash)
  await expect(hash('d')).rejects.toMatchObject({ code: 'auth.busy', retryAfterS: 5 })
  expect(begun).toEqual(['a'])
  for (const each of taken) {
    ends.shift()?.()
    await each
    await Promise.resolve()
  }
  expect(begun).toEqual(['a', 'b', 'c'])
  const late = hash('e')
  ends.shift()?.()
  await late
})

it('passwords are hashed and checked in that line, and nowhere else', async () => {
  let end = () => {}
  const occupied = new Promise<void>((resolve) => {
    end = resolve
  })
  // One at work and the whole line behind it.
  const crowd = Array.from({ length: 101 }, () => passwordTurns.take(() => occupied))
  try {
    await expect(hashPassword('correct horse')).rejects.toMatchObject({ code: 'auth.busy' })
    await expect(checkPassword(null, 'correct horse')).rejects.toMatchObject({ code: 'auth.busy' })
  } finally {
    end()
  }
  await Promise.all(crowd)
  expect(await checkPassword(await hashPassword('correct horse'), 'correct horse')).toBe(true)
})
