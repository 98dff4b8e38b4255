import { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { done } from '../../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../../testing/test-app.ts'
import { eventually, openWorks, type WorksHarness } from '../testing/works-harness.ts'
import { claimNext } from './queue.store.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const runningOf = () =>
  harness.sql('select owner_id, count(*)::int as number from works where state = 2 group by 1')

const many = (count: number, prompt: string) =>
  Array.from({ length: count }, (_, at) => harness.plan(`${prompt} ${at}`))

/** A host of its own site. */
async function addSite(host: string): Promise<string> {
  await harness.sql(
    `with site as (insert into sites (code) values ($1) returning id),
      host as (insert into site_domains (pattern, site_id) select $1, id from site)
     insert into site_settings (site_id, key, value)
     select site.id, key, value from site, site_settings where site_id = 1`,
    [host],
  )
  return host
}

describe('turns', () => {
  it('the first work of another starts next, however many one has queued', async () => {
    harness = await openWorks({ running: false, parts: { worksAtOnce: 1 } })
    const [busy, other] = [harness.test.guest(), harness.test.guest()]
    await harness.enqueue(busy, many(200, 'busy'))
    await harness.enqueueOne(other, harness.plan('other'))
    const places = await harness.test.call(api.works.list, { page: 1, size: 1 }, { as: other })
    expect([places.rows[0]?.place, places.countQueue]).toEqual([1, 201])
    await harness.test.services.workRunner.start()
    const order: string[] = []
    for (let at = 0; at < 4; at++) {
      const asked = await harness.engine.next()
      order.push(asked.request.prompt)
      asked.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    }
    expect(order).toEqual(['busy 0', 'other', 'busy 1', 'busy 2'])
  })

  it('sites take turns as users do', async () => {
    harness = await openWorks({ running: false, parts: { worksAtOnce: 1 } })
    const small = await addSite('small.example')
    const users = Array.from({ length: 5 }, () => harness.test.guest())
    for (const [at, as] of users.entries()) await harness.enqueue(as, many(3, `big ${at}`))
    await harness.enqueueOne(harness.test.guest(), harness.plan('small'), small)
    await harness.test.services.workRunner.start()
    const order: string[] = []
    for (let at = 0; at < 3; at++) {
      const asked = await harness.engine.next()
      order.push(asked.request.prompt)
      asked.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    }
    expect(order).toEqual(['big 0 0', 'small', 'big 1 0'])
  })

  it('ten thousand works in the queue are begun one owner after the other', async () => {
    harness = await openWorks({
      running: false,
      parts: { worksAtOnce: 3 },
      settings: { worksWaiting: 100_000, guestCredits: 100_000 },
    })
    const [busy, other] = [harness.test.guest(), harness.test.guest()]
    await harness.enqueueOne(busy, harness.plan('busy'))
    await harness.enqueueOne(other, harness.plan('other'))
    await harness.sql(
      `insert into works (site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, request_key, created_at)
       select site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, request_key || '-' || n, now()
       from works cross join generate_series(1, 10000) as n where recipe->>'prompt' = 'busy'`,
    )
    await harness.test.services.workRunner.start()
    expect((await harness.engine.next()).request.prompt).toBe('busy')
    expect((await harness.engine.next()).request.prompt).toBe('other')
    const plan = await harness.sql(
      'explain select 1 from works where state = 1 and owner_id > 0 order by owner_id, id limit 1',
    )
    expect(JSON.stringify(plan)).toContain('works_waiting')
  })
})

describe('the limit of running works', () => {
  it('holds when twenty claims come at the same moment', async () => {
    harness = await openWorks({ running: false })
    const { db } = (await harness.join('several')).services.works
    const as = harness.test.guest()
    await harness.enqueue(as, many(20, 'mine'))
    const claim = {
      workerId: 'several/1',
      leaseMs: 60_000,
      limits: [{ siteId: 1, members: 2, guests: 3 }],
      at: new Date(),
    }
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimNext(db, claim)))
    const again = await Promise.all(Array.from({ length: 20 }, () => claimNext(db, claim)))
    const begun = [...claims, ...again].filter((one) => typeof one === 'object')
    expect(new Set(begun.map(({ id }) => id)).size).toBe(begun.length)
    for (let one = await claimNext(db, claim); one !== undefined; one = await claimNext(db, claim))
      if (one !== 'passed') begun.push(one)
    expect(begun).toHaveLength(3)
  })

  it.each([
    ['a member', async () => harness.test.member('painter'), 2],
    ['a guest', async () => harness.test.guest(), 1],
  ])('of %s holds however many servers begin works at once', async (_, who, max) => {
    harness = await openWorks({ running: false })
    harness.engine.takeAlways({ state: 'running', progress: 5 })
    const as: Credential = await who()
    await harness.enqueue(as, many(30, 'mine'))
    const servers = await Promise.all([
      harness.join('two'),
      harness.join('three'),
      harness.join('four'),
    ])
    let maxSeen = 0
    const watch = async () => {
      const [row] = await runningOf()
      maxSeen = Math.max(maxSeen, Number(row?.number ?? 0))
    }
    await Promise.all([
      harness.test.services.workRunner.start(),
      ...servers.map(({ start }) => start()),
    ])
    await eventually(runningOf).toEqual([{ owner_id: expect.any(Number), number: max }])
    // Each end lets the next begin, on whichever server.
    for (let rounds = 0; rounds < 5; rounds++) {
      const [request] = [...harness.engine.requests.values()].filter(
        ({ status }) => !(status instanceof Error) && status.state === 'running',
      )
      const begun = harness.engine.requests.size
      if (request) request.status = done()
      await eventually(async () => {
        await watch()
        return harness.engine.requests.size
      }).toBeGreaterThan(begun)
      await watch()
    }
    expect(maxSeen).toBe(max)
    expect([...harness.engine.submissions.values()].every((times) => times === 1)).toBe(true)
  })
})

