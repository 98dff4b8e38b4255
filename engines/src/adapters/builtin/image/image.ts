// Paints pictures by our own code. What is the same for all requests is here; what a request comes to is planned in `making`.
import { EngineError } from '../../../errors.ts'
import type { ImageEngine, ImageOutcome, ImageRequest } from '../../../kinds/image.ts'
import { gridModel, listPainterModels } from './image-models.ts'
import type { Manner } from './making/manner.ts'
import { nextTasks } from './making/next-tasks.ts'
import type { Painted } from './making/paint-job.ts'
import type { PaintPool } from './making/paint-pool.ts'
import { type PainterTicket, readTicket, writeTicket } from './making/painter-ticket.ts'
import { planPrompt } from './making/plan-request.ts'
import { shortenPrompt } from './making/shorten-prompt.ts'
import { findModelTexts } from './model-texts.ts'
import type { PaintingPlan } from './scene/painting-plan.ts'
import { studios } from './studios.ts'
import { toolModels } from './tools/tool-model.ts'
import { understoodWords } from './words/understand-request.ts'

export type BuiltinImageOptions = {
  /** Of all sizes. */
  scale?: number
  pool: PaintPool
}

export function createBuiltinImage({ scale = 1, pool }: BuiltinImageOptions): ImageEngine {
  const models = new Map(
    [...listPainterModels(), ...toolModels].map((model) => [model.name, model]),
  )
  const declarationOf = ({ model, task }: Pick<ImageRequest, 'model' | 'task'>) => {
    const declaration = models.get(model)?.declaration
    if (!declaration?.tasks[task])
      throw new EngineError('invalid', `The painter has no "${model}" that does "${task}".`, {
        untaken: true,
      })
    return declaration
  }
  return {
    repeatable: true,
    listModels: async () => [...models.values()],
    textsOf: findModelTexts,
    async submit(request, io) {
      const { tasks } = declarationOf(request)
      if (request.task === 'shorten') return { outcome: shortened(request.prompt) }
      const options = {
        signal: io.signal,
        report: (percent: number, preview?: Uint8Array) =>
          io.progress(percent, preview ? { data: preview } : undefined),
      }
      if (isTool(request)) {
        const { pictures, texts } = await pool.run(toolJob(request), options)
        return { outcome: { pictures: pictures.map((data) => ({ data })), texts } }
      }
      const job = planPrompt(request, mannerOf(request.model, scale))
      const painted = await pool.run(job, options)
      const isFromPicture = job.source !== undefined
      const kept: PainterTicket = { plans: painted.plans, grid: job.grid }
      const next = isFromPicture ? (['edit'] as const) : nextTasks(kept, tasks, scale)
      const outcome: ImageOutcome = { ...outcomeOf(painted, kept), next }
      // What was painted over a picture cannot be painted again without it.
      return isFromPicture ? { outcome } : { outcome, ticket: writeTicket(kept) }
    },
    async check(ticket, io) {
      const kept = readTicket(ticket)
      const job = { ...kept, references: [], referenceWeight: 0 }
      const painted = await pool.run(job, { signal: io.signal })
      return { state: 'done', outcome: outcomeOf(painted, kept), ticket }
    },
  }
}

const toolNames = new Set(toolModels.map(({ name }) => name))

/** Whatever the model, words for a picture are found by the tool for that. */
const isTool = ({ model, task }: ImageRequest): boolean =>
  toolNames.has(model) || task === 'describe'

const toolJob = ({ task, pictures, params, locale }: ImageRequest) => ({
  tool: task,
  request: { pictures, params, locale },
})

function mannerOf(model: string, scale: number): Manner {
  const studio = studios.find(({ name }) => name === model)
  return { grid: model === gridModel, scale, ...(studio ? { style: studio.style } : {}) }
}

const outcomeOf = ({ pictures }: Painted, { grid, plans }: PainterTicket): ImageOutcome => ({
  pictures: pictures.map((data) => ({ data })),
  texts: [],
  ...(plans[0] ? { seed: plans[0].seed } : {}),
  ...(grid ? { tiles: plans.length } : {}),
  ...(plans[0] ? understoodOf(plans[0]) : {}),
})

/** Nothing for a picture that no words were said for. */
function understoodOf({
  prompt,
  negativePrompt,
  style,
}: PaintingPlan): Pick<ImageOutcome, 'understood'> {
  const understood = understoodWords(prompt, { negativePrompt, style })
  return Object.values(understood).some(({ length }) => length > 0) ? { understood } : {}
}

/** A prompt of which nothing is understood stays as it is. */
function shortened(prompt: string): ImageOutcome {
  const texts = shortenPrompt(prompt)
  return { pictures: [], texts: texts.length ? texts : [prompt] }
}
