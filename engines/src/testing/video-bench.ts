// A stand-in upstream and an engine connected to it, fresh for every test of the suite of engines that make clips.
import {
  fieldsFor,
  type ModelField,
  type ParamValue,
  readParams,
} from '@atelier/contract/model-declaration'
import type { VideoTask } from '@atelier/contract/work-terms'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ListedVideoModel, VideoEngine, VideoOutcome, VideoRequest } from '../kinds/video.ts'
import type { MadeFile, Standing, Ticket } from '../kinds/work.ts'
import { readBytes } from '../read-reply.ts'
import type { Accident, ImageStandIn, Stage } from './image-stand-in.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { sampleInput } from './video-sample.ts'

/** Of no shape that gives it away: only who knows it can keep it out of words. */
const rightKey = 'secret-key-of-this-test'
export const wrongKey = 'another-secret-key'

/** Stand-ins tell nothing of what is made: those of pictures serve clips as well. */
export type VideoStandIn = ImageStandIn

export type VideoSubject = {
  start(options: { key: string }): Promise<VideoStandIn>
  open(settings: { baseUrl: string; apiKey: string }): VideoEngine
  /** What is wished for where a test does not care. */
  wish: Pick<VideoRequest, 'model'> & Partial<VideoRequest>
  /** What cannot happen at this upstream. */
  lacks?: readonly (Accident | Stage | 'how long to wait')[]
  /** What a wish comes to as it is sent, without what differs by the moment; path and body when absent. */
  sent?(request: RecordedRequest): unknown
}

export type VideoBench = {
  server: VideoStandIn
  engine: VideoEngine
  io: TestIo
  /** An engine that remembers nothing, with the right key unless another is given. */
  reopen(apiKey?: string): void
  /** Another patience, another signal. */
  patience(options: Parameters<typeof createTestIo>[0]): void
  submit(more?: Partial<VideoRequest>): ReturnType<VideoEngine['submit']>
  /** Hands a wish over that is answered with a ticket. */
  ticketFor(more?: Partial<VideoRequest>): Promise<Ticket>
  check(ticket: Ticket): Promise<Standing<VideoOutcome>>
  /** Submits and follows to the end, which it must reach. */
  finish(more?: Partial<VideoRequest>): Promise<{ outcome: VideoOutcome; ticket: Ticket }>
  /** The bytes of a file that was made. */
  fetch(file: MadeFile): Promise<Uint8Array>
  /** A wish for a task with all that the model wants, and nothing more. */
  leastWish(model: ListedVideoModel, task: VideoTask): Promise<Partial<VideoRequest>>
  /** A wish for a task with all that the model takes. */
  fullestWish(model: ListedVideoModel, task: VideoTask): Promise<Partial<VideoRequest>>
}

