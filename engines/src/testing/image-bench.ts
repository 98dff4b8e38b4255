// A stand-in upstream and an engine connected to it, fresh for every test of the suite of engines that make pictures.

import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { afterEach, beforeEach, expect } from 'vitest'
import { EngineError } from '../errors.ts'
import type {
  ImageEngine,
  ImageOutcome,
  ImageOutput,
  ImageRequest,
  ImageStanding,
  ListedImageModel,
  Ticket,
} from '../kinds/image.ts'
import { readBytes } from '../read-reply.ts'
import type { Accident, ImageStandIn, Stage } from './image-stand-in.ts'
import { samplePicture } from './sample-picture.ts'
import { createTestIo, type TestIo } from './test-io.ts'

export type ImageSubject = {
  start(options: { key: string }): Promise<ImageStandIn>
  open(settings: { baseUrl: string; apiKey: string }): ImageEngine
  /** What is wished for where a test does not care. */
  wish: Pick<ImageRequest, 'model'> & Partial<ImageRequest>
  /** The upstream answers a wish with its pictures rather than with a ticket. */
  answersAtOnce?: boolean
  /** What cannot happen at this upstream. */
  lacks?: readonly (Accident | Stage | 'wrong key' | 'how long to wait' | 'cancelling')[]
}

export type Finished = { outcome: ImageOutcome; ticket: Ticket | undefined }

export type ImageBench = {
  server: ImageStandIn
  engine: ImageEngine
  io: TestIo
  /** An engine that remembers nothing, with the right key unless another is given. */
  reopen(apiKey?: string): void
  /** Another patience, another signal. */
  patience(options: Parameters<typeof createTestIo>[0]): void
  submit(more?: Partial<ImageRequest>): ReturnType<ImageEngine['submit']>
  /** Hands a wish over that is answered with a ticket. */
  ticketFor(more?: Partial<ImageRequest>): Promise<Ticket>
  check(ticket: Ticket): Promise<ImageStanding>
  /** Submits and follows to the end, which it must reach. */
  finish(more?: Partial<ImageRequest>): Promise<Finished>
  /** The bytes of a picture that was made. */
  fetch(output: ImageOutput): Promise<Uint8Array>
  /** A wish for a task with all that the model wants, and nothing more. */
  leastWish(model: ListedImageModel, task: ImageTask): Promise<Partial<ImageRequest>>
}

export const rightKey = 'sk-secret-key-of-this-test'

/** To be called within `describe`. What it returns is filled before each test. */
export function useImageUpstream(subject: ImageSubject): ImageBench {
  const bench = {} as ImageBench
  bench.reopen = (apiKey = rightKey) => {
    bench.engine = subject.open({ baseUrl: bench.server.url, apiKey })
  }
  bench.patience = (options) => {
    closing.push(bench.io)
    bench.io = createTestIo(options)
  }
  bench.submit = (more = {}) =>
    bench.engine.submit(wishOf(subject, more), Object.assign({}, bench.io, { progress() {} }))
  bench.ticketFor = async (more = {}) => {
    const answer = await bench.submit(more)
    if (!('ticket' in answer) || answer.ticket === undefined)
      return expect.fail('there is no ticket')
    return answer.ticket
  }
  bench.check = (ticket) => bench.engine.check(ticket, bench.io)
  bench.finish = async (more = {}) => {
    bench.server.move('done')
    const answer = await bench.submit(more)
    if ('outcome' in answer) return { outcome: answer.outcome, ticket: answer.ticket }
    const standing = await bench.check(answer.ticket)
    if (standing.state !== 'done') return expect.fail(`it is ${JSON.stringify(standing)}`)
    return { outcome: standing.outcome, ticket: standing.ticket ?? answer.ticket }
  }
  bench.fetch = async (output) => {
    if ('data' in output) return output.data
    const { url, headers = {} } = output
    const reply = await bench.io.request({ method: 'GET', url, headers })
    expect(reply.status).toBe(200)
    return readBytes(reply, bench.io.signal)
  }
  bench.leastWish = (model, task) => leastWish(bench, model, task)

  const closing: TestIo[] = []
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

const wishOf = (subject: ImageSubject, more: Partial<ImageRequest>): ImageRequest => ({
  key: `work-${++wishes}-of-the-suite`,
  task: 'draw',
  prompt: 'a lighthouse at dusk',
  negativePrompt: '',
  pictures: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
  ...subject.wish,
  ...more,
})

/** Tasks that go on from an earlier work, unless they say which picture they want instead. */
const continuing: readonly ImageTask[] = ['vary', 'reroll', 'upscale', 'zoom', 'pan']

async function leastWish(
  bench: ImageBench,
  model: ListedImageModel,
  task: ImageTask,
): Promise<Partial<ImageRequest>> {
  const { declaration, name } = model
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  const pictures = declared.pictures.flatMap(({ role, least }) =>
    Array.from({ length: least }, () => samplePicture(role)),
  )
  const fallbacks = readParams(declaration, task, requiredTexts(declaration, task))
  if ('problems' in fallbacks) return expect.fail(JSON.stringify(fallbacks.problems))
  const wish = {
    model: name,
    task,
    pictures,
    params: fallbacks.params,
    prompt: declared.prompt === 'wanted' ? 'a lighthouse at dusk' : '',
  }
  const hasSource = declared.pictures.some(({ role, least }) => role === 'source' && least > 0)
  if (!continuing.includes(task) || hasSource) return wish
  return { ...wish, parent: { ticket: await parentFor(bench, model, task), index: 0 } }
}

/** The ticket of a work that can be asked for a task: one that was drawn, or a picture taken out of it. */
async function parentFor(
  bench: ImageBench,
  model: ListedImageModel,
  task: ImageTask,
): Promise<Ticket> {
  const drawn = await bench.finish(await leastWish(bench, model, 'draw'))
  let { ticket } = drawn
  const { next } = drawn.outcome
  if (ticket && next && !next.includes(task)) {
    const fallbacks = readParams(model.declaration, 'upscale', {})
    const params = 'params' in fallbacks ? fallbacks.params : {}
    const wish = {
      model: model.name,
      task: 'upscale',
      params,
      parent: { ticket, index: 0 },
    } as const
    ticket = (await bench.finish(wish)).ticket
  }
  if (ticket === undefined) return expect.fail(`nothing can go on from a work of ${model.name}`)
  return ticket
}

/** A word for each text that a task cannot do without. */
export const requiredTexts = (
  declaration: ListedImageModel['declaration'],
  task: ImageTask,
): Record<string, string> =>
  Object.fromEntries(
    fieldsFor(declaration, task).flatMap((field) =>
      field.kind === 'text' && field.required ? [[field.name, 'word']] : [],
    ),
  )

/** How an attempt failed; fails when it did not. */
export async function failureOf(attempt: Promise<unknown>): Promise<EngineError> {
  try {
    await attempt
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  return expect.fail('nothing failed')
}

/** Every field's name, option and fallback fits what the model declares of it. */
export function expectSoundDeclaration({ name, label, declaration }: ListedImageModel): void {
  expect(name).not.toBe('')
  expect(label).not.toBe('')
  expect(declaration.mostPictures).toBeGreaterThanOrEqual(1)
  expect(declaration.promptLimit).toBeGreaterThan(0)
  const tasks = Object.keys(declaration.tasks) as ImageTask[]
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
    expect(readParams(declaration, task, requiredTexts(declaration, task))).toEqual({
      params: expect.any(Object),
    })
    for (const { least, most } of declaration.tasks[task]?.pictures ?? [])
      expect([least >= 0, most >= least, most >= 1]).toEqual([true, true, true])
  }
}
