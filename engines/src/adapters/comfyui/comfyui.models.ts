// What a ComfyUI offers: each family of workflows, with each checkpoint where the workflows load one.
import type {
  ImageField,
  ImageModelDeclaration,
  ImageTaskDeclaration,
} from '@atelier/contract/model-declaration'
import type { ImageTask, PictureRole } from '@atelier/contract/work-terms'
import { checkpointSide } from '../../checkpoint-size.ts'
import type { ListedImageModel } from '../../kinds/image.ts'
import { inputsOf, placesOf, tasksOf, type Workflow } from './workflow.ts'

/** What there is to choose from. */
export type Inventory = {
  checkpoints: readonly string[]
  samplers: readonly string[]
  schedulers: readonly string[]
  upscalers: readonly string[]
}

/** Workflows of one id: ways of one model. */
export type Family = { id: string; label: string; workflows: Workflow[] }

export function familiesOf(workflows: readonly Workflow[]): Family[] {
  const families = new Map<string, Family>()
  for (const workflow of workflows) {
    const { id, label } = workflow
    const family = families.get(id) ?? { id, label, workflows: [] }
    family.workflows.push(workflow)
    families.set(id, family)
  }
  return [...families.values()]
}

export const modelName = (family: string, checkpoint?: string): string =>
  checkpoint === undefined ? family : `${family}:${checkpoint}`

/** The names of files may hold colons; those of families do not. */
export function readModelName(name: string): { family: string; checkpoint?: string } {
  const colon = name.indexOf(':')
  return colon < 0
    ? { family: name }
    : { family: name.slice(0, colon), checkpoint: name.slice(colon + 1) }
}

export const roleOf = (input: string): PictureRole | undefined => {
  if (input === 'image') return 'source'
  if (input === 'mask' || input === 'style') return input
  return input.startsWith('reference') ? 'reference' : undefined
}

export function listComfyModels(
  workflows: readonly Workflow[],
  inventory: Inventory,
): ListedImageModel[] {
  return familiesOf(workflows).flatMap((family) => {
    const checkpoints = checkpointsFor(family, inventory)
    if (checkpoints === 'none needed') return listed(family, inventory)
    return checkpoints.flatMap((checkpoint) => listed(family, inventory, checkpoint))
  })
}

function checkpointsFor({ workflows }: Family, { checkpoints }: Inventory) {
  const loading = workflows.filter((workflow) => inputsOf(workflow).has('checkpoint'))
  if (loading.length === 0) return 'none needed'
  return checkpoints.filter((checkpoint) =>
    loading.every(
      (one) => one.checkpoints === undefined || new RegExp(one.checkpoints).test(checkpoint),
    ),
  )
}

function listed(family: Family, inventory: Inventory, checkpoint?: string): ListedImageModel[] {
  // A choice of nothing cannot be made: what wants an upscaler is not offered where there is none.
  const workflows = family.workflows.filter(
    (workflow) => !inputsOf(workflow).has('upscaler') || inventory.upscalers.length > 0,
  )
  if (workflows.length === 0) return []
  const declaration = declare(workflows, inventory, checkpoint)
  const shown = checkpoint?.replace(/^.*[\\/]/, '').replace(/\.(safetensors|ckpt|sft|gguf)$/, '')
  const label =
    shown === undefined
      ? family.label
      : family.id === 'basic'
        ? shown
        : `${family.label} · ${shown}`
  const isTool = checkpoint === undefined && !declaration.tasks.draw && !declaration.tasks.edit
  const type = isTool ? 'tool' : 'square'
  return [{ name: modelName(family.id, checkpoint), label, type, declaration }]
}

function declare(
  workflows: readonly Workflow[],
  inventory: Inventory,
  checkpoint: string | undefined,
): ImageModelDeclaration {
  const uses = (name: string) => workflows.some((workflow) => inputsOf(workflow).has(name))
  const tasks: Partial<Record<ImageTask, ImageTaskDeclaration>> = {}
  for (const task of new Set(workflows.flatMap(tasksOf)))
    tasks[task] = declareTask(
      task,
      workflows.filter((workflow) => tasksOf(workflow).includes(task)),
    )
  const side = checkpointSide(checkpoint ?? 'xl')
  return {
    tasks,
    fields: mergeFields(workflows.flatMap((workflow) => fieldsOf(workflow, inventory, side))),
    mostResults: uses('batch') ? 4 : 1,
    promptLimit: 10_000,
    negativePrompt: uses('negative'),
  }
}

