import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createScriptedImageEngine,
  done,
  type ScriptedImageEngine,
} from '../../../testing/scripted-image-engine.ts'
import { eventually, openWorks, type Server, type WorksHarness } from './testing/works-harness.ts'

let harness: WorksHarness
afterEach(async () => {
  // Whatever happened, no request was handed over twice, and the ledger adds up.
  await harness.proveLedger()
  await harness.close()
})

const once = ({ submissions }: ScriptedImageEngine) =>
  [...submissions.values()].every((times) => times === 1)

const phaseOf = async (id: number) =>
  (await harness.sql('select phase from works where id = $1', [id]))[0]?.phase

/** A server that is about to die, with a work of a guest in its hands. */
async function begin(engine = createScriptedImageEngine()) {
  harness = await openWorks({ running: false, engine })
  const dying: Server = await harness.join('dying')
  const as = harness.test.guest()
  const before = await harness.balance(as)
  return { dying, as, before }
}

describe('when a server is killed', () => {
  it('a work that waited is begun by another', async () => {
    const { dying, as, before } = await begin()
    const id = await harness.enqueueOne(as)
    await dying.kill()
    await harness.test.services.workRunner.start()
    ;(await harness.engine.next()).finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(await harness.balance(as)).toBe(before - 3)
    expect(once(harness.engine)).toBe(true)
  })

  it('a work that was not handed over yet is begun by another', async () => {
    const { dying, as } = await begin()
    const id = await harness.enqueueOne(as, harness.plan())
    await harness.sql(
      "update works set state = 2, worker_id = 'dying/1', lease_until = now(), started_at = now() where id = $1",
      [id],
    )
    await dying.kill()
    await harness.test.services.workRunner.start()
    ;(await harness.engine.next()).finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('a work that was being handed over is lost and paid back where nobody can tell, and not handed over again', async () => {
    const { dying, as, before } = await begin()
    const id = await harness.enqueueOne(as)
    await dying.start()
    await harness.engine.next()
    expect(await phaseOf(id)).toBe('asking')
    await dying.kill()
    await harness.test.services.workRunner.start()
    const work = await harness.ended(as, id)
    expect(work).toMatchObject({ status: workStates.failed, price: 0 })
    expect(work.message).toContain('outcome is unknown')
    expect(await harness.balance(as)).toBe(before)
    expect(once(harness.engine)).toBe(true)
  })

  it('a work that was being handed over is found at an upstream that can be asked for it', async () => {
    const { dying, as } = await begin(createScriptedImageEngine({ finds: true }))
    const id = await harness.enqueueOne(as)
    await dying.start()
    const { request } = await harness.engine.next()
    await dying.kill()
    harness.engine.requests.set(request.key, {
      request,
      status: done(),
      checks: 0,
      cancelled: false,
    })
    await harness.test.services.workRunner.start()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(once(harness.engine)).toBe(true)
  })

  it('a work that was being handed over to our own code is made again', async () => {
    const { dying, as } = await begin(createScriptedImageEngine({ repeatable: true }))
    const id = await harness.enqueueOne(as)
    await dying.start()
    const first = await harness.engine.next()
    await dying.kill()
    await harness.test.services.workRunner.start()
    const second = await harness.engine.next()
    expect(second.request.key).toBe(first.request.key)
    second.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })

  it('a work that its upstream had taken is followed by another, by its ticket', async () => {
    const { dying, as } = await begin()
    harness.engine.takeAlways({ state: 'running', progress: 30 })
    const id = await harness.enqueueOne(as)
    await dying.start()
    await harness.until(as, id, (work) => work.progress === 30)
    await dying.kill()
    await harness.test.services.workRunner.start()
    harness.engine.wishOf('a fox').status = done()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(once(harness.engine)).toBe(true)
  })

  it('a work whose pictures were being fetched is fetched by another', async () => {
    const { dying, as } = await begin()
    harness.engine.takeAlways(done())
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    harness.files.gate = () => held
    const id = await harness.enqueueOne(as)
    await dying.start()
    await eventually(() => phaseOf(id)).toBe('fetching')
    await dying.kill()
    harness.files.gate = undefined
    await harness.test.services.workRunner.start()
    const work = await harness.ended(as, id)
    letGo()
    expect(work).toMatchObject({ status: workStates.done, price: 3 })
    expect(work.files).toHaveLength(1)
    expect(once(harness.engine)).toBe(true)
  })

  it('a work whose files were stored but not yet noted ends once, at one price', async () => {
    const { dying, as, before } = await begin()
    harness.engine.takeAlways(done())
    const { storeResult } = harness.files
    let stored = 0
    harness.files.storeResult = async (output, about) => {
      const file = await storeResult(output, about)
      if (stored++ === 0) await dying.kill()
      return file
    }
    const id = await harness.enqueueOne(as)
    await dying.start()
    await eventually(() => stored).toBe(1)
    await harness.test.services.workRunner.start()
    const work = await harness.ended(as, id)
    expect([work.status, work.price, work.files.length]).toEqual([workStates.done, 3, 1])
    expect(await harness.balance(as)).toBe(before - 3)
    expect(once(harness.engine)).toBe(true)
  })
})

describe('a server that was only taken for dead', () => {
  it('ends nothing that another has taken over, and removes what it stored for it', async () => {
    const { dying: slow, as, before } = await begin()
    harness.engine.takeAlways(done())
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    harness.files.gate = () => held
    const id = await harness.enqueueOne(as)
    await slow.start()
    await eventually(() => phaseOf(id)).toBe('fetching')
    await harness.sql("update works set worker_id = 'other/1', lease_until = now() where id = $1", [
      id,
    ])
    harness.files.gate = undefined
    await harness.test.services.workRunner.start()
    await harness.ended(as, id)
    letGo()
    await eventually(() => slow.services.workRunner.size).toBe(0)
    expect(await harness.read(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    await eventually(() => harness.files.stored.size).toBe(1)
    expect(await harness.balance(as)).toBe(before - 3)
  })
})

describe('a server that ends', () => {
  it('lets go of its works, and the next one goes on with them at once', async () => {
    const { dying: ending, as } = await begin()
    harness.engine.takeAlways({ state: 'running', progress: 20 })
    const id = await harness.enqueueOne(as)
    await ending.start()
    await harness.until(as, id, (work) => work.progress === 20)
    await ending.stop()
    await harness.test.services.workRunner.start()
    harness.engine.wishOf('a fox').status = done()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(once(harness.engine)).toBe(true)
  })

  it('waits for the ticket of a work that is just being handed over', async () => {
    const { dying: ending, as } = await begin()
    const id = await harness.enqueueOne(as)
    await ending.start()
    const asked = await harness.engine.next()
    const stopped = ending.stop()
    asked.take()
    await stopped
    expect(await phaseOf(id)).toBe('asked')
    harness.engine.wishOf('a fox').status = done()
    await harness.test.services.workRunner.start()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(once(harness.engine)).toBe(true)
  })

  it('stores what comes with the answer itself, since nobody could ask for it again', async () => {
    const { dying: ending, as } = await begin()
    const id = await harness.enqueueOne(as)
    await ending.start()
    const asked = await harness.engine.next()
    const stopped = ending.stop()
    asked.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    await stopped
    expect(await harness.read(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  })
})

it('the next start of a server takes its own works back at once, whatever their lease', async () => {
  const { as } = await begin()
  harness.engine.takeAlways({ state: 'running', progress: 20 })
  const id = await harness.enqueueOne(as)
  const before = await harness.join('same')
  await before.start()
  await harness.until(as, id, (work) => work.progress === 20)
  await before.kill()
  await harness.sql("update works set lease_until = now() + interval '1 minute'")
  await (await harness.join('same')).start()
  harness.engine.wishOf('a fox').status = done()
  expect((await harness.ended(as, id)).status).toBe(workStates.done)
})

describe('a server that is killed before the database has the word of the upstream', () => {
  const left: string[] = []
  afterEach(() => Promise.all(left.splice(0).map((path) => rm(path, { recursive: true }))))

  it('finds it on its disk, and follows the work to its end', async () => {
    const { as } = await begin()
    const dataDir = await mkdtemp(join(tmpdir(), 'tickets-'))
    left.push(dataDir)
    const before = await harness.join('same', { dataDir })
    const id = await harness.enqueueOne(as)
    await before.start()
    const asked = await harness.engine.next()
    await before.kill()
    asked.take()
    const folder = join(dataDir, 'tickets')
    await eventually(() => readdir(folder)).toEqual([`${id}.json`])
    expect(await phaseOf(id)).toBe('asking')
    // What else lies there is passed over.
    await writeFile(join(folder, '1001.json'), '{"phase":"as')
    await writeFile(join(folder, '1002.json'), '{"phase":"asked","requestKey":"x","ticket":{}}')
    await mkdir(join(folder, '1003.json'))
    await (await harness.join('same', { dataDir })).start()
    harness.engine.wishOf('a fox').status = done()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(once(harness.engine)).toBe(true)
  })

  it('takes up no ticket of a work that has gone on without', async () => {
    const { as } = await begin(createScriptedImageEngine({ repeatable: true }))
    const dataDir = await mkdtemp(join(tmpdir(), 'tickets-'))
    left.push(dataDir)
    const id = await harness.enqueueOne(as)
    const before = await harness.join('same', { dataDir })
    await before.start()
    await harness.engine.next()
    await before.kill()
    const kept = { requestKey: 'of an earlier try', phase: 'asked', ticket: { key: 'elsewhere' } }
    await mkdir(join(dataDir, 'tickets'), { recursive: true })
    await writeFile(join(dataDir, 'tickets', `${id}.json`), JSON.stringify(kept))
    await (await harness.join('same', { dataDir })).start()
    const second = await harness.engine.next()
    second.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
    expect(await readdir(join(dataDir, 'tickets'))).toEqual([])
  })
})

it('a database that goes away for a moment costs no work', async () => {
  harness = await openWorks()
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const asked = await harness.engine.next()
  await harness.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  asked.take()
  harness.engine.wishOf('a fox').status = done()
  await eventually(
    async () => (await harness.sql('select state from works where id = $1', [id]))[0]?.state,
  ).toBe(workStates.done)
  expect(once(harness.engine)).toBe(true)
})
