import { expect, test } from 'vitest'
import { findSent } from './find-sent.ts'

const sentAt = Date.parse('2026-11-25T12:00:00Z')
const at = (minutes: number) => new Date(sentAt + minutes * 60_000).toISOString()
const row = (text: string, minutes: number, role = 'user', id = 50) =>
  ({ id, role, text, createdAt: at(minutes) }) as never

const asks = (logs: Record<number, never[]>, groups: { id: number; createdAt: string }[] = []) => ({
  log: async (id: number) => ({ rows: logs[id] ?? [], before: null }),
  groups: async () => groups,
})

test.each([
  ['is there', [row('Hello', 0.1)], 7],
  ['is not there', [row('Other', 0.1)], 0],
  ['was said long before in the same words', [row('Hello', -30)], 0],
  ['was said a moment before in the same words', [row('Hello', -0.1, 'user', 40)], 0],
  ['is what the answer says', [row('Hello', 0.1, 'assistant')], 0],
])('a message to a conversation %s', async (_, rows, found) => {
  expect(await findSent({ groupId: 7, text: 'Hello', after: 40, sentAt }, asks({ 7: rows }))).toBe(
    found,
  )
})

test('a message that made its conversation is found there, and in no older one', async () => {
  const logs = { 3: [row('Hello', 0.1)], 8: [row('Other', 0.1)], 9: [row('Hello', 0.1)] }
  const groups = [
    { id: 3, createdAt: at(-60) },
    { id: 8, createdAt: at(0.1) },
    { id: 9, createdAt: at(0.1) },
  ]
  const sent = { groupId: 0, text: 'Hello', after: 7, sentAt }
  expect(await findSent(sent, asks(logs, groups))).toBe(9)
  expect(await findSent(sent, asks({ 8: logs[8], 3: logs[3] }, groups))).toBe(0)
})

test('where nobody can say, that is no answer', async () => {
  const log = () => Promise.reject(new Error('away'))
  await expect(
    findSent({ groupId: 7, text: 'x', after: 0, sentAt }, { ...asks({}), log }),
  ).rejects.toThrow()
})
