import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recoverOwnRuns } from '../recovery/recover-runs.ts'
import { endOf, openPaidChat, type PaidChat, say } from '../testing/paid-chat.ts'

let paid: PaidChat
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-charge-'))
  paid = await openPaidChat({}, { dataDir })
})
afterEach(async () => {
  await paid.proveLedger()
  await paid.test.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** What a start after a crash does. */
const recover = () => {
  const { chat, journal } = paid.test.services
  return recoverOwnRuns({ ...chat, journal })
}

it('an answer that a crash cut off costs what had come of it, once', async () => {
  const { answer, as } = await paid.ask('abcdefghijkl')
  say(answer, 'ten letters')
  await Promise.resolve()
  const entryId = (await paid.log(as))[1]?.id
  expect(await recover()).toEqual([entryId])
  const usage = { inputTokens: 7, outputTokens: 3, estimated: true }
  expect((await paid.log(as))[1]).toMatchObject({ state: 'interrupted', price: 4, usage })
  expect(await paid.balance(as)).toBe(10_000 - 4)
  expect(await recover()).toEqual([])
  expect(await paid.balance(as)).toBe(10_000 - 4)
})

it('an answer of which nothing had come costs nothing', async () => {
  const { as } = await paid.ask('Hello')
  await recover()
  expect((await paid.log(as))[1]).toMatchObject({ state: 'interrupted', price: 0, usage: null })
  expect(await paid.balance(as)).toBe(10_000)
})

it('a server that was taken for dead and ends its answer after all charges nothing more', async () => {
  const { answer, events, as } = await paid.ask('abcdefghijkl')
  say(answer, 'ten letters')
  await Promise.resolve()
  await recover()
  answer.finish({ usage: { inputTokens: 70, outputTokens: 30 } })
  expect(endOf(await events).price).toBe(4)
  expect((await paid.log(as))[1]).toMatchObject({ state: 'done', price: 4 })
  expect(await paid.balance(as)).toBe(10_000 - 4)
})

it('each round of tools that had been asked for is counted with all that came before it', async () => {
  const { answer, as } = await paid.ask('abcdefghijkl', paid.test.guest(), { tools: ['calculate'] })
  const before = answer.request.tools.length
  expect(before).toBe(1)
  const call = { callId: 'c1', name: 'calculate', input: '{"expression":"12*12"}' }
  answer.emit({ type: 'tool-call', ...call })
  const next = paid.test.engine.next()
  answer.finish({ reason: 'tools' })
  say(await next, 'It is 144')
  await Promise.resolve()
  await recover()
  const entry = (await paid.log(as))[1]
  const input = entry?.usage?.inputTokens ?? 0
  const rows = await paid.test.database.pool.query('select charge from chat_runs')
  const first = rows.rows[0].charge.inputTokens
  expect(input).toBeGreaterThan(2 * first)
  expect(entry?.usage?.outputTokens).toBe(8 + 3)
  expect(await paid.balance(as)).toBe(10_000 - (entry?.price ?? 0))
})

it('an ending that could not be stored is settled at the next start, by its journal', async () => {
  const { answer, events, as } = await paid.ask('abcdefghijkl')
  say(answer, 'ten letters')
  const { pool } = paid.test.database
  await pool.query('alter table ledger_entries rename to ledger_entries_away')
  answer.finish({ usage: { inputTokens: 70, outputTokens: 30 } })
  await events
  await pool.query('alter table ledger_entries_away rename to ledger_entries')
  expect(paid.test.services.journal.list()).toHaveLength(1)
  await recover()
  expect((await paid.log(as))[1]).toMatchObject({ state: 'interrupted', text: 'ten letters' })
  expect(await paid.balance(as)).toBe(10_000 - 4)
  expect(paid.test.services.journal.list()).toEqual([])
})
