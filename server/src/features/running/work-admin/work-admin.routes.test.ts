import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done } from '../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from '../../making/works/testing/works-harness.ts'

let harness: WorksHarness
let operator: Credential
beforeEach(async () => {
  harness = await openWorks()
  operator = await harness.test.staff('siteOperator')
})
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const list = (input: object = {}, site = 'atelier', as = operator) =>
  harness.test.call(api.workAdmin.list, input, { as, site })
const read = (id: number, as = operator) =>
  harness.test.call(api.workAdmin.read, { id }, { as, language: 'en-US' })
type Action = 'stop' | 'retry' | 'refund'
const action = (what: Action, id: number, as = operator, reason = 'as they asked') =>
  harness.test.ask(api.workAdmin[what], { id, reason }, { as })
const failureOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const failing = () =>
  harness.engine.takeAlways({ state: 'failed', kind: 'refused', message: 'No hats here' })

/** A work of somebody's that has failed. */
async function failedWork(as: Credential): Promise<number> {
  failing()
  const id = await harness.enqueueOne(as, harness.plan('a fox with a hat'))
  await harness.ended(as, id)
  return id
}

async function doneWork(as: Credential, prompt = 'a fox'): Promise<number> {
  harness.engine.takeAlways(done())
  const id = await harness.enqueueOne(as, harness.plan(prompt))
  await harness.ended(as, id)
  return id
}

