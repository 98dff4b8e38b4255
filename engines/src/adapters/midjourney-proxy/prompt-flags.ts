// Writes a prompt as Midjourney reads it: words, then parameters. What a person typed as a parameter stands; ours only fill the gaps.
import type { Params } from '@atelier/contract/model-declaration'
import { flagDashes, plainFlags } from '@atelier/contract/prompt-flags'
import { characterFlag } from './midjourney-proxy.models.ts'
import type { Version } from './versions.ts'

/** Addresses at which the upstream finds pictures that are named in the prompt. */
export type NamedPictures = { style?: readonly string[]; character?: readonly string[] }

/** Different spellings of one parameter. */
const spellings: readonly (readonly string[])[] = [
  ['ar', 'aspect'],
  ['stylize', 's'],
  ['chaos', 'c'],
  ['weird', 'w'],
  ['quality', 'q'],
  ['v', 'version', 'niji'],
  ['style', 'raw'],
  ['cref', 'oref'],
  ['cw', 'ow'],
]

/** A parameter, also with the one dash that phones make of two. Never within a word. */
const typed = new RegExp(`(?<=^|\\s)${flagDashes}([a-z]+)\\b`, 'gi')

/** These are chosen elsewhere, for they change the price: how fast, and how many times over. */
const priced = new RegExp(
  `(?<=^|\\s)${flagDashes}(?:fast|relax|turbo|repeat(?:\\s+\\d+)?|r\\s+\\d+)(?=\\s|$)`,
  'gi',
)

/** Whether the address of a picture stands before the first parameter; one behind it is that parameter's. */
function namesPicture(prompt: string): boolean {
  const [first] = prompt.matchAll(typed)
  return /(?:^|\s)https?:\/\/\S/i.test(prompt.slice(0, first?.index))
}

/** `params` as the model declares them; those at Midjourney's own default are left out. */
export function writePrompt(
  request: { prompt: string; negativePrompt: string; params: Params; hasReferences: boolean },
  version: Version,
  named: NamedPictures = {},
): string {
  const prompt = plainFlags(request.prompt)
    .replace(priced, ' ')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
  const taken = new Set([...prompt.matchAll(typed)].flatMap(([, name = '']) => allOf(name)))
  const flags = flagsOf(request.params, version, named, {
    hasReferences: request.hasReferences || namesPicture(prompt),
    typed: new Set([...prompt.matchAll(typed)].map(([, name = '']) => name.toLowerCase())),
  })
    .filter(([name]) => !taken.has(name))
    .map(([name, value]) => (value === '' ? `--${name}` : `--${name} ${value}`))
  // A list of what is unwanted ends only at the next parameter, so what is unwanted comes last.
  return withNegative([prompt, ...flags].join(' ').trim(), request.negativePrompt, taken)
}

const allOf = (name: string): readonly string[] =>
  spellings.find((names) => names.includes(name.toLowerCase())) ?? [name.toLowerCase()]

function withNegative(prompt: string, negativePrompt: string, taken: ReadonlySet<string>): string {
  const unwanted = negativePrompt
    .replace(/--|[—–―－−]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (unwanted === '') return prompt
  if (!taken.has('no')) return `${prompt} --no ${unwanted}`
  const list = new RegExp(`(${flagDashes}no\\s+)(.*?)(?=\\s+${flagDashes}[a-z]|\\s*$)`, 'is')
  return prompt.replace(list, (_, head: string, words: string) => `${head}${words}, ${unwanted}`)
}

type Flag = readonly [name: string, value: string]

function flagsOf(
  params: Params,
  version: Version,
  { style = [], character = [] }: NamedPictures,
  beside: { hasReferences: boolean; typed: ReadonlySet<string> },
): Flag[] {
  const unless = (name: string, value: unknown, defaultValue: unknown): Flag[] =>
    value === undefined || value === defaultValue ? [] : [[name, String(value)]]
  const when = (name: string, value: unknown): Flag[] => (value === true ? [[name, '']] : [])
  const byCharacter = characterFlag(version)
  const typedCharacter = (['oref', 'cref'] as const).find((name) => beside.typed.has(name))
  const weighed = typedCharacter ?? (character.length > 0 ? byCharacter : undefined)
  return [
    ...unless('ar', params.aspect, '1:1'),
    ...unless('stylize', params.stylize, 100),
    ...unless('chaos', params.chaos, 0),
    ...unless('weird', params.weird, 0),
    ...unless('quality', params.quality, '1'),
    ...unless('seed', params.seed, undefined),
    ...unless('exp', params.experimental, 0),
    ...when('tile', params.tile),
    ...when('draft', params.draft),
    ...(params.raw === true ? ([['style', 'raw']] as const) : []),
    ...(beside.hasReferences ? unless('iw', params.imageWeight, 1) : []),
    ...(style.length > 0 ? [['sref', style.join(' ')] as const] : []),
    ...(style.length > 0 || beside.typed.has('sref') ? unless('sw', params.styleWeight, 100) : []),
    ...(character.length > 0 && byCharacter ? [[byCharacter, character.join(' ')] as const] : []),
    ...(weighed ? unless(weighed === 'oref' ? 'ow' : 'cw', params.characterWeight, 100) : []),
    [version.niji ? 'niji' : 'v', version.text],
  ]
}
