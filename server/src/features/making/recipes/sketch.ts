// A small picture of a prompt by our own code, at no cost: a first idea, and labelled as such by whoever shows it.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readParams } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import { workTypes } from '@atelier/contract/work-terms'
import type { EngineIo } from '@atelier/engines/io'
import type { MadeFile, Ticket } from '@atelier/engines/kinds/work'
import type { Maker, MakerRequest } from '@atelier/engines/makers/maker'
import { shrinkPicture } from '../../../platform/pictures/shrink-picture.ts'
import type { WorkModel } from '../works/work-plan.ts'
import type { RecipeDependencies } from './plan-work.ts'

const longestSide = 384
const patienceMs = 20_000

/** A WebP as a data URL; empty where nothing built in draws. */
export async function drawSketch(
  { prompt, aspect, locale }: { prompt: string; aspect: unknown; locale: Locale },
  { models, engineIo }: Pick<RecipeDependencies, 'models' | 'engineIo'>,
): Promise<string> {
  const model =
    (await models.findBuiltin(workTypes.draw, 'draw')) ??
    (await models.findBuiltin(workTypes.midjourney, 'draw'))
  if (!model) return ''
  const request: MakerRequest = {
    key: randomUUID(),
    model: model.name,
    task: 'draw',
    locale,
    negativePrompt: '',
    inputs: [],
    count: 1,
    parent: null,
    prompt: prompt.slice(0, model.declaration.promptLimit),
    params: paramsFor(model, aspect),
  }
  const output = await make(model.engine, request, engineIo(AbortSignal.timeout(patienceMs)))
  return output && 'data' in output ? shrink(output.data) : ''
}

function paramsFor({ declaration }: WorkModel, aspect: unknown): MakerRequest['params'] {
  const requests = typeof aspect === 'string' ? [{ aspect }, {}] : [{}]
  for (const request of requests) {
    const read = readParams(declaration, 'draw', request)
    if ('params' in read) return read.params
  }
  return {}
}

async function make(
  engine: Maker,
  request: MakerRequest,
  io: EngineIo,
): Promise<MadeFile | undefined> {
  const submitted = await engine.submit(request, { ...io, progress: () => {} })
  if ('outcome' in submitted) return submitted.outcome.results[0]?.file
  return wait(engine, submitted.ticket, io)
}

async function wait(engine: Maker, ticket: Ticket, io: EngineIo): Promise<MadeFile | undefined> {
  for (;;) {
    const status = await engine.check(ticket, io)
    if (status.state === 'done') return status.outcome.results[0]?.file
    if (status.state === 'failed') return undefined
    await pause(Math.min(engine.checkEveryMs ?? 2000, 500), undefined, { signal: io.signal })
  }
}

async function shrink(data: Uint8Array): Promise<string> {
  const [small = data] = await shrinkPicture(data, [{ side: longestSide, quality: 80 }])
  return `data:image/webp;base64,${Buffer.from(small).toString('base64')}`
}
