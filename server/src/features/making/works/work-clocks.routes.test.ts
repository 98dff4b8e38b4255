import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { settableDatabaseClock } from '../../../testing/database-clock.ts'
import { done } from '../../../testing/scripted-image-engine.ts'
import { openWorks, quick, type WorksHarness } from './testing/works-harness.ts'

let bench: WorksHarness
afterEach(async () => {
  await bench.proveLedger()
  await bench.close()
})

const yearMs = 365 * 24 * 3_600_000
const picture = { pictures: [{ data: new Uint8Array(1) }], texts: [] }

describe('when the clock of the database is set', () => {
  it('ahead, a work stays with the server that makes it', async () => {
    bench = await openWorks({ running: false })
    const setClock = await settableDatabaseClock(bench.test.database.pool)
    // It is about to renew its lease.
    const late = { ...quick, beatMs: 60_000 }
    const maker = await bench.join('maker', { worksAtOnce: 1, workTimings: late })
    const other = await bench.join('other')
    const [first, second, third] = [bench.test.guest(), bench.test.guest(), bench.test.guest()]
    const id = await bench.enqueueOne(first, bench.plan('first'))
    await maker.start()
    const made = await bench.engine.next()
    await other.start()
    const before = await bench.enqueueOne(second, bench.plan('second'))
    ;(await bench.engine.next()).finish(picture)
    await bench.ended(second, before)
    await setClock(3_600_000)
    // Whoever begins this one has looked by the new clock for what others left.
    await bench.enqueueOne(third, bench.plan('third'))
    ;(await bench.engine.next()).finish(picture)
    const [held] = await bench.sql('select worker_id from works where id = $1', [id])
    expect(held?.worker_id).toMatch(/^maker\//)
    made.finish(picture)
    expect(await bench.ended(first, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('back, what waits is begun all the same', async () => {
    bench = await openWorks({ running: false })
    const setClock = await settableDatabaseClock(bench.test.database.pool)
    const as = bench.test.guest()
    const id = await bench.enqueueOne(as)
    await setClock(-yearMs)
    const server = await bench.join('server')
    await server.start()
    ;(await bench.engine.next()).finish(picture)
    expect(await bench.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('back, a work of a dead server is taken over before its lease of then has run out', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const id = await bench.enqueueOne(as)
    await bench.sql(
      "update works set state = 2, worker_id = 'dead/1', lease_until = now() + interval '1 year', started_at = now() where id = $1",
      [id],
    )
    await bench.test.services.workRunner.start()
    ;(await bench.engine.next()).finish(picture)
    expect(await bench.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })
})

it('a work is not late because the clock of its server was set ahead', async () => {
  let aheadMs = 0
  const clock = {
    now: () => new Date(Date.now() + aheadMs),
    passedMs: () => performance.now(),
  }
  bench = await openWorks({ parts: { clock } })
  const as = bench.test.guest()
  const id = await bench.enqueueOne(as)
  ;(await bench.engine.next()).take()
  aheadMs = yearMs
  const wish = bench.engine.wishOf('a fox')
  const { checks } = wish
  await expect.poll(() => wish.checks).toBeGreaterThan(checks + 2)
  wish.standing = done()
  expect(await bench.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
})
