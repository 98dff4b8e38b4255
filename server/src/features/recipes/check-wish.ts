// Whether a wish fits the model that it is for: rules alone, nothing is looked up.
import {
  type ImageModelDeclaration,
  type Params,
  type PictureSlot,
  readParams,
  type TaskDeclaration,
} from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import type { PictureRef } from '../works/recipe.ts'
import type { WishProblem } from './wish-problems.ts'

/** What a model is asked for, as it was sent. */
export type ModelWish = {
  task: ImageTask
  prompt: string
  negativePrompt: string
  params: { readonly [name: string]: unknown }
  pictures: readonly PictureRef[]
  count: number
}

/** Tasks that go on from an earlier work, where they are not given the picture itself. */
const continuing: readonly ImageTask[] = ['vary', 'reroll', 'upscale', 'zoom', 'pan', 'edit']

const takesSource = ({ pictures }: TaskDeclaration): boolean =>
  pictures.some(({ role, most }) => role === 'source' && most > 0)

/** Whether the upstream is asked to go on from a work of its own: then it must be one. */
export const goesOn = (task: ImageTask, declared: TaskDeclaration): boolean =>
  continuing.includes(task) && !takesSource(declared)

/** The wish with fallbacks filled in, or all that is wrong with it. */
export function checkWish(
  wish: ModelWish,
  declaration: ImageModelDeclaration,
): { params: Params } | { problems: WishProblem[] } {
  const declared = declaration.tasks[wish.task]
  if (!declared) return { problems: [{ field: 'task', reason: 'task-not-offered' }] }
  const read = readParams(declaration, wish.task, wish.params)
  const problems = [
    ...promptProblems(wish, declared, declaration),
    ...('problems' in read
      ? read.problems.map(({ name, reason }) => ({ field: `params.${name}`, reason }))
      : []),
    ...pictureProblems(wish.pictures, declared.pictures),
  ]
  const { mostPictures: most } = declaration
  if (wish.count > most)
    problems.push({ field: 'count', reason: 'too-many-pictures', values: { most } })
  return problems.length || !('params' in read) ? { problems } : { params: read.params }
}

function promptProblems(
  { prompt, negativePrompt }: ModelWish,
  declared: TaskDeclaration,
  { promptLimit: most, negativePrompt: takesNegative }: ImageModelDeclaration,
): WishProblem[] {
  const problems: WishProblem[] = []
  if (declared.prompt === 'wanted' && prompt === '')
    problems.push({ field: 'prompt', reason: 'prompt-wanted' })
  if (prompt.length > most)
    problems.push({ field: 'prompt', reason: 'prompt-too-long', values: { most } })
  if (negativePrompt && !takesNegative)
    problems.push({ field: 'negativePrompt', reason: 'no-negative' })
  if (takesNegative && negativePrompt.length > most)
    problems.push({ field: 'negativePrompt', reason: 'prompt-too-long', values: { most } })
  return problems
}

function pictureProblems(
  pictures: readonly PictureRef[],
  slots: readonly PictureSlot[],
): WishProblem[] {
  const field = 'pictures'
  const countOf = (role: string) => pictures.filter((picture) => picture.role === role).length
  const problems: WishProblem[] = slots.flatMap(({ role, least, most }): WishProblem[] => {
    const values = { least, most }
    if (countOf(role) < least) return [{ field, reason: `${role}-wanted`, values }]
    return countOf(role) > most ? [{ field, reason: `${role}-too-many`, values }] : []
  })
  const strange = pictures.find(({ role }) => !slots.some((slot) => slot.role === role))
  if (strange) problems.push({ field, reason: `${strange.role}-not-taken` })
  return problems
}
