// What a model takes, as data: the form, the check of the input and the price follow from it. No imports but words: a browser loads it.
import type { ImageTask, InputRole, MediaRole, PictureRole, WorkTask } from './work-terms.ts'

type FieldCommon<Task extends WorkTask> = {
  /** Known names (`aspect`, `seed`, `steps`, `cfgScale`, `strength`, `style`, `quality`, `sampler` …) have texts; others are shown as they are. */
  name: string
  /** A name of the upstream's own, for people. */
  label?: string
  /** The tasks that take it; all when absent. */
  tasks?: readonly Task[]
  /** Folded away at first. */
  advanced?: boolean
}

export type ModelField<Task extends WorkTask = WorkTask> = FieldCommon<Task> &
  (
    | { kind: 'aspect' /** Such as `16:9`. */; options: readonly string[]; fallback: string }
    | { kind: 'choice'; options: readonly string[]; fallback: string }
    | { kind: 'number'; min: number; max: number; step: number; fallback: number }
    /** A whole number from 0 to `max`; the engine takes one by chance when it is absent. */
    | { kind: 'seed'; max: number }
    | { kind: 'flag'; fallback: boolean }
    | {
        kind: 'text' /** In UTF-16 units. */
        max: number /** Nothing can be made without it. */
        required?: boolean
      }
  )

/** How many files of a role a task wants and takes. */
export type InputSlot<Role extends InputRole = InputRole> = {
  role: Role
  least: number
  most: number
  /** The longest clip or song, in seconds; no limit of the model's own when absent. */
  longestS?: number
}

export type TaskDeclaration<Role extends InputRole = InputRole> = {
  prompt: 'none' | 'optional' | 'wanted'
  /** Files that go along. */
  inputs: readonly InputSlot<Role>[]
  /** It goes on from an earlier work of the same connection. */
  parent?: boolean
}

/** What a model takes, whatever it makes. */
export type ModelDeclaration<
  Task extends WorkTask = WorkTask,
  Role extends InputRole = InputRole,
> = {
  tasks: { readonly [Each in Task]?: TaskDeclaration<Role> }
  fields: readonly ModelField<Task>[]
  /** How many pictures, clips or songs one request may ask for. */
  mostResults: number
  /** In UTF-16 units. */
  promptLimit: number
  negativePrompt: boolean
  /** Words to find it by; those that are values of fields have texts. Absent where nobody has said any. */
  tags?: readonly string[]
}

/** What a model takes that makes pictures. */
export type ImageModelDeclaration = ModelDeclaration<ImageTask, PictureRole>
export type ImageField = ModelField<ImageTask>
export type ImageTaskDeclaration = TaskDeclaration<PictureRole>

/** What a model takes that makes clips, songs or stems. */
export type MediaModelDeclaration<Task extends WorkTask> = ModelDeclaration<Task, MediaRole>
export type MediaTaskDeclaration = TaskDeclaration<MediaRole>
export type MediaSlot = InputSlot<MediaRole>

export type ParamValue = string | number | boolean
export type Params = { readonly [name: string]: ParamValue }

/** Why a parameter does not fit. */
export type ParamProblem = {
  name: string
  reason: 'unknown' | 'not-offered' | 'out-of-range' | 'wrong-kind' | 'missing'
}

type Fields<Task extends WorkTask> = { readonly fields: readonly ModelField<Task>[] }

export const fieldsFor = <Task extends WorkTask>(
  { fields }: Fields<Task>,
  task: Task,
): ModelField<Task>[] => fields.filter(({ tasks }) => tasks === undefined || tasks.includes(task))

/** What was given, checked, with fallbacks for what was not. A seed, and a text that is not required, stay absent when they were not given. */
export function readParams<Task extends WorkTask>(
  declaration: Fields<Task>,
  task: Task,
  given: { readonly [name: string]: unknown },
): { params: Params } | { problems: ParamProblem[] } {
  const fields = fieldsFor(declaration, task)
  const known = new Set(fields.map(({ name }) => name))
  const problems: ParamProblem[] = Object.keys(given)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, reason: 'unknown' }))
  const params: Record<string, ParamValue> = {}
  for (const field of fields) {
    const value = given[field.name] ?? fallbackOf(field)
    if (isMissing(field, value)) {
      problems.push({ name: field.name, reason: 'missing' })
      continue
    }
    if (value === undefined || value === '') continue
    const reason = problemOf(field, value)
    if (reason) problems.push({ name: field.name, reason })
    else params[field.name] = value as ParamValue
  }
  return problems.length ? { problems } : { params }
}

/** Whether it is a text that must be there and is not. */
export const isMissing = (field: ModelField<WorkTask>, value: unknown): boolean =>
  field.kind === 'text' &&
  field.required === true &&
  (value === undefined || (typeof value === 'string' && value.trim() === ''))

export const fallbackOf = (field: ModelField<WorkTask>): ParamValue | undefined =>
  'fallback' in field ? field.fallback : undefined

function problemOf(
  field: ModelField<WorkTask>,
  value: unknown,
): ParamProblem['reason'] | undefined {
  switch (field.kind) {
    case 'aspect':
    case 'choice':
      if (typeof value !== 'string') return 'wrong-kind'
      return field.options.includes(value) ? undefined : 'not-offered'
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrong-kind'
      return value >= field.min && value <= field.max ? undefined : 'out-of-range'
    case 'seed':
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-kind'
      return value >= 0 && value <= field.max ? undefined : 'out-of-range'
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'wrong-kind'
    case 'text':
      if (typeof value !== 'string') return 'wrong-kind'
      return value.length <= field.max ? undefined : 'out-of-range'
  }
}
