// Which tools there are, in their order, and how a tool sees the models that offer it. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import type { WorkTask } from '@atelier/contract/work-terms'
import type { IconName } from '../../ui/icon-names.ts'

/** Those that begin with a picture and need nothing that only a drawing page has. */
export const toolIcons = {
  upscale: 'scaling',
  'remove-background': 'scissors',
  outpaint: 'expand',
  erase: 'eraser',
  restyle: 'palette',
  edit: 'brush',
  describe: 'scan-text',
  slice: 'grid-2x2',
  convert: 'replace',
  compress: 'shrink',
  watermark: 'stamp',
} as const satisfies { [Task in WorkTask]?: IconName }
export type Tool = keyof typeof toolIcons

const tools = Object.keys(toolIcons) as Tool[]

/** Pictures that one press sends: each becomes a work. */
export const maxAtOnce = 20

export const toolIn = (search: string): Tool | undefined =>
  tools.find((tool) => tool === new URLSearchParams(search).get('tool'))

const begins = (model: WorkModel, tool: Tool): boolean =>
  model.declaration.tasks[tool]?.inputs.some(({ role }) => role === 'source') ?? false

export const modelsOf = (tool: Tool, models: readonly WorkModel[]): WorkModel[] =>
  models.filter((model) => begins(model, tool))

/** What no model does is not there. */
export const toolsOf = (models: readonly WorkModel[]): Tool[] =>
  tools.filter((tool) => models.some((model) => begins(model, tool)))

/** Whether each of several pictures can become a work of its own: it takes one, and nothing that belongs to that very picture. */
export function takesMany(model: WorkModel, tool: Tool): boolean {
  const slots = model.declaration.tasks[tool]?.inputs ?? []
  return (
    slots.some(({ role, most: max }) => role === 'source' && max === 1) &&
    slots.every(({ role }) => role !== 'mask')
  )
}

/** The model as the tool's form shows it: with room for several pictures, where each of them can be sent alone. */
export function withRoom(model: WorkModel, tool: Tool): WorkModel {
  const declared = model.declaration.tasks[tool]
  if (!declared || !takesMany(model, tool)) return model
  const inputs = declared.inputs.map((slot) =>
    slot.role === 'source' ? { ...slot, most: maxAtOnce } : slot,
  )
  const tasks = { ...model.declaration.tasks, [tool]: { ...declared, inputs } }
  return { ...model, declaration: { ...model.declaration, tasks } }
}

/** What it costs at least, for one picture, and from which purse. */
export function minPrice(
  tool: Tool,
  models: readonly WorkModel[],
): { price: number; purse: WorkModel['purse'] } {
  const offers = modelsOf(tool, models).map((model) => ({
    price: priceOfWork(model.price[tool] ?? { perCall: 0, perImage: 0 }, 1),
    purse: model.purse,
  }))
  const [first = { price: 0, purse: 'credits' as const }, ...others] = offers
  return others.reduce((min, offer) => (offer.price < min.price ? offer : min), first)
}

/** Results that stand in another shape than their source, or that are several: nothing to lay over each other. */
const unlike: readonly Tool[] = ['outpaint', 'slice', 'describe']
export const isComparable = (task: WorkTask): boolean => !unlike.some((tool) => tool === task)
