import type { WorkEvent } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { LiveWorks, silenceMs } from './live-works.ts'

const ready: WorkEvent = { type: 'ready', now: '2026-11-22T04:00:00.000Z' }
const alive: WorkEvent = { type: 'alive' }

/** A server whose connections the test opens, feeds and cuts. */
function fakeServer() {
  const connections: {
    signal: AbortSignal
    say: (event: WorkEvent) => void
    cut: (error?: Error) => void
  }[] = []
  const waits: { ms: number; go: () => void }[] = []
  const timers: { action: () => void; ms: number }[] = []
  const taken: WorkEvent[] = []
  const open = async function* (signal: AbortSignal): AsyncGenerator<WorkEvent> {
    const queue: (WorkEvent | Error | null)[] = []
    let wake = (): void => undefined
    const put = (item: WorkEvent | Error | null) => {
      queue.push(item)
      wake()
    }
    signal.addEventListener('abort', () => put(new Error('aborted')))
    connections.push({ signal, say: put, cut: (error) => put(error ?? null) })
    for (;;) {
      while (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const item = queue.shift()
      if (item === null || item === undefined) return
      if (item instanceof Error) throw item
      yield item
    }
  }
  const live = new LiveWorks({
    open,
    online: () => Promise.resolve(),
    wait: (ms) => new Promise<void>((go) => waits.push({ ms, go })),
    later: (action, ms) => {
      const timer = { action, ms }
      timers.push(timer)
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
      }
    },
    random: () => 1,
    take: (event) => taken.push(event),
  })
  return { live, connections, waits, timers, taken }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the stream of works', () => {
  it('is opened once for all who need it, and closed with the last of them', async () => {
    const { live, connections, taken } = fakeServer()
    const [first, second] = [live.hold(), live.hold()]
    connections[0]?.say(ready)
    await settled()
    expect(connections).toHaveLength(1)
    expect(taken).toEqual([ready])
    first()
    first()
    expect(connections[0]?.signal.aborted).toBe(false)
    second()
    expect(connections[0]?.signal.aborted).toBe(true)
  })

  it('comes back after a cut, and waits longer each time it does not stand', async () => {
    const { live, connections, waits } = fakeServer()
    live.hold()
    for (const attempt of [0, 1, 2]) {
      connections[attempt]?.cut(new Error('cut'))
      await settled()
      waits[attempt]?.go()
      await settled()
    }
    expect(connections).toHaveLength(4)
    const [first = 0, second = 0, third = 0] = waits.map(({ ms }) => ms)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    connections[3]?.say(ready)
    connections[3]?.cut()
    await settled()
    expect(waits[3]?.ms).toBeLessThan(first)
  })

  it('is taken for dead when it says nothing for long', async () => {
    const { live, connections, timers, waits } = fakeServer()
    live.hold()
    connections[0]?.say(ready)
    connections[0]?.say(alive)
    await settled()
    expect(timers).toMatchObject([{ ms: silenceMs }])
    timers[0]?.action()
    await settled()
    waits[0]?.go()
    await settled()
    expect(connections).toHaveLength(2)
  })

  it('asks no more after a refusal, until somebody else calls', async () => {
    const { live, connections, waits } = fakeServer()
    live.hold()
    connections[0]?.cut(new CallFailure('Log in', { status: 401, code: 401 }))
    await settled()
    expect(waits).toHaveLength(0)
    live.restart()
    await settled()
    expect(connections).toHaveLength(2)
  })

  it('waits as long as a busy server asks for', async () => {
    const { live, connections, waits } = fakeServer()
    live.hold()
    connections[0]?.cut(new CallFailure('Busy', { status: 503, code: 503, retryAfterS: 30 }))
    await settled()
    expect(waits[0]?.ms).toBe(30_000)
  })
})
