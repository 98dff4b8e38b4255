import { api } from '@atelier/contract'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { watchStatements } from '../../../testing/watch-statements.ts'
import { noteWork } from './note-outcome.ts'
import { createOutcomeRecorder } from './outcome-recorder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.database.pool.query('delete from connection_hours'))

const rows = async () =>
  (
    await test.database.pool.query(
      'select engine, kind, done, failed, last_failure from connection_hours order by engine',
    )
  ).rows

it('an answer that came, and one that failed at its upstream, are noted with its words', async () => {
  const ask = async (end: (answer: Awaited<ReturnType<typeof test.engine.next>>) => void) => {
    const next = test.engine.next()
    const events = test.events(
      api.chat.process,
      { prompt: 'Hello', options: {} },
      { as: test.guest() },
    )
    end(await next)
    await events
  }
  await ask((answer) => answer.finish())
  await expect
    .poll(rows)
    .toEqual([{ engine: 'scripted', kind: 'chat', done: 1, failed: 0, last_failure: '' }])
  await ask((answer) => answer.fail(new EngineError('invalid', 'No such parameter.')))
  await expect.poll(rows).toEqual([
    {
      engine: 'scripted',
      kind: 'chat',
      done: 1,
      failed: 1,
      last_failure: 'engine.invalid: No such parameter.',
    },
  ])
})

it('outcomes of an hour are added up, those of another apart; a model that is gone is passed over', async () => {
  const at = new Date('2026-03-10T04:59:00Z')
  const outcome = { siteId: 1, at, waitedMs: 40, connectionId: 7, engine: 'x', failure: null }
  const { db } = test.database
  const recorder = createOutcomeRecorder({ db, log: test.parts.log })
  recorder.note(outcome)
  recorder.note({ ...outcome, failure: { code: 'engine.rate', words: '' } })
  recorder.note(outcome)
  recorder.note({ ...outcome, at: new Date('2026-03-10T05:00:00Z') })
  await recorder.close()
  await noteWork({ modelId: 9_999_999, siteId: 1, at, waitedMs: 1, failure: null }, db)
  const { rows: hours } = await test.database.pool.query(
    'select done, failed, waited_ms::int, last_failure from connection_hours order by hour',
  )
  expect(hours).toEqual([
    { done: 2, failed: 1, waited_ms: 80, last_failure: 'engine.rate' },
    { done: 1, failed: 0, waited_ms: 40, last_failure: '' },
  ])
})

it('many that come at once are a few statements, and what is left when the server ends is written', async () => {
  const statements = watchStatements(test.database.pool)
  const recorder = createOutcomeRecorder({ db: test.database.db, log: test.parts.log })
  const at = new Date('2026-03-10T04:59:00Z')
  const outcome = { siteId: 1, at, waitedMs: 2, connectionId: 7, engine: 'x', failure: null }
  for (let nth = 0; nth < 200; nth++) recorder.note(outcome)
  await recorder.close()
  expect(statements().filter((text) => text.includes('connection_hours'))).toHaveLength(2)
  const { rows: hours } = await test.database.pool.query(
    'select done, waited_ms::int from connection_hours',
  )
  expect(hours).toEqual([{ done: 200, waited_ms: 400 }])
})