/** To be called within `describe`. What it returns is filled before each test. */
export function useVideoUpstream(subject: VideoSubject): VideoBench {
  const bench = {} as VideoBench
  const closing: TestIo[] = []
  bench.reopen = (apiKey = rightKey) => {
    bench.engine = subject.open({ baseUrl: bench.server.url, apiKey })
  }
  bench.patience = (options) => {
    closing.push(bench.io)
    bench.io = createTestIo(options)
  }
  bench.submit = (more = {}) =>
    bench.engine.submit(
      videoWish({ ...subject.wish, ...more }),
      Object.assign({}, bench.io, { progress() {} }),
    )
  bench.ticketFor = async (more = {}) => {
    const answer = await bench.submit(more)
    return answer.ticket ?? expect.fail('there is no ticket')
  }
  bench.check = (ticket) => bench.engine.check(ticket, bench.io)
  bench.finish = async (more = {}) => {
    bench.server.move('done')
    const ticket = await bench.ticketFor(more)
    const standing = await bench.check(ticket)
    if (standing.state !== 'done') return expect.fail(`it is ${JSON.stringify(standing)}`)
    return { outcome: standing.outcome, ticket: standing.ticket ?? ticket }
  }
  bench.fetch = async (file) => {
    if ('data' in file) return file.data
    const { url, headers = {} } = file
    const reply = await bench.io.request({ method: 'GET', url, headers })
    expect(reply.status).toBe(200)
    return readBytes(reply, bench.io.signal)
  }
  bench.leastWish = (model, task) => wishFor(bench, model, task, false)
  bench.fullestWish = (model, task) => wishFor(bench, model, task, true)

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

export const videoWish = (more: Partial<VideoRequest>): VideoRequest => ({
  key: `work-${++wishes}-of-the-suite`,
  model: 'model',
  task: 'film',
  prompt: 'a lighthouse at dusk',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})

async function wishFor(
  bench: VideoBench,
  model: ListedVideoModel,
  task: VideoTask,
  all: boolean,
): Promise<Partial<VideoRequest>> {
  const { declaration, name } = model
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  const { params } = all
    ? { params: fullestParams(declaration, task) }
    : fallbackParams(declaration, task)
  return {
    model: name,
    task,
    params,
    inputs: declared.inputs.flatMap(({ role, least, most }) =>
      Array.from({ length: all ? most : least }, (_, at) => sampleInput(role, at)),
    ),
    prompt: (all ? declared.prompt !== 'none' : declared.prompt === 'wanted')
      ? 'a lighthouse at dusk'
      : '',
    negativePrompt: all && declaration.negativePrompt ? 'fog' : '',
    count: all ? declaration.mostResults : 1,
    parent: declared.parent ? { ticket: await parentFor(bench, model), index: 0 } : null,
  }
}

async function parentFor(bench: VideoBench, model: ListedVideoModel): Promise<Ticket> {
  return (await bench.finish(await bench.leastWish(model, 'film'))).ticket
}

type Declaration = ListedVideoModel['declaration']

export function fallbackParams(declaration: Declaration, task: VideoTask) {
  const read = readParams(declaration, task, {})
  return 'params' in read ? read : expect.fail(JSON.stringify(read.problems))
}

const fullestParams = (declaration: Declaration, task: VideoTask): Record<string, ParamValue> =>
  Object.fromEntries(fieldsFor(declaration, task).map((field) => [field.name, lastOf(field)]))

function lastOf(field: ModelField<VideoTask>): ParamValue {
  switch (field.kind) {
    case 'aspect':
    case 'choice':
      return field.options.at(-1) ?? field.fallback
    case 'number':
    case 'seed':
      return field.max
    case 'flag':
      return true
    case 'text':
      return 'words'
  }
}

/** Values that differ from the fallback. */
export function otherValues(field: ModelField<VideoTask>): ParamValue[] {
  switch (field.kind) {
    case 'aspect':
    case 'choice':
      return field.options.filter((option) => option !== field.fallback)
    case 'number':
      return [field.min === field.fallback ? field.max : field.min]
    case 'seed':
      return [7]
    case 'flag':
      return [!field.fallback]
    case 'text':
      return ['words']
  }
}

/** Every field's name, option and fallback fits what the model declares of it. */
export function expectSoundVideoModel({ name, label, declaration }: ListedVideoModel): void {
  expect([name, label]).not.toContain('')
  expect(declaration.mostResults).toBeGreaterThanOrEqual(1)
  expect(declaration.promptLimit).toBeGreaterThanOrEqual(0)
  const tasks = Object.keys(declaration.tasks) as VideoTask[]
  expect(tasks.length).toBeGreaterThan(0)
  for (const field of declaration.fields) {
    expect(tasks, `${name} ${field.name}`).toEqual(expect.arrayContaining([...(field.tasks ?? [])]))
    if ('options' in field) {
      expect(new Set(field.options).size).toBe(field.options.length)
      expect(field.options).not.toContain('')
    }
    if (field.kind === 'aspect')
      for (const option of field.options) expect(option).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    if (field.kind === 'number') expect(field.step).toBeGreaterThan(0)
  }
  for (const task of tasks) {
    const names = fieldsFor(declaration, task).map((field) => field.name)
    expect(new Set(names).size, `${name} ${task}: a field twice`).toBe(names.length)
    fallbackParams(declaration, task)
    for (const { least, most } of declaration.tasks[task]?.inputs ?? [])
      expect([least >= 0, most >= least, most >= 1]).toEqual([true, true, true])
  }
}
