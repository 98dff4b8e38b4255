import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { settableDatabaseClock } from '../../../testing/database-clock.ts'
import { done } from '../../../testing/scripted-image-engine.ts'
import { openWorks, quick, type WorksHarness } from './testing/works-harness.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const yearMs = 365 * 24 * 3_600_000
const picture = { pictures: [{ data: new Uint8Array(1) }], texts: [] }

describe('when the clock of the database is set', () => {
  it('ahead, a work stays with the server that makes it', async () => {
    harness = await openWorks({ running: false })
    const setClock = await settableDatabaseClock(harness.test.database.pool)
    // It is about to renew its lease.
    const late = { ...quick, beatMs: 60_000 }
    const maker = await harness.join('maker', { worksAtOnce: 1, workTimings: late })
    const other = await harness.join('other')
    const [first, second, third] = [
      harness.test.guest(),
      harness.test.guest(),
      harness.test.guest(),
    ]
    const id = await harness.enqueueOne(first, harness.plan('first'))
    await maker.start()
    const made = await harness.engine.next()
    await other.start()
    const before = await harness.enqueueOne(second, harness.plan('second'))
    ;(await harness.engine.next()).finish(picture)
    await harness.ended(second, before)
    await setClock(3_600_000)
    // Whoever begins this one has looked by the new clock for what others left.
    await harness.enqueueOne(third, harness.plan('third'))
    ;(await harness.engine.next()).finish(picture)
    const [held] = await harness.sql('select worker_id from works where id = $1', [id])
    expect(held?.worker_id).toMatch(/^maker\//)
    made.finish(picture)
    expect(await harness.ended(first, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('back, what waits is begun all the same', async () => {
    harness = await openWorks({ running: false })
    const setClock = await settableDatabaseClock(harness.test.database.pool)
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    await setClock(-yearMs)
    const server = await harness.join('server')
    await server.start()
    ;(await harness.engine.next()).finish(picture)
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('back, a work of a dead server is taken over before its lease of then has run out', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    await harness.sql(
      "update works set state = 2, worker_id = 'dead/1', lease_until = now() + interval '1 year', started_at = now() where id = $1",
      [id],
    )
    await harness.test.services.workRunner.start()
    ;(await harness.engine.next()).finish(picture)
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })
})

it('a work is not late because the clock of its server was set ahead', async () => {
  let aheadMs = 0
  const clock = {
    now: () => new Date(Date.now() + aheadMs),
    passedMs: () => performance.now(),
  }
  harness = await openWorks({ parts: { clock } })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).take()
  aheadMs = yearMs
  const request = harness.engine.wishOf('a fox')
  const { checks } = request
  await expect.poll(() => request.checks).toBeGreaterThan(checks + 2)
  request.status = done()
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
})
