// Parameters that people type into a Midjourney prompt, such as `--ar 16:9`, read into those that the model declares. A browser loads it.
import { type ModelDeclaration, type ParamValue, readParams } from './model-declaration.ts'
import type { WorkTask } from './work-terms.ts'

/** What a flag says: a parameter by its name, with the value that it stands for when it takes none. */
type Meaning = { param: string; value?: ParamValue }

const meanings: { readonly [flag: string]: Meaning } = {
  ar: { param: 'aspect' },
  aspect: { param: 'aspect' },
  s: { param: 'stylize' },
  stylize: { param: 'stylize' },
  c: { param: 'chaos' },
  chaos: { param: 'chaos' },
  w: { param: 'weird' },
  weird: { param: 'weird' },
  q: { param: 'quality' },
  quality: { param: 'quality' },
  seed: { param: 'seed' },
  iw: { param: 'imageWeight' },
  sw: { param: 'styleWeight' },
  cw: { param: 'characterWeight' },
  ow: { param: 'characterWeight' },
  exp: { param: 'experimental' },
  tile: { param: 'tile', value: true },
  raw: { param: 'raw', value: true },
  draft: { param: 'draft', value: true },
  relax: { param: 'speed', value: 'relax' },
  fast: { param: 'speed', value: 'fast' },
  turbo: { param: 'speed', value: 'turbo' },
}

export type ReadPrompt = {
  /** Without the flags that were understood. What the model does not declare, or not with this value, stays as it was typed. */
  prompt: string
  params: { [name: string]: ParamValue }
  /** What `--no` lists; empty for nothing. */
  negativePrompt: string
  /** `--repeat`: so many works of it. */
  repeat: number
}

/** Also with the one dash that phones make of two. */
const flagPattern = /^(?:--|—)([a-z]+)$/i
const mostRepeats = 40

export function readPromptFlags(
  text: string,
  declaration: ModelDeclaration,
  task: WorkTask,
): ReadPrompt {
  const read: ReadPrompt = { prompt: text, params: {}, negativePrompt: '', repeat: 1 }
  const tokens = text.split(/\s+/).filter(Boolean)
  if (!tokens.some((token) => flagPattern.test(token))) return read
  const kept: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const used = readFlag(tokens.slice(at, at + 200), { read, declaration, task })
    if (used === 0) kept.push(tokens[at] ?? '')
    at += Math.max(used, 1)
  }
  return { ...read, prompt: kept.join(' ') }
}

/** How many tokens the flag at their head takes; 0 when there is none that is understood. */
function readFlag(
  [head = '', next = '', ...more]: readonly string[],
  { read, declaration, task }: { read: ReadPrompt; declaration: ModelDeclaration; task: WorkTask },
): number {
  const flag = flagPattern.exec(head)?.[1]?.toLowerCase()
  if (flag === undefined) return 0
  if (flag === 'no' && declaration.negativePrompt) {
    const list = [next, ...more]
    const end = list.findIndex((token) => flagPattern.test(token))
    const words = list.slice(0, end < 0 ? list.length : end).filter(Boolean)
    read.negativePrompt = [read.negativePrompt, words.join(' ')].filter(Boolean).join(', ')
    return words.length + 1
  }
  if (flag === 'repeat' || flag === 'r') {
    const times = Number(next)
    if (!Number.isInteger(times) || times < 1 || times > mostRepeats) return 0
    read.repeat = times
    return 2
  }
  const isRawStyle = flag === 'style' && next.toLowerCase() === 'raw'
  const meaning = isRawStyle
    ? meanings.raw
    : Object.hasOwn(meanings, flag)
      ? meanings[flag]
      : undefined
  if (!meaning) return 0
  const value = fittingValue(meaning, next, { declaration, task })
  if (value === undefined) return 0
  read.params[meaning.param] = value
  return isRawStyle || meaning.value === undefined ? 2 : 1
}

function fittingValue(
  { param, value }: Meaning,
  typed: string,
  { declaration, task }: { declaration: ModelDeclaration; task: WorkTask },
): ParamValue | undefined {
  const field = declaration.fields.find(
    ({ name, tasks }) => name === param && (tasks === undefined || tasks.includes(task)),
  )
  if (!field) return undefined
  const isCounted = field.kind === 'number' || field.kind === 'seed'
  const wanted = value ?? (typed === '' ? undefined : isCounted ? Number(typed) : typed)
  if (wanted === undefined) return undefined
  return 'params' in readParams({ fields: [field] }, task, { [param]: wanted }) ? wanted : undefined
}
