// What a model may do with works in a conversation: ask for a picture or a song, as its caller would, and look at what there is. And what
// the Guide does: have made what it is asked for.
import { Failure } from '@atelier/contract/errors'
import { queue } from '@atelier/contract/features/making/queue'
import { priceOfWork } from '@atelier/contract/work-price'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { z } from 'zod'
import type { ServerTool, ToolContext } from '../../talk/tools/chat-tools.ts'
import { defineTool } from '../../talk/tools/define-tool.ts'
import type { WorkPlan } from '../works/work-plan.ts'
import { listWorks } from '../works/works.usecases.ts'
import type { WorkDependencies } from '../works/works-dependencies.ts'
import { askForWorks } from './ask-for-works.ts'
import { drawingTypes } from './draw-in-chat.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies, type WorkRequest } from './plan-work.ts'

type Dependencies = { recipes: RecipeDependencies; works: WorkDependencies }

/** Those that models may use: each asks first. */
export const workTools = ({ recipes, works }: Dependencies): readonly ServerTool[] => [
  pictureTool(recipes, planBySite),
  songTool(recipes, planBySite),
  searchWorksTool(works),
]

/** Those of the Guide, which does what it was asked for: what is free is made at once by the house, and what costs is asked about. */
export const hostWorkTools = (recipes: RecipeDependencies): readonly ServerTool[] =>
  [
    pictureTool(recipes, planFree),
    songTool(recipes, planFree),
    makingTool(recipes, {
      name: 'make_clip',
      description: 'Has a clip made for the user; it is shown to them by itself.',
      about: 'What is to be seen, and how it moves.',
      what: 'The clip',
      plan: (prompt, context) =>
        planFree(
          toDrawRequest(queue.film.input.parse({ prompt }), [workTypes.video]),
          context,
          recipes,
        ),
    }),
  ].map((tool) => ({ ...tool, consent: 'ask-price' as const }))

/** Settles by which model something is made. */
type PlanRequest = (
  request: WorkRequest,
  context: ToolContext,
  recipes: RecipeDependencies,
) => Promise<WorkPlan>

/** By the site's own choice. */
const planBySite: PlanRequest = (request, context, recipes) => planWork(request, context, recipes)

/** By the built-in model where the site offers it and it is free for the caller, else by the site's own choice. */
const planFree: PlanRequest = async (request, context, recipes) => {
  for (const type of request.types) {
    const builtin = await recipes.models.findBuiltin(type, request.task)
    if (!builtin) continue
    try {
      const plan = await planWork({ ...request, modelId: builtin.id }, context, recipes)
      if (priceOfPlan(plan) === 0) return plan
    } catch (error) {
      if (!(error instanceof Failure && error.code.startsWith('models.'))) throw error
    }
  }
  return planWork(request, context, recipes)
}

const pictureTool = (recipes: RecipeDependencies, plan: PlanRequest): ServerTool =>
  makingTool(recipes, {
    name: 'draw_picture',
    description:
      'Draws a picture for the user. It is made by a model for pictures and shown to the user by itself; you do not see it. Use it only when they want a picture, once for each.',
    about: 'What is to be seen, in full: subject, setting, style, light.',
    what: 'The picture',
    plan: (prompt, context) =>
      plan(toDrawRequest(queue.drawInChat.input.parse({ prompt }), drawingTypes), context, recipes),
  })

const songTool = (recipes: RecipeDependencies, plan: PlanRequest): ServerTool =>
  makingTool(recipes, {
    name: 'make_music',
    description:
      'Has a song made for the user by a model for music; it is shown to the user by itself, and you do not hear it. Use it only when they want a song, once for each.',
    about: 'What the song is about, with its style and mood.',
    what: 'The song',
    plan: (prompt, context) =>
      plan(
        toDrawRequest(queue.compose.input.parse({ prompt }), [workTypes.music]),
        context,
        recipes,
      ),
  })

type MakingTool = {
  name: string
  description: string
  about: string
  what: string
  plan(prompt: string, context: ToolContext): Promise<WorkPlan>
}

/** Asks first, and never takes more than was agreed. */
const makingTool = (
  { enqueueWorks }: RecipeDependencies,
  { name, description, about, what, plan: planFor }: MakingTool,
): ServerTool =>
  defineTool({
    name,
    description,
    input: z.object({ prompt: z.string().trim().min(1).max(2000).describe(about) }),
    consent: 'ask',
    price: async ({ prompt }, context) => priceOfPlan(await planFor(prompt, context)),
    async run({ prompt }, context) {
      const plan = await planFor(prompt, context)
      const price = priceOfPlan(plan)
      if (price > context.agreed)
        throw new Error(
          `Not done: it costs ${price} credits now, and ${context.agreed} were agreed.`,
        )
      const { ids } = await askForWorks([{ plan, times: 1 }], 'beishu', context, enqueueWorks)
      const numbers = ids.map((id) => `#${id}`).join(', ')
      return {
        output: `${what} is being made as work ${numbers}; the user sees it grow below your answer. Do not link to it.`,
        parts: ids.map((workId) => ({ type: 'work' as const, workId })),
      }
    },
  })

const priceOfPlan = ({ rates, count, seconds }: WorkPlan): number =>
  priceOfWork(rates, count, seconds)

const maxFound = 10
const stateNames = new Map<number, string>(
  Object.entries(workStates).map(([name, state]) => [state, name]),
)

const searchWorksTool = (works: WorkDependencies): ServerTool =>
  defineTool({
    name: 'search_works',
    description:
      'Finds works of the user (pictures, clips, songs) whose prompt holds every word of `query`; the newest ones without words.',
    input: z.object({ query: z.string().trim().max(200).default('') }),
    async run({ query }, context) {
      const paging = { page: 1, size: maxFound, ...(query ? { query } : {}) }
      const { rows, count } = await listWorks(paging, context, works)
      if (rows.length === 0) return 'There is no such work.'
      const lines = rows.map(
        ({ id, createdAt, model, status, prompt }) =>
          `- #${id}, ${createdAt.slice(0, 10)}, ${model}, ${stateNames.get(status) ?? ''}: ${prompt.slice(0, 200)}`,
      )
      return [`${count} found, the newest ${rows.length}:`, ...lines].join('\n')
    },
  })
