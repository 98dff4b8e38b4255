import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { failureOf } from '../testing/failure-of.ts'
import { onlyIf } from '../testing/only-if.ts'
import { createJobGroup, type GroupOptions } from './job-group.ts'
import { createJobLane, type JobLane, type LaneOptions, type LaneRequest } from './job-lane.ts'

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 60_000 })

type Job = { request: string; given?: unknown }
type Seen = { seen: number; pid: number }

const module = new URL('./testing/faulty-worker.mjs', import.meta.url)
const { signal } = new AbortController()
const opened: JobLane<Job, unknown>[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((lane) => lane.close()))
})

function openLane(
  group: Partial<GroupOptions> | ReturnType<typeof createJobGroup> = {},
  options: Partial<LaneOptions> = {},
) {
  const lane = createJobLane<Job, unknown>({
    who: 'The worker',
    group: 'join' in group ? group : createJobGroup({ max: 1, ...group }),
    module,
    timeoutMs: 60_000,
    ...options,
  })
  opened.push(lane)
  return lane
}

const run = (lane: JobLane<Job, unknown>, request: string, by: Partial<LaneRequest> = {}) =>
  lane.run({ request }, { signal, ...by })
const look = async (lane: JobLane<Job, unknown>) => (await run(lane, 'seen')) as Seen

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('does jobs in turn in a process that is not this one', async () => {
  const lane = openLane()
  const [first, second] = await Promise.all([look(lane), look(lane)])
  expect(first.pid).not.toBe(process.pid)
  expect([first.seen, second]).toEqual([1, { seen: 2, pid: first.pid }])
})

it('shares its processes with other lanes of the group', async () => {
  const group = createJobGroup({ max: 1 })
  const [one, other] = [openLane(group), openLane(group)]
  expect((await look(one)).pid).toBe((await look(other)).pid)
})

it('starts as many as it may, and for each job another where it is told to', async () => {
  const pids = async (lane: JobLane<Job, unknown>) =>
    new Set((await Promise.all([look(lane), look(lane), look(lane)])).map(({ pid }) => pid)).size
  expect(await pids(openLane({ max: 2 }))).toBe(2)
  expect(await pids(openLane({ isWorkerPerJob: true }))).toBe(3)
})

it('sends bytes there and back', async () => {
  const given = { bytes: new Uint8Array(3_000_000).fill(7), more: [1.5, { at: 2n }] }
  expect(await openLane().run({ request: 'echo', given }, { signal })).toEqual(given)
})

it('makes a job when its turn has come, and loses nothing when that fails', async () => {
  const lane = openLane()
  const made: number[] = []
  const make = (n: number) => async () => {
    made.push(n)
    if (n === 2) throw new Error('gone')
    return { request: 'echo', given: n }
  }
  const first = lane.run(make(1), { signal })
  const second = lane.run(make(2), { signal })
  const third = lane.run(make(3), { signal })
  expect(made).toEqual([1])
  expect(await first).toBe(1)
  await expect(second).rejects.toThrow('gone')
  expect(await third).toBe(3)
})

it.each([
  ['throw late', 'out of paint'],
  ['exit', 'ended with 3'],
  ['abort', 'ended with SIGABRT'],
])('loses only the job whose process was lost: %s', async (request, why) => {
  const lane = openLane()
  const lost = failureOf(run(lane, request))
  const after = look(lane)
  expect(await lost).toMatchObject({ kind: 'broken', message: expect.stringContaining(why) })
  expect((await after).seen).toBe(1)
})

it('says why a job could not be done, and keeps the process', async () => {
  const lane = openLane()
  const { pid } = await look(lane)
  expect((await failureOf(run(lane, 'fail'))).message).toContain('no such colour')
  expect(await failureOf(run(lane, 'refuse'))).toMatchObject({
    kind: 'refused',
    message: 'It has the same shape.',
    untaken: true,
    reason: { code: 'tools.same_shape' },
  })
  expect((await look(lane)).pid).toBe(pid)
})

