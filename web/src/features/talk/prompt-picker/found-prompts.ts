import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'

/** Those of the prompts that are known which fit what has been typed since. */
export function promptsThatFit(known: readonly KeptPrompt[], query: string): KeptPrompt[] {
  const wanted = query.toLowerCase()
  return known.filter(({ title, content, tags }) =>
    [title, content, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  )
}
