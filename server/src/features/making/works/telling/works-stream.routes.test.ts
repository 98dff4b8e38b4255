import type { AddressInfo } from 'node:net'
import { api } from '@atelier/contract'
import type { WorkEvent } from '@atelier/contract/features/making/works'
import { workEvent } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { done } from '../../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from '../testing/works-harness.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

/** What a reader of the stream is sent, one event at a time. */
async function follow(as: Credential) {
  if (!harness.test.app.server.listening)
    await harness.test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = harness.test.app.server.address() as AddressInfo
  const leave = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/works/events`, {
    headers: { authorization: as },
    signal: leave.signal,
  })
  expect(reply.headers.get('content-type')).toContain('application/x-ndjson')
  async function* read(): AsyncGenerator<WorkEvent> {
    let rest = ''
    const text = reply.body?.pipeThrough(new TextDecoderStream()) ?? []
    for await (const piece of text) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield workEvent.parse(JSON.parse(line))
    }
  }
  const events = read()
  const next = async () => (await events.next()).value as WorkEvent | undefined
  return {
    next,
    /** The first event that fits, of those to come. */
    async until(fits: (event: WorkEvent) => boolean): Promise<WorkEvent> {
      for (;;) {
        const event = await next()
        if (!event) throw new Error('the stream has ended')
        if (fits(event)) return event
      }
    },
    leave: () => leave.abort(),
  }
}

const isState = (id: number, status: number) => (event: WorkEvent) =>
  event.type === 'work' && event.work.id === id && event.work.status === status

describe('the stream of works', () => {
  it('tells each change of own works, whichever server makes them, and nothing of others’', async () => {
    harness = await openWorks({ running: false })
    const other = await harness.join('other')
    await other.start()
    harness.engine.takeAlways({ state: 'running', progress: 10 })
    const [as, somebody] = [harness.test.guest(), harness.test.guest()]
    await harness.balance(as)
    const reader = await follow(as)
    expect(await reader.next()).toMatchObject({ type: 'ready' })
    const theirs = await harness.enqueueOne(somebody, harness.plan('theirs'))
    const id = await harness.enqueueOne(as)
    const seen: WorkEvent[] = []
    const keep = (fits: (event: WorkEvent) => boolean) => (event: WorkEvent) =>
      seen.push(event) > 0 && fits(event)
    await reader.until(keep((event) => event.type === 'work' && event.work.progress === 10))
    harness.engine.wishOf('a fox').status = done()
    const last = await reader.until(keep(isState(id, workStates.done)))
    expect(last).toMatchObject({ work: { price: 3, files: [{ mime: 'image/png' }] } })
    await harness.test.call(api.works.remove, { ids: [id] }, { as })
    expect(await reader.until((event) => event.type === 'gone')).toEqual({
      type: 'gone',
      ids: [id],
    })
    await harness.test.call(api.works.restore, { ids: [id] }, { as })
    expect(await reader.until((event) => event.type === 'back')).toEqual({
      type: 'back',
      ids: [id],
    })
    const sent = seen.flatMap((event) => (event.type === 'work' ? [event.work.id] : []))
    expect(new Set(sent)).toEqual(new Set([id]))
    expect(sent).not.toContain(theirs)
    harness.engine.wishOf('theirs').status = done()
    await harness.ended(somebody, theirs)
    reader.leave()
  })

  it('tells the latest of what changes often, not each step', async () => {
    harness = await openWorks()
    const as = harness.test.guest()
    await harness.balance(as)
    const reader = await follow(as)
    const id = await harness.enqueueOne(as)
    const asked = await harness.engine.next()
    for (let percent = 1; percent <= 90; percent++) asked.progress(percent)
    let sent = 0
    await reader.until((event) => {
      sent++
      return event.type === 'work' && event.work.progress === 90
    })
    expect(sent).toBeLessThan(10)
    asked.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    await reader.until(isState(id, workStates.done))
    reader.leave()
  })

  it('tells a device nothing more that has been signed out', async () => {
    harness = await openWorks({ running: false })
    const { test } = harness
    const as = await test.member('robbed')
    const login = { username: 'robbed', password: 'correct horse' }
    const stolen = await test.call(api.auth.login, login, {})
    if (!('token' in stolen)) throw new Error('not signed in')
    await harness.balance(as)
    const reader = await follow(`Bearer ${stolen.token}`)
    expect(await reader.next()).toMatchObject({ type: 'ready' })
    await harness.enqueueOne(as)
    expect(await reader.next()).toMatchObject({ type: 'work' })
    await test.call(api.accountSecurity.deleteOtherDevices, {}, { as })
    await harness.enqueueOne(as, harness.plan('private'))
    let sent: WorkEvent | undefined
    do sent = await reader.next()
    while (sent && !JSON.stringify(sent).includes('private'))
    expect(sent).toBeUndefined()
  })

  it('ends when the server does, and refuses who comes then', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    await harness.balance(as)
    const reader = await follow(as)
    expect(await reader.next()).toMatchObject({ type: 'ready' })
    harness.test.services.beginStopping()
    expect(await reader.next()).toBeUndefined()
    const { status, body } = await harness.test.ask(api.works.follow, {}, { as })
    expect([status, body]).toMatchObject([503, { error: 'server.stopping' }])
  })
})
