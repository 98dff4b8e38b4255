// The flags at the end of a prompt, such as `--ar 16:9 --stylize 250`: everything from the first of them on.

/** A dash that a phone has made of two is one as well. */
const flagStart = /(?:^|\s)(?:--|—|–)(?=[a-z])/i
const eachFlag = /(?:--|—|–)([a-z][\w-]*)(.*?)(?=\s(?:--|—|–)[a-z]|$)/gis

export type SplitPrompt = { words: string; flags: string }

export function splitFlags(prompt: string): SplitPrompt {
  const at = prompt.search(flagStart)
  if (at < 0) return { words: prompt, flags: '' }
  return { words: prompt.slice(0, at), flags: prompt.slice(at).trim() }
}

export const joinFlags = ({ words, flags }: SplitPrompt): string =>
  flags === '' ? words : words.trim() === '' ? flags : `${words.trimEnd()} ${flags}`

/** Flags by their names, in their order. */
function readFlags(flags: string): Map<string, string> {
  const found = [...flags.matchAll(eachFlag)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.trim()] as const,
  )
  return new Map(found)
}

/** Flags of both; where both have one, that of `over`. */
export function mergeFlags(under: string, over: string): string {
  if (over === '') return under
  const merged = new Map([...readFlags(under), ...readFlags(over)])
  return [...merged].map(([name, value]) => (value ? `--${name} ${value}` : `--${name}`)).join(' ')
}
