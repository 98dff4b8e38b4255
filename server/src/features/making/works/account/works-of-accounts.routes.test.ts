import { api } from '@atelier/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { readZip } from '../../../../testing/read-zip.ts'
import { done } from '../../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from '../testing/works-harness.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const idsOf = async (as: Credential) =>
  (await harness.test.call(api.works.list, {}, { as })).rows.map(({ id }) => id)

describe('a guest who becomes a member', () => {
  it('keeps works and what was taken for them, those under way as well', async () => {
    harness = await openWorks({ settings: { guestMerge: 'all' } })
    harness.engine.takeAlways({ state: 'running', progress: 10 })
    const guest = harness.test.guest()
    const [running, waiting] = await harness.enqueue(guest, [
      harness.plan('one'),
      harness.plan('two'),
    ])
    await harness.until(guest, running ?? 0, (work) => work.progress === 10)
    const before = await harness.balance(guest)
    const as = await harness.test.member('newcomer', { as: guest })
    expect(await idsOf(as)).toEqual([waiting, running])
    expect(await idsOf(guest)).toEqual([])
    harness.engine.wishOf('one').status = done()
    expect(await harness.ended(as, running ?? 0)).toMatchObject({ price: 3, files: [{}] })
    await harness.test.call(api.works.stop, { ids: [waiting ?? 0] }, { as })
    await harness.ended(as, waiting ?? 0)
    expect(await harness.balance(as)).toBe(before + 1000 + 3)
    const owners = await harness.sql('select distinct owner_id from work_files')
    expect(owners).toEqual(await harness.sql('select distinct owner_id from works'))
  })
})

describe('an account that is closed', () => {
  it('has its works stopped, paid back and deleted', async () => {
    harness = await openWorks()
    harness.engine.takeAlways({ state: 'running', progress: 10 })
    const as = await harness.test.member('leaver')
    const ids = await harness.enqueue(
      as,
      [1, 2, 3].map((at) => harness.plan(`number ${at}`)),
    )
    await harness.until(as, ids[1] ?? 0, (work) => work.progress === 10)
    const account = { name: 'leaver', password: 'correct horse' }
    await harness.test.call(api.accountData.leave, account, { as })
    expect(await harness.sql('select id from works')).toEqual([])
    expect(harness.engine.wishOf('number 1').cancelled).toBe(true)
    expect(harness.engine.wishOf('number 2').cancelled).toBe(true)
    expect(harness.engine.requests.size).toBe(2)
    const open = await harness.sql('select id from ledger_reservations where ended_at is null')
    expect(open).toEqual([])
  })
})

describe('an export', () => {
  it('has every work with its recipe', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    await harness.enqueueOne(as, harness.plan('a red fox', { params: { seed: 5 } }))
    const { url } = await harness.test.call(api.accountData.orderExport, {}, { as })
    const reply = await harness.test.app.inject({ url, headers: { host: 'localhost' } })
    const works = JSON.parse(readZip(reply.rawPayload).get('works/works.json')?.toString() ?? '')
    expect(works).toMatchObject([
      { model: 'Scripted', price: 3, recipe: { prompt: 'a red fox', params: { seed: 5 } } },
    ])
  })
})

describe('the check of the ledger', () => {
  it('finds what is taken for no work, and a work that cost something else than it says', async () => {
    harness = await openWorks()
    harness.engine.takeAlways(done())
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    await harness.ended(as, id)
    await harness.sql('update works set price = 2 where id = $1', [id])
    expect(await harness.discrepancies()).toMatchObject([
      { found: `work ${id}: price 2, charged 3` },
    ])
    await harness.sql('update works set price = 3 where id = $1', [id])
    await harness.test.services.workRunner.stop()
    const waiting = await harness.enqueueOne(as)
    await harness.sql('update works set reservation_id = null where id = $1', [waiting])
    expect(await harness.discrepancies()).toMatchObject([
      { rule: 'what is taken for a work is taken for one that is under way' },
      { found: `work ${waiting}: price 3, taken ` },
    ])
    await harness.sql(
      'update works set reservation_id = (select max(id) from ledger_reservations) where id = $1',
      [waiting],
    )
  })
})
