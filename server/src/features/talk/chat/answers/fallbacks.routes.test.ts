import { api } from '@atelier/contract'
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createScriptedEngine } from '../../../../testing/scripted-engine.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

const spare = createScriptedEngine()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ engines: [{ ...spare.engine, id: 'spare' }] })
  await test.services.chat.catalog.connectFound(
    [{ engine: 'spare', preset: 'spare', label: 'Spare', settings: {} }],
    'local',
  )
})
afterAll(() => test.close())
beforeEach(() => test.database.pool.query('delete from connection_hours'))

const ask = async () => {
  const models = await test.call(api.models.listChat, {}, { as: test.guest() })
  const plain = models.find(({ name, provider }) => name === 'Plain' && provider === 'Scripted')
  return test.events(
    api.chat.process,
    { prompt: 'Hello', options: {}, gptModelId: plain?.id },
    { as: test.guest() },
  )
}
const unavailable = () => new EngineError('unavailable', 'The upstream is away.')

it('an upstream that fails before it has said anything is stood in for by another with the model', async () => {
  const [first, second] = [test.engine.next(), spare.next()]
  const events = ask()
  ;(await first).fail(unavailable())
  const answer = await second
  answer.emit({ type: 'text-delta', text: 'From the other one' })
  answer.finish()
  const told = await events
  expect(JSON.stringify(told)).toContain('From the other one')
  expect(told.at(-1)).toMatchObject({ type: 'finish' })
  const rows = async () =>
    (
      await test.database.pool.query(
        'select engine, done, failed from connection_hours order by engine',
      )
    ).rows
  await expect.poll(rows).toEqual([
    { engine: 'scripted', done: 0, failed: 1 },
    { engine: 'spare', done: 1, failed: 0 },
  ])
})

it.each<EngineErrorKind>([
  ...(['auth', 'quota', 'rate', 'overloaded', 'no_channel', 'unknown_model'] as const),
  ...(['nonsense', 'broken', 'timeout', 'cut'] as const),
])('an upstream that fails as %s is stood in for', async (kind) => {
  const [first, second] = [test.engine.next(), spare.next()]
  const events = ask()
  ;(await first).fail(new EngineError(kind, 'not here'))
  ;(await second).finish()
  expect((await events).at(-1)).toMatchObject({ type: 'finish' })
})

it('what has begun is not begun anew, and what is wrong with the wish is wrong everywhere', async () => {
  for (const [piece, error] of [
    ['Half of', unavailable()],
    ['', new EngineError('invalid', 'No such field.')],
    ['', new EngineError('too_long', 'Too long.')],
    ['', new EngineError('refused', 'Not that.')],
  ] as const) {
    const asked = spare.requests.length
    const first = test.engine.next()
    const events = ask()
    const answer = await first
    if (piece) answer.emit({ type: 'text-delta', text: piece })
    answer.fail(error)
    expect((await events).at(-1)).toMatchObject({ type: 'error' })
    expect(spare.requests).toHaveLength(asked)
  }
})

it('when nobody can, the last one says why', async () => {
  const [first, second] = [test.engine.next(), spare.next()]
  const events = ask()
  ;(await first).fail(unavailable())
  ;(await second).fail(new EngineError('quota', 'No money left.'))
  expect(JSON.stringify((await events).at(-1))).toContain('engine.quota')
})

it('a connection that cannot be opened any more stands in for nobody, and keeps no other from it', async () => {
  await test.services.chat.catalog.connectFound(
    [
      { engine: 'spare', preset: 'broken', label: 'Broken', settings: {} },
      { engine: 'spare', preset: 'spare', label: 'Spare', settings: {} },
    ],
    'local',
  )
  await test.database.pool.query(
    `update connections set settings = 'sealed elsewhere' where preset = 'broken'`,
  )
  test.services.chat.catalog.forget()
  const [first, second] = [test.engine.next(), spare.next()]
  const events = ask()
  ;(await first).fail(unavailable())
  const answer = await second
  answer.emit({ type: 'text-delta', text: 'From the other one' })
  answer.finish()
  expect(JSON.stringify(await events)).toContain('From the other one')
})
