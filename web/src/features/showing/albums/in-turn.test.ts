import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('changes of one album are made one after the other, also behind one that failed', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn(1, async () => {
    await gate.promise
    done.push('first')
    throw new Error('refused')
  })
  const second = inTurn(1, async () => done.push('second'))
  await inTurn(2, async () => done.push('elsewhere'))
  gate.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(done).toEqual(['elsewhere', 'first', 'second'])
})
