// What was sent before, to be walked through from the composer.

/** Sent prompts, oldest first. */
export type PromptHistory = readonly string[]

const maxPrompts = 100
const longestPrompt = 10_000

/** The history with one more prompt; one that was sent before moves to the end, a very long one is not kept. */
export function withPrompt(history: PromptHistory, prompt: string): PromptHistory {
  const text = prompt.trim()
  if (text === '' || text.length > longestPrompt) return history
  return [...history.filter((own) => own !== text), text].slice(-maxPrompts)
}

/** A walk through the history: how far back it is, and what was in the composer when it began. */
export type HistoryWalk = { back: number; typed: string }

export type HistoryStep = { walk: HistoryWalk | null; text: string }

/** One step to the older prompt; null when there is none. */
export function olderPrompt(
  history: PromptHistory,
  walk: HistoryWalk | null,
  text: string,
): HistoryStep | null {
  const back = (walk?.back ?? 0) + 1
  const prompt = history.at(-back)
  if (back > history.length || prompt === undefined) return null
  return { walk: { back, typed: walk?.typed ?? text }, text: prompt }
}

/** One step to the newer prompt, at the end to what was typed; null when no walk is under way. */
export function newerPrompt(history: PromptHistory, walk: HistoryWalk | null): HistoryStep | null {
  if (!walk) return null
  const back = walk.back - 1
  const prompt = history.at(-back)
  if (back < 1 || prompt === undefined) return { walk: null, text: walk.typed }
  return { walk: { ...walk, back }, text: prompt }
}
