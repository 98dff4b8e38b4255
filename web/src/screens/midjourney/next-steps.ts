// What a work can be asked for next, as the buttons of its card and its window. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { fieldsFor, type Params } from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import { followUpPrice } from '../../features/making/works/follow-up.ts'

export type Step = {
  task: WorkTask
  params: Params
  /** What tells it from others of its task, such as `subtle`, `left` or `1.5`; empty when there is but one. */
  value: string
  /** In credits. */
  price: number
}

const steppable = ['upscale', 'vary', 'zoom', 'pan', 'reroll'] as const satisfies WorkTask[]

/** How far out is offered, where the model leaves it open. */
const zooms = [1.5, 2]

/** How many pictures there are to choose from: files, or tiles of one file. */
export const placesOf = ({ files, tiles }: Pick<Work, 'files' | 'tiles'>): number =>
  Math.max(files.length, tiles)

export function stepsOf(work: Work, model: WorkModel): Step[] {
  if (work.files.length === 0) return []
  return steppable
    .filter((task) => work.next.includes(task) && model.declaration.tasks[task])
    .flatMap((task) => {
      const price = followUpPrice(work, model, task) ?? 0
      return choicesOf(work, model, task).map((choice) => ({ task, price, ...choice }))
    })
}

/** The steps of one task, by the one field that tells them apart. */
function choicesOf(
  work: Work,
  { declaration }: WorkModel,
  task: (typeof steppable)[number],
): Pick<Step, 'params' | 'value'>[] {
  const plain = [{ params: {}, value: '' }]
  const name = { upscale: 'variant', vary: 'variant', zoom: 'zoom', pan: 'direction', reroll: '' }
  const field = fieldsFor(declaration, task).find((each) => each.name === name[task])
  // A tile is taken out of its grid in one way.
  if (!field || (work.tiles > 1 && name[task] === 'variant')) return plain
  if (field.kind === 'choice')
    return field.options.map((value) => ({ params: { [field.name]: value }, value }))
  if (field.kind !== 'number') return plain
  const offered = zooms.filter((zoom) => zoom >= field.min && zoom <= field.max)
  if (offered.length === 0) return plain
  return offered.map((zoom) => ({ params: { [field.name]: zoom }, value: `${zoom}×` }))
}

/** Whether a part of its picture can be painted over and changed; a tile of a grid is taken out first. */
export const canVaryRegion = (work: Work, { declaration }: WorkModel): boolean =>
  work.tiles === 1 &&
  work.files.length > 0 &&
  work.next.includes('edit') &&
  (declaration.tasks.edit?.inputs.some(({ role }) => role === 'mask') ?? false)

/** What can follow from one picture of a grid. */
export const tileSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ task }) => task === 'upscale' || task === 'vary')

/** Whether its model changes a picture by words. */
export const canEditTile = ({ files }: Pick<Work, 'files'>, { declaration }: WorkModel): boolean =>
  files.length > 0 &&
  (declaration.tasks.edit?.inputs.some(({ role }) => role === 'source') ?? false)

export const canSlice = ({ tiles, files }: Pick<Work, 'tiles' | 'files'>): boolean =>
  tiles > 1 && files.length === 1