it('ends a process that wants more of JavaScript than it may have', async () => {
  const lane = openLane({ heapMb: 40 })
  expect((await failureOf(run(lane, 'heap'))).kind).toBe('broken')
  expect((await look(lane)).seen).toBe(1)
})

onlyIf(process.platform === 'linux')('ends a process that holds too much', async () => {
  const lane = openLane({ memoryMb: 200 })
  expect((await failureOf(run(lane, 'memory'))).message).toContain('more memory')
  expect((await look(lane)).seen).toBe(1)
})

it('ends a job that was given up, amid whatever it does, and goes on with the next', async () => {
  const lane = openLane()
  const end = new AbortController()
  const report = (_: number, preview?: Uint8Array) => preview && end.abort()
  const given = failureOf(run(lane, 'spin', { signal: end.signal, report }))
  const next = look(lane)
  expect((await given).kind).toBe('aborted')
  expect((await next).seen).toBe(1)
})

it('forgets a job that was given up before its turn, and takes none that already was', async () => {
  const lane = openLane()
  const [first, second] = [new AbortController(), new AbortController()]
  const report = () => second.abort()
  const running = failureOf(run(lane, 'never', { signal: first.signal, report }))
  const waiting = failureOf(run(lane, 'seen', { signal: second.signal }))
  expect((await waiting).kind).toBe('aborted')
  first.abort()
  expect((await running).kind).toBe('aborted')
  const late = run(lane, 'seen', { signal: second.signal })
  expect((await failureOf(late)).kind).toBe('aborted')
})

it('ends a job that takes too long, by its own limit or the default one', async () => {
  const lane = openLane({}, { timeoutMs: 1000 })
  expect((await failureOf(run(lane, 'spin'))).kind).toBe('timeout')
  const own = openLane()
  expect((await failureOf(run(own, 'spin', { timeoutMs: 1000 }))).kind).toBe('timeout')
})

it('ends its processes when there was no job for a while, and starts others with the next', async () => {
  const lane = openLane({ idleMs: 0 })
  const { pid } = await look(lane)
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 10_000 })
  expect((await look(lane)).seen).toBe(1)
})

it('fails what is under way and what waits when it is closed, and takes nothing any more', async () => {
  const lane = openLane()
  const begun = Promise.withResolvers<void>()
  const running = failureOf(run(lane, 'never', { report: () => begun.resolve() }))
  const waiting = failureOf(run(lane, 'seen'))
  await begun.promise
  await lane.close()
  expect((await running).kind).toBe('broken')
  expect((await waiting).kind).toBe('broken')
  expect((await failureOf(run(lane, 'seen'))).kind).toBe('broken')
})

it('leaves the jobs of other lanes alone when it is closed', async () => {
  const group = createJobGroup({ max: 2 })
  const [one, other] = [openLane(group), openLane(group)]
  const begun = Promise.withResolvers<void>()
  const running = failureOf(run(one, 'never', { report: () => begun.resolve() }))
  await begun.promise
  await other.close()
  expect((await look(one)).seen).toBe(1)
  await one.close()
  expect((await running).kind).toBe('broken')
})

it('hands its processes no key and no address of the environment', async () => {
  vi.stubEnv('SECRET_KEY', 'a key')
  vi.stubEnv('DATABASE_URL', 'postgres://')
  const names = await run(openLane(), 'names')
  vi.unstubAllEnvs()
  expect(names).toContain('PATH')
  expect(names).not.toContain('SECRET_KEY')
  expect(names).not.toContain('DATABASE_URL')
})

it('has no process outlive the one that started it, even where that is killed amid a computation', async () => {
  const script = fileURLToPath(new URL('./testing/spinning-parent.mjs', import.meta.url))
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  expect(isThere(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 10_000 })
})

it('runs in threads where that is enough', async () => {
  const lane = openLane({ areThreads: true, isWorkerPerJob: true })
  expect(await look(lane)).toEqual({ seen: 1, pid: process.pid })
  expect((await failureOf(run(lane, 'fail'))).message).toContain('no such colour')
  expect((await failureOf(run(lane, 'throw late'))).message).toContain('out of paint')
})
