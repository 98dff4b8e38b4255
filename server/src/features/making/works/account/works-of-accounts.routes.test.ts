import { api } from '@atelier/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { readZip } from '../../../../testing/read-zip.ts'
import { done } from '../../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from '../testing/works-harness.ts'

let bench: WorksHarness
afterEach(async () => {
  await bench.proveLedger()
  await bench.close()
})

const idsOf = async (as: Credential) =>
  (await bench.test.call(api.works.list, {}, { as })).rows.map(({ id }) => id)

describe('a guest who becomes a member', () => {
  it('keeps works and what was taken for them, those under way as well', async () => {
    bench = await openWorks({ settings: { guestMerge: 'all' } })
    bench.engine.takeAlways({ state: 'running', progress: 10 })
    const guest = bench.test.guest()
    const [running, waiting] = await bench.enqueue(guest, [bench.plan('one'), bench.plan('two')])
    await bench.until(guest, running ?? 0, (work) => work.progress === 10)
    const before = await bench.balance(guest)
    const as = await bench.test.member('newcomer', { as: guest })
    expect(await idsOf(as)).toEqual([waiting, running])
    expect(await idsOf(guest)).toEqual([])
    bench.engine.wishOf('one').standing = done()
    expect(await bench.ended(as, running ?? 0)).toMatchObject({ price: 3, files: [{}] })
    await bench.test.call(api.works.stop, { ids: [waiting ?? 0] }, { as })
    await bench.ended(as, waiting ?? 0)
    expect(await bench.balance(as)).toBe(before + 1000 + 3)
    const owners = await bench.sql('select distinct owner_id from work_files')
    expect(owners).toEqual(await bench.sql('select distinct owner_id from works'))
  })
})

describe('an account that is closed', () => {
  it('has its works stopped, paid back and deleted', async () => {
    bench = await openWorks()
    bench.engine.takeAlways({ state: 'running', progress: 10 })
    const as = await bench.test.member('leaver')
    const ids = await bench.enqueue(
      as,
      [1, 2, 3].map((at) => bench.plan(`number ${at}`)),
    )
    await bench.until(as, ids[1] ?? 0, (work) => work.progress === 10)
    const account = { name: 'leaver', password: 'correct horse' }
    await bench.test.call(api.accountData.leave, account, { as })
    expect(await bench.sql('select id from works')).toEqual([])
    expect(bench.engine.wishOf('number 1').cancelled).toBe(true)
    expect(bench.engine.wishOf('number 2').cancelled).toBe(true)
    expect(bench.engine.wishes.size).toBe(2)
    const open = await bench.sql('select id from ledger_reservations where ended_at is null')
    expect(open).toEqual([])
  })
})

describe('an export', () => {
  it('has every work with its recipe', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    await bench.enqueueOne(as, bench.plan('a red fox', { params: { seed: 5 } }))
    const { url } = await bench.test.call(api.accountData.orderExport, {}, { as })
    const reply = await bench.test.app.inject({ url, headers: { host: 'localhost' } })
    const works = JSON.parse(readZip(reply.rawPayload).get('works/works.json')?.toString() ?? '')
    expect(works).toMatchObject([
      { model: 'Scripted', price: 3, recipe: { prompt: 'a red fox', params: { seed: 5 } } },
    ])
  })
})

describe('the check of the ledger', () => {
  it('finds what is taken for no work, and a work that cost something else than it says', async () => {
    bench = await openWorks()
    bench.engine.takeAlways(done())
    const as = bench.test.guest()
    const id = await bench.enqueueOne(as)
    await bench.ended(as, id)
    await bench.sql('update works set price = 2 where id = $1', [id])
    expect(await bench.discrepancies()).toMatchObject([{ found: `work ${id}: price 2, charged 3` }])
    await bench.sql('update works set price = 3 where id = $1', [id])
    await bench.test.services.workRunner.stop()
    const waiting = await bench.enqueueOne(as)
    await bench.sql('update works set reservation_id = null where id = $1', [waiting])
    expect(await bench.discrepancies()).toMatchObject([
      { rule: 'what is taken for a work is taken for one that is under way' },
      { found: `work ${waiting}: price 3, taken ` },
    ])
    await bench.sql(
      'update works set reservation_id = (select max(id) from ledger_reservations) where id = $1',
      [waiting],
    )
  })
})