function declareTask(task: ImageTask, ways: readonly Workflow[]): ImageTaskDeclaration {
  const isDescribed = ways.some((way) => inputsOf(way).has('prompt'))
  const counts = (role: PictureRole) =>
    ways.map((way) => [...inputsOf(way)].filter((input) => roleOf(input) === role).length)
  const pictures = (['source', 'reference', 'style', 'mask'] as const).flatMap((role) => {
    const max = Math.max(...counts(role))
    return max === 0 ? [] : [{ role, least: Math.min(...counts(role)), most: max }]
  })
  const prompt = !isDescribed ? 'none' : task === 'upscale' ? 'optional' : 'wanted'
  return { prompt, inputs: pictures }
}

type Shape = Omit<Extract<ImageField, { kind: 'number' }>, 'name' | 'fallback'>
const number = (min: number, max: number, step: number): Shape => ({
  kind: 'number',
  min,
  max,
  step,
})

type Known = { name: string; label?: string; shape: Shape; fallback: number | 'side' }

const numbers: Record<string, Known> = {
  width: { name: 'width', label: 'Width', shape: number(64, 2048, 8), fallback: 'side' },
  height: { name: 'height', label: 'Height', shape: number(64, 2048, 8), fallback: 'side' },
  strength: { name: 'strength', shape: number(0, 1, 0.05), fallback: 0.75 },
  steps: { name: 'steps', shape: number(1, 150, 1), fallback: 25 },
  cfg: { name: 'cfgScale', shape: number(1, 30, 0.5), fallback: 7 },
  scale: { name: 'scale', shape: number(1, 4, 0.25), fallback: 2 },
}

function fieldsOf(workflow: Workflow, inventory: Inventory, side: number): ImageField[] {
  const inputs = inputsOf(workflow)
  // A picture that is begun with brings its own size.
  const sized = inputs.has('image')
    ? tasksOf(workflow).filter((task) => task === 'draw')
    : tasksOf(workflow)
  const fields = [...inputs].flatMap((input): ImageField[] => {
    const known = numbers[input]
    const tasks = known?.fallback === 'side' ? sized : tasksOf(workflow)
    if (tasks.length === 0) return []
    if (known) {
      const { shape, fallback: _, ...naming } = known
      const defaultValue = settingDefaultOf(workflow, input)
      const wanted = known.fallback === 'side' ? side : known.fallback
      const fits =
        typeof defaultValue === 'number' && defaultValue >= shape.min && defaultValue <= shape.max
      return [{ ...naming, ...shape, fallback: fits ? defaultValue : wanted, tasks }]
    }
    if (input === 'seed') return [{ name: 'seed', kind: 'seed', max: 4_294_967_295, tasks }]
    const options = {
      sampler: inventory.samplers,
      scheduler: inventory.schedulers,
      upscaler: inventory.upscalers,
    }[input]
    return options ? choice({ name: input, tasks }, options, settingDefaultOf(workflow, input)) : []
  })
  const own = workflow.fields.map((field) => ({ ...field, tasks: tasksOf(workflow) }) as ImageField)
  return [...fields, ...own]
}

function choice(
  { name, tasks }: { name: string; tasks: readonly ImageTask[] },
  listed: readonly string[],
  defaultValue: unknown,
): ImageField[] {
  const options = [...new Set(listed)]
  const fallback = options.find((option) => option === defaultValue) ?? options[0]
  return fallback === undefined
    ? []
    : [{ name, kind: 'choice', options, fallback, tasks, advanced: true }]
}

/** What a workflow does of its own accord: what its graph holds there, else what it says. */
export function settingDefaultOf(workflow: Workflow, input: string): unknown {
  const [first] = placesOf(workflow, input)
  const held = first && workflow.graph[first.node]?.inputs[first.input]
  return typeof held === 'object' || held === undefined ? workflow.defaults[input] : held
}

/** Each name once a task: what two ways of a task declare differently is as the first has it. */
function mergeFields(fields: readonly ImageField[]): ImageField[] {
  const merged: ImageField[] = []
  for (const field of fields) {
    const same = merged.filter(({ name }) => name === field.name)
    const taken = new Set(same.flatMap(({ tasks = [] }) => tasks))
    const tasks = (field.tasks ?? []).filter((task) => !taken.has(task))
    if (tasks.length === 0) continue
    const alike = same.findIndex((one) => isAlike(one, field))
    const found = same[alike]
    if (found)
      merged[merged.indexOf(found)] = { ...found, tasks: [...(found.tasks ?? []), ...tasks] }
    else merged.push({ ...field, tasks })
  }
  return merged
}

const isAlike = (one: ImageField, other: ImageField): boolean =>
  JSON.stringify({ ...one, tasks: [] }) === JSON.stringify({ ...other, tasks: [] })
