// A stand-in upstream and an engine connected to it, fresh for every test of the suite of engines that make songs.
import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import type { MusicTask } from '@atelier/contract/work-terms'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ListedMusicModel, MusicEngine, MusicOutcome, MusicRequest } from '../kinds/music.ts'
import type { MadeFile, Standing, Ticket } from '../kinds/work.ts'
import { readBytes } from '../read-reply.ts'
import { rightKey } from './image-bench.ts'
import type { Accident, Stage } from './image-stand-in.ts'
import type { MusicStandIn } from './music-stand-in.ts'
import { createTestIo, type TestIo } from './test-io.ts'

export type MusicSubject = {
  start(options: { key: string }): Promise<MusicStandIn>
  open(settings: { baseUrl: string; apiKey: string }): MusicEngine
  /** What is wished for where a test does not care. */
  wish: Pick<MusicRequest, 'model'> & Partial<MusicRequest>
  /** What cannot happen at this upstream. */
  lacks?: readonly (Accident | Stage | 'wrong key' | 'how long to wait' | 'cancelling')[]
}

export type MusicBench = {
  server: MusicStandIn
  engine: MusicEngine
  io: TestIo
  /** An engine that remembers nothing, with the right key unless another is given. */
  reopen(apiKey?: string): void
  /** Another patience, another signal. */
  patience(options: Parameters<typeof createTestIo>[0]): void
  /** So much time passes for the engine. */
  later(ms: number): void
  submit(more?: Partial<MusicRequest>): ReturnType<MusicEngine['submit']>
  /** Hands a wish over that is answered with a ticket. */
  ticketFor(more?: Partial<MusicRequest>): Promise<Ticket>
  check(ticket: Ticket): Promise<Standing<MusicOutcome>>
  /** What a wish came to, which must be done. */
  doneOf(ticket: Ticket): Promise<{ outcome: MusicOutcome; ticket: Ticket }>
  /** Submits and follows to the end, which it must reach. */
  finish(
    more?: Partial<MusicRequest>,
  ): Promise<{ outcome: MusicOutcome; ticket: Ticket | undefined }>
  /** The bytes of a file that was made. */
  fetch(file: MadeFile): Promise<Uint8Array>
  /** A wish for a task with all that the model wants, and nothing more. */
  leastWish(model: ListedMusicModel, task: MusicTask): Promise<Partial<MusicRequest>>
}

/** To be called within `describe`. What it returns is filled before each test. */
export function useMusicUpstream(subject: MusicSubject): MusicBench {
  const bench = {} as MusicBench
  const closing: TestIo[] = []
  bench.reopen = (apiKey = rightKey) => {
    bench.engine = subject.open({ baseUrl: bench.server.url, apiKey })
  }
  bench.patience = (options) => {
    closing.push(bench.io)
    bench.io = createTestIo(options)
  }
  bench.later = (ms) => {
    bench.io.now = () => new Date(Date.now() + ms)
  }
  bench.submit = (more = {}) =>
    bench.engine.submit(songWish({ ...subject.wish, ...more }), {
      ...bench.io,
      progress() {},
    })
  bench.ticketFor = async (more = {}) => {
    const answer = await bench.submit(more)
    if (!('ticket' in answer) || answer.ticket === undefined)
      return expect.fail('there is no ticket')
    return answer.ticket
  }
  bench.check = (ticket) => bench.engine.check(ticket, bench.io)
  bench.doneOf = async (ticket) => {
    const standing = await bench.check(ticket)
    if (standing.state !== 'done') return expect.fail(`it is ${JSON.stringify(standing)}`)
    return { outcome: standing.outcome, ticket: standing.ticket ?? ticket }
  }
  bench.finish = async (more = {}) => {
    bench.server.move('done')
    const answer = await bench.submit(more)
    if ('outcome' in answer) return { outcome: answer.outcome, ticket: answer.ticket }
    return bench.doneOf(answer.ticket)
  }
  bench.fetch = async (file) => {
    if ('data' in file) return file.data
    const reply = await bench.io.request({
      method: 'GET',
      url: file.url,
      headers: file.headers ?? {},
    })
    expect(reply.status).toBe(200)
    return readBytes(reply, bench.io.signal)
  }
  bench.leastWish = (model, task) => leastWish(bench, model, task)

  beforeEach(async () => {
    bench.io = createTestIo()
    bench.server = await subject.start({ key: rightKey })
    bench.reopen()
  })
  afterEach(async () => {
    for (const io of [bench.io, ...closing.splice(0)]) await io.close()
    await bench.server.close()
  })
  return bench
}

let wishes = 0

/** A wish for a song with what a test cares about. */
export const songWish = (more: Partial<MusicRequest>): MusicRequest => ({
  key: `work-${++wishes}-of-the-suite`,
  model: 'model',
  task: 'compose',
  prompt: 'a song about a lighthouse',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})

async function leastWish(
  bench: MusicBench,
  { name, declaration }: ListedMusicModel,
  task: MusicTask,
): Promise<Partial<MusicRequest>> {
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  const given = Object.fromEntries(
    fieldsFor(declaration, task).flatMap((field) =>
      field.kind === 'text' && field.required ? [[field.name, 'word']] : [],
    ),
  )
  const read = readParams(declaration, task, given)
  if ('problems' in read) return expect.fail(JSON.stringify(read.problems))
  // What is composed is told by something: an idea, where lyrics could be given instead.
  const isTold = declared.prompt === 'wanted' || task === 'compose'
  const prompt = isTold ? 'a song about a lighthouse' : ''
  const wish = { model: name, task, params: read.params, prompt }
  if (!declared.parent) return wish
  const { ticket } = await bench.finish({ model: name })
  if (ticket === undefined) return expect.fail(`nothing can go on from a song of ${name}`)
  return { ...wish, parent: { ticket, index: 0 } }
}
