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

/** What phones and input methods make of two dashes; a pattern. */
export const flagDashes = '(?:--|[—–―－−]{1,2})'

/** Also what is typed in full width, or with the comma of a list behind it. */
const flagPattern = new RegExp(`^${flagDashes}([a-z]+)[,，、;；]*$`, 'i')
const maxRepeats = 40

/** Flags that are passed on as they are; with dashes that the upstream does not know they are written as it does. */
const passedOn: ReadonlySet<string> = new Set([
  ...Object.keys(meanings),
  ...['sref', 'cref', 'oref', 'sv', 'v', 'version', 'niji', 'style', 'no', 'stop', 'profile', 'p'],
  ...[
    'repeat',
    'r',
    'hd',
    'sd',
    'video',
    'motion',
    'loop',
    'end',
    'bs',
    'hiroll',
    'stealth',
    'public',
  ],
])

/** Chinese is written without blanks: `一只猫——ar` is a word and a flag. */
const glued = new RegExp(
  `(?<=[\\p{Script=Han}，。、！？；：）」』])(?=${flagDashes}([a-z]+)(?![a-z]))`,
  'giu',
)

const wordsOf = (text: string): string[] =>
  text
    .replace(glued, (_, name: string) => (passedOn.has(name.toLowerCase()) ? ' ' : ''))
    .split(/\s+/)
    .filter(Boolean)

const nameOf = (token: string): string | undefined =>
  flagPattern.exec(token.normalize('NFKC'))?.[1]?.toLowerCase() ??
  flagPattern.exec(token)?.[1]?.toLowerCase()

/** A value as it is meant: `16：9，` is `16:9`. */
const plainValue = (typed: string): string => typed.normalize('NFKC').replace(/[,、;。]+$/, '')

export function readPromptFlags(
  text: string,
  declaration: ModelDeclaration,
  task: WorkTask,
): ReadPrompt {
  const read: ReadPrompt = { prompt: text, params: {}, negativePrompt: '', repeat: 1 }
  const tokens = wordsOf(text)
  if (!tokens.some((token) => nameOf(token) !== undefined)) return read
  const kept: string[] = []
  let open: string | undefined
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const used = readFlag(tokens.slice(at, at + 200), { read, declaration, task })
    at += Math.max(used, 1)
    if (used > 0) {
      open = undefined
      continue
    }
    const name = nameOf(token)
    if (name !== undefined) open = passedOn.has(name) ? name : undefined
    kept.push(name !== undefined && open === name ? `--${name}` : argumentOf(open, token))
  }
  return { ...read, prompt: kept.join(' ') }
}

/** The text with its flags as the upstream writes them; nothing is taken out but `--repeat`. */
export const plainFlags = (text: string): string => readPromptFlags(text, undeclared, 'draw').prompt

const undeclared: ModelDeclaration = {
  tasks: {},
  fields: [],
  mostResults: 1,
  promptLimit: 0,
  negativePrompt: false,
}

/** A word behind a flag that is passed on: a list of words as it was typed, anything else without the comma behind it. */
const argumentOf = (flag: string | undefined, token: string): string => {
  if (flag === undefined || flag === 'no') return token
  return /^https?:/i.test(token) ? token.replace(/[,，、;；]+$/, '') : plainValue(token)
}

/** How many tokens the flag at their head takes; 0 when there is none that is understood. */
function readFlag(
  [head = '', next = '', ...more]: readonly string[],
  { read, declaration, task }: { read: ReadPrompt; declaration: ModelDeclaration; task: WorkTask },
): number {
  const flag = nameOf(head)
  if (flag === undefined) return 0
  if (flag === 'no' && declaration.negativePrompt) {
    const list = [next, ...more]
    const end = list.findIndex((token) => nameOf(token) !== undefined)
    const words = list.slice(0, end < 0 ? list.length : end).filter(Boolean)
    const unwanted = words.join(' ').replace(/[,，、;；]+$/, '')
    read.negativePrompt = [read.negativePrompt, unwanted].filter(Boolean).join(', ')
    return words.length + 1
  }
  if (flag === 'repeat' || flag === 'r') {
    const times = Number(plainValue(next) || undefined)
    if (!Number.isInteger(times) || times < 1 || times > maxRepeats) return 0
    read.repeat = times
    return 2
  }
  const isRawStyle = flag === 'style' && plainValue(next).toLowerCase() === 'raw'
  const meaning = isRawStyle
    ? meanings.raw
    : Object.hasOwn(meanings, flag)
      ? meanings[flag]
      : undefined
  if (!meaning) return 0
  const value = fittingValue(meaning, plainValue(next), { declaration, task })
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