describe('the list', () => {
  it('has everybody’s works, newest first, and is narrowed by each filter', async () => {
    const ann = await harness.test.member('ann')
    const guest = harness.test.guest()
    const failed = await failedWork(ann)
    const made = await doneWork(guest)
    expect((await list()).rows.map(({ id, status }) => [id, status])).toEqual([
      [made, workStates.done],
      [failed, workStates.failed],
    ])
    const ids = async (input: object) => (await list(input)).rows.map(({ id }) => id)
    expect(await ids({ status: workStates.failed })).toEqual([failed])
    expect(await ids({ person: 'AN' })).toEqual([failed])
    const [line] = (await list({ status: workStates.done })).rows
    expect(line).toMatchObject({ owner: { isGuest: true, username: '' }, fileCount: 1, price: 3 })
    expect(await ids({ person: `#${line?.owner.accountId}` })).toEqual([made])
    expect(await ids({ person: '%' })).toEqual([])
    expect(await ids({ kind: 'image' })).toEqual([made, failed])
    expect(await ids({ kind: 'music' })).toEqual([])
    expect(await ids({ modelId: 1 })).toEqual([made, failed])
    expect(await ids({ modelId: 2 })).toEqual([])
    expect(await ids({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
    expect(await ids({ to: new Date(Date.now() + 60_000).toISOString() })).toEqual([made, failed])
    expect(await ids({ page: 2, size: 1 })).toEqual([failed])
    const models = await harness.test.call(api.workAdmin.models, {}, { as: operator })
    expect(models.rows).toEqual([{ id: 1, label: 'Scripted' }])
  })

  it('leaves out what is deleted, and what belongs to another site', async () => {
    const stranger = await harness.test.member('stranger', { host: 'studio.localhost' })
    harness.engine.takeAlways(done())
    const theirs = await harness.enqueueOne(stranger, harness.plan(), 'studio.localhost')
    await harness.ended(stranger, theirs, 'studio.localhost')
    const ann = await harness.test.member('ann')
    const gone = await doneWork(ann)
    await harness.test.call(api.works.remove, { ids: [gone] }, { as: ann })
    expect(await list()).toMatchObject({ rows: [], count: 0, waiting: 0, running: 0 })
    for (const id of [theirs, gone, 999_999]) {
      expect(
        await failureOf(harness.test.ask(api.workAdmin.read, { id }, { as: operator })),
      ).toEqual([404, 'works.not_found'])
      for (const what of ['stop', 'retry', 'refund'] as const)
        expect(await failureOf(action(what, id))).toEqual([404, 'works.not_found'])
    }
    const owner = await harness.test.staff('owner')
    expect((await list({}, 'studio', owner)).rows.map(({ id }) => id)).toEqual([theirs])
  })
})

describe('one work', () => {
  it('is told with what its upstream said, and its files open for those who were given the address', async () => {
    const ann = await harness.test.member('ann')
    const failed = await read(await failedWork(ann))
    expect(failed).toMatchObject({
      work: { prompt: 'a fox with a hat', status: workStates.failed, price: 0, returned: 3 },
      owner: { username: 'ann', isGuest: false },
      failure: { code: 'engine.refused', words: 'No hats here' },
      credits: { refunded: 0, refundable: 0, retryPrice: 3 },
    })
    const made = await read(await doneWork(ann))
    expect(made).toMatchObject({
      failure: null,
      credits: { refunded: 0, refundable: 3, retryPrice: null },
    })
    const url = made.work.files[0]?.url ?? ''
    expect(url).toMatch(/^\/api\/admin\/works\/file\?/)
    const open = (address: string) => harness.test.app.inject({ url: address })
    const id = made.work.files[0]?.id ?? ''
    const name = `works/${id.slice(0, 2)}/${id}`
    await harness.test.services.workAdmin.storage.save(name, new TextEncoder().encode('a picture'))
    const file = await open(url)
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'image/png',
      'a picture',
    ])
    expect((await open(url.replace('key=', 'key=x'))).statusCode).toBe(404)
    expect((await open(`${url}&as=thumb`)).statusCode).toBe(404)
  })
})

describe('stopping', () => {
  it('ends what waits and what runs, and gives back what was taken', async () => {
    await harness.test.configure({ worksAtOnce: 1 })
    const ann = await harness.test.member('ann')
    const before = await harness.balance(ann)
    harness.engine.takeAlways({ state: 'running', progress: 10 })
    const [running = 0, waiting = 0] = await harness.enqueue(ann, [
      harness.plan('one'),
      harness.plan('two'),
    ])
    await harness.until(ann, running, (work) => work.progress === 10)
    expect(await list()).toMatchObject({ waiting: 1, running: 1 })
    expect((await action('stop', waiting)).body).toMatchObject({
      data: { work: { status: workStates.stopped, price: 0, returned: 3 } },
    })
    await action('stop', running)
    await harness.ended(ann, running)
    expect(await harness.balance(ann)).toBe(before)
    expect((await action('stop', running)).status).toBe(200)
    expect(await harness.balance(ann)).toBe(before)
  })
})

describe('another try', () => {
  it('makes the same work at the price that it was asked for, and takes it once', async () => {
    const ann = await harness.test.member('ann')
    const before = await harness.balance(ann)
    const id = await failedWork(ann)
    expect(await harness.balance(ann)).toBe(before)
    harness.engine.takeAlways(done())
    const answers = await Promise.all([action('retry', id), action('retry', id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await harness.ended(ann, id)).toMatchObject({
      status: workStates.done,
      price: 3,
      message: '',
      files: [{}],
    })
    expect(await harness.balance(ann)).toBe(before - 3)
    expect((await harness.sql('select id from works')).length).toBe(1)
    // Its upstream heard of two wishes, not of one twice.
    expect([...harness.engine.submissions.values()]).toEqual([1, 1])
    expect(await failureOf(action('retry', id))).toEqual([409, 'works.not_failed'])
  })

  it('is refused, and takes nothing, when its owner has too little or its model is gone', async () => {
    const ann = await harness.test.member('ann')
    const id = await failedWork(ann)
    await harness.sql('update works set model_id = 77 where id = $1', [id])
    expect(await failureOf(action('retry', id))).toEqual([404, 'models.not_found'])
    await harness.sql('update works set model_id = 1 where id = $1', [id])
    const owner = await harness.test.staff('owner')
    const { accountId } = (await read(id)).owner
    const gift = { accountId, purse: 'credits', amount: -998, vipDays: 0 } as const
    await harness.test.call(
      api.ledger.give,
      { ...gift, reason: 'for a test', key: '018f2b3c-0000-7000-8000-000000000001' },
      { as: owner },
    )
    expect(await failureOf(action('retry', id))).toEqual([409, 'works.owner_short'])
    expect(await harness.balance(ann)).toBe(2)
    expect((await read(id)).work.status).toBe(workStates.failed)
  })
})

describe('giving back', () => {
  it('counts once, however often and by whomever it is asked', async () => {
    const support = await harness.test.staff('support')
    const ann = await harness.test.member('ann')
    const before = await harness.balance(ann)
    const id = await doneWork(ann)
    expect(await harness.balance(ann)).toBe(before - 3)
    const answers = await Promise.all([
      action('refund', id),
      action('refund', id, support),
      action('refund', id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await harness.balance(ann)).toBe(before)
    expect(await failureOf(action('refund', id))).toEqual([409, 'works.nothing_paid'])
    expect(await read(id)).toMatchObject({
      work: { status: workStates.done, price: 0, returned: 3, files: [{}] },
      credits: { refunded: 3, refundable: 0 },
    })
    // Its owner reads the same.
    expect(await harness.read(ann, id)).toMatchObject({ price: 0, returned: 3 })
    const [entry] = await harness.sql(`select about from ledger_entries where cause = 'refund'`)
    expect(entry.about).toMatchObject({ workId: id, reason: 'as they asked' })
  })

  it('reaches the member that its guest has become, and still counts once', async () => {
    await harness.test.configure({ guestMerge: 'all' })
    const guest = harness.test.guest()
    const id = await doneWork(guest)
    const ann = await harness.test.member('ann', { as: guest })
    const before = await harness.balance(ann)
    expect((await action('refund', id)).status).toBe(200)
    expect(await harness.balance(ann)).toBe(before + 3)
    expect((await action('refund', id)).status).toBe(409)
  })

  it('has nothing to give for what failed, what is free, and what is under way', async () => {
    const ann = await harness.test.member('ann')
    const failed = await failedWork(ann)
    harness.engine.takeAlways(done())
    const free = await harness.enqueueOne(
      ann,
      harness.plan('free', { rates: { perCall: 0, perImage: 0 } }),
    )
    await harness.ended(ann, free)
    harness.engine.takeAlways({ state: 'running', progress: 10 })
    const running = await harness.enqueueOne(ann, harness.plan('slow'))
    await harness.until(ann, running, (work) => work.progress === 10)
    for (const id of [failed, free, running])
      expect(await failureOf(action('refund', id))).toEqual([409, 'works.nothing_paid'])
    await action('stop', running)
    await harness.ended(ann, running)
  })
})

it('support reads and gives back, and does nothing else; members do nothing', async () => {
  const support = await harness.test.staff('support')
  const ann = await harness.test.member('ann')
  const id = await failedWork(ann)
  expect((await list({}, 'atelier', support)).count).toBe(1)
  for (const what of ['stop', 'retry'] as const)
    expect(await failureOf(action(what, id, support))).toEqual([403, 'auth.forbidden'])
  for (const what of ['stop', 'retry', 'refund'] as const)
    expect(await failureOf(action(what, id, ann))).toEqual([403, 'auth.forbidden'])
})

it('wants a reason', async () => {
  const id = await failedWork(await harness.test.member('ann'))
  for (const what of ['stop', 'retry', 'refund'] as const)
    expect((await action(what, id, operator, '  ')).status).toBe(422)
})
