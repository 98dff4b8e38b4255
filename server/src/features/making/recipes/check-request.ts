// Whether a request fits the model that it is for: rules alone, nothing is looked up.
import {
  type InputSlot,
  type ModelDeclaration,
  type Params,
  readParams,
  type TaskDeclaration,
} from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import type { InputRef } from '../works/recipe.ts'
import type { RequestProblem } from './request-problems.ts'

/** What a model is asked for, as it was sent. */
export type ModelRequest = {
  task: WorkTask
  prompt: string
  negativePrompt: string
  params: { readonly [name: string]: unknown }
  inputs: readonly InputRef[]
  count: number
}

/** Tasks that go on from an earlier work, where they are not given the picture itself. */
const continuing: readonly WorkTask[] = ['vary', 'reroll', 'upscale', 'zoom', 'pan', 'edit']

const takesSource = ({ inputs }: TaskDeclaration): boolean =>
  inputs.some(({ role, most: max }) => role === 'source' && max > 0)

/** Whether the upstream is asked to go on from a work of its own: then it must be one. */
export const goesOn = (task: WorkTask, declared: TaskDeclaration): boolean =>
  declared.parent === true || (continuing.includes(task) && !takesSource(declared))

/** The request with fallbacks filled in, or all that is wrong with it. */
export function checkRequest(
  request: ModelRequest,
  declaration: ModelDeclaration,
): { params: Params } | { problems: RequestProblem[] } {
  const declared = declaration.tasks[request.task]
  if (!declared) return { problems: [{ field: 'task', reason: 'task-not-offered' }] }
  const read = readParams(declaration, request.task, request.params)
  const problems = [
    ...promptProblems(request, declared, declaration),
    ...('problems' in read
      ? read.problems.map(({ name, reason }) => ({ field: `params.${name}`, reason }))
      : []),
    ...inputProblems(request.inputs, declared.inputs),
  ]
  const { mostResults: max } = declaration
  if (request.count > max)
    problems.push({ field: 'count', reason: 'too-many-results', values: { most: max } })
  return problems.length || !('params' in read) ? { problems } : { params: read.params }
}

function promptProblems(
  { prompt, negativePrompt }: ModelRequest,
  declared: TaskDeclaration,
  { promptLimit: max, negativePrompt: takesNegative }: ModelDeclaration,
): RequestProblem[] {
  const problems: RequestProblem[] = []
  if (declared.prompt === 'wanted' && prompt === '')
    problems.push({ field: 'prompt', reason: 'prompt-wanted' })
  if (prompt.length > max)
    problems.push({ field: 'prompt', reason: 'prompt-too-long', values: { most: max } })
  if (negativePrompt && !takesNegative)
    problems.push({ field: 'negativePrompt', reason: 'no-negative' })
  if (takesNegative && negativePrompt.length > max)
    problems.push({ field: 'negativePrompt', reason: 'prompt-too-long', values: { most: max } })
  return problems
}

function inputProblems(inputs: readonly InputRef[], slots: readonly InputSlot[]): RequestProblem[] {
  const field = 'inputs'
  const countOf = (role: string) => inputs.filter((input) => input.role === role).length
  const problems: RequestProblem[] = slots.flatMap(
    ({ role, least: min, most: max }): RequestProblem[] => {
      const values = { least: min, most: max }
      if (countOf(role) < min) return [{ field, reason: `${role}-wanted`, values }]
      return countOf(role) > max ? [{ field, reason: `${role}-too-many`, values }] : []
    },
  )
  const strange = inputs.find(({ role }) => !slots.some((slot) => slot.role === role))
  if (strange) problems.push({ field, reason: `${strange.role}-not-taken` })
  return problems
}
