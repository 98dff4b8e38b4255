// Works whose upstream does not take them, and another that does: once, at the price as asked, and found again after a crash.
import { workStates } from '@atelier/contract/work-terms'
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import { afterEach, expect, it } from 'vitest'
import { createScriptedImageEngine, done, picture } from '../../../testing/scripted-image-engine.ts'
import { openWorks, type WorksHarness } from './testing/works-harness.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const outcome = { pictures: [picture()], texts: [] }
const modelOf = async (id: number) =>
  (await harness.sql('select model_id, model_label from works where id = $1', [id]))[0]
const counts = ({ submissions }: { submissions: Map<string, number> }) => [...submissions.values()]

it.each([
  ['auth', {}],
  ['quota', {}],
  ['rate', {}],
  ['no_channel', {}],
  ['unknown_model', {}],
  ['unavailable', { untaken: true }],
  ['overloaded', { untaken: true }],
  ['nonsense', { untaken: true }],
] as const)('a request that nobody took as %s goes to another at once', async (kind, options) => {
  const standIn = createScriptedImageEngine()
  harness = await openWorks({ standIn })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError(kind, 'not here', options))
  const taken = await standIn.next()
  expect(taken.request).toMatchObject({ prompt: 'a fox', count: 1 })
  taken.finish(outcome)
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  expect(await modelOf(id)).toEqual({ model_id: 2, model_label: 'Scripted' })
  expect([counts(harness.engine), counts(standIn)]).toEqual([[1], [1]])
  expect(harness.outcomes).toEqual([
    { modelId: 1, failure: `engine.${kind}` },
    { modelId: 2, failure: null },
  ])
})

it.each<EngineErrorKind>([
  ...(['cut', 'timeout', 'unavailable', 'overloaded', 'broken', 'nonsense'] as const),
  ...(['refused', 'invalid', 'too_long', 'nothing'] as const),
])('what may have been taken, or is wrong everywhere, as %s, goes nowhere else', async (kind) => {
  const standIn = createScriptedImageEngine()
  harness = await openWorks({ standIn })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError(kind, 'who knows'))
  expect(await harness.ended(as, id)).toMatchObject({ price: 0 })
  expect(counts(standIn)).toEqual([])
})

it('when nobody takes it, it waits as it was, and fails as its own upstream said', async () => {
  const standIn = createScriptedImageEngine()
  harness = await openWorks({ standIn })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError('quota', 'no money'))
  ;(await standIn.next()).fail(new EngineError('rate', 'busy'))
  // One of them was only busy: both are asked again.
  ;(await harness.engine.next()).fail(new EngineError('quota', 'no money'))
  ;(await standIn.next()).fail(new EngineError('auth', 'no key'))
  const work = await harness.ended(as, id)
  expect(work).toMatchObject({ status: workStates.failed, price: 0 })
  expect(work.message).toContain('out of quota')
  expect(await modelOf(id)).toMatchObject({ model_id: 1 })
})

it('whoever finds it after a crash asks the one that had it', async () => {
  const standIn = createScriptedImageEngine({ finds: true })
  harness = await openWorks({ standIn, running: false })
  const dying = await harness.join('dying')
  await dying.start()
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError('auth', 'no key'))
  const { request } = await standIn.next()
  await dying.kill()
  standIn.requests.set(request.key, { request, status: done(), checks: 0, cancelled: false })
  const heir = await harness.join('heir')
  await heir.start()
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  expect([counts(harness.engine), counts(standIn)]).toEqual([[1], [1]])
})
