// A small picture of a prompt by our own code, at no cost: a first idea, and labelled as such by whoever shows it.
import { randomUUID } from 'node:crypto'
import { readParams } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import { workTypes } from '@atelier/contract/work-terms'
import { makeNow } from '@atelier/engines/makers/make-now'
import type { MakerRequest } from '@atelier/engines/makers/maker'
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
  const io = engineIo(AbortSignal.timeout(patienceMs))
  const made = await makeNow(model.engine, request, io, { maxCheckMs: 500 })
  const output = made.state === 'done' ? made.outcome.results[0]?.file : undefined
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

async function shrink(data: Uint8Array): Promise<string> {
  const [small = data] = await shrinkPicture(data, [{ side: longestSide, quality: 80 }])
  return `data:image/webp;base64,${Buffer.from(small).toString('base64')}`
}