describe('queueing', () => {
  it('fifty at once on a balance for ten queue and charge ten', async () => {
    harness = await openWorks({ running: false, settings: { guestCredits: 30 } })
    const as = harness.test.guest()
    expect(await harness.balance(as)).toBe(30)
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => harness.enqueueOne(as)))
    const taken = tries.filter(({ status }) => status === 'fulfilled')
    expect(taken).toHaveLength(10)
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'credits.short' })
    expect(await harness.balance(as)).toBe(0)
    expect((await harness.test.call(api.works.list, {}, { as })).count).toBe(10)
  })

  it('a batch that cannot be paid whole is not queued at all', async () => {
    harness = await openWorks({ running: false, settings: { guestCredits: 10 } })
    const as = harness.test.guest()
    await expect(harness.enqueue(as, many(4, 'too much'))).rejects.toThrow('credits.short')
    expect(await harness.balance(as)).toBe(10)
    expect((await harness.test.call(api.works.list, {}, { as })).count).toBe(0)
    const ids = await harness.enqueue(as, many(3, 'enough'))
    const { rows } = await harness.test.call(api.works.list, {}, { as })
    expect(rows.map(({ batchId }) => batchId)).toEqual([ids[0], ids[0], ids[0]])
  })

  it('more than may wait is refused, also when it is asked for at once', async () => {
    harness = await openWorks({ running: false, settings: { worksWaiting: 5 } })
    const as = harness.test.guest()
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => harness.enqueueOne(as)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(harness.enqueueOne(as)).rejects.toThrow(new Failure('works.too_many'))
  })

  it('parents have to be the caller’s own', async () => {
    harness = await openWorks({ running: false })
    const [as, other] = [harness.test.guest(), harness.test.guest()]
    const id = await harness.enqueueOne(other)
    const onward = harness.plan('on', { parent: { workId: id, index: 0 } })
    await expect(harness.enqueueOne(as, onward)).rejects.toThrow('works.not_found')
    expect(await harness.balance(as)).toBe(1000)
  })

  it('the wait is told from how long works of the model took, and the place by the order of turns', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const ids = await harness.enqueue(as, many(3, 'mine'))
    expect(await harness.read(as, ids[2] ?? 0)).toMatchObject({ place: 2, waitS: null })
    await harness.sql(
      `update works set state = 3, ended_at = now(), started_at = now() - interval '10 seconds', price = 0, reservation_id = null where id = $1`,
      [ids[0]],
    )
    await harness.sql(
      `with ended as (update ledger_reservations set settled = 0, ended_at = now() where id = (select min(id) from ledger_reservations) returning *),
        purse as (update ledger_purses set balance = balance + 3 where account_id = (select account_id from ended) and purse = 'credits' returning balance)
       insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, created_at)
       select account_id, site_id, 'credits', 3, (select balance from purse), 'release', id::text, id, now() from ended`,
    )
    expect(await harness.read(as, ids[2] ?? 0)).toMatchObject({ place: 1, waitS: 20 })
  })
})

it('a work that waits longer for its upstream does not hold up the next of its owner', async () => {
  harness = await openWorks({ running: false })
  const as = harness.test.guest()
  const [first, second] = await harness.enqueue(as, many(2, 'mine'))
  await harness.sql("update works set retry_at = now() + interval '1 hour' where id = $1", [first])
  await harness.test.services.workRunner.start()
  ;(await harness.engine.next()).finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
  expect((await harness.ended(as, second ?? 0)).status).toBe(workStates.done)
  expect((await harness.read(as, first ?? 0)).status).toBe(workStates.waiting)
})
