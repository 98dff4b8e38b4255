// Lists of prompts as people pass them on, and what a prompt may be. Both sides read with it, so it needs no zod.

export const promptBounds = {
  titleLength: 100,
  contentLength: 20_000,
  tags: 10,
  tagLength: 30,
  /** Prompts of one person. */
  prompts: 5000,
  /** Bytes of a list that is fetched. */
  listBytes: 2 * 1024 * 1024,
} as const

/** Most prompts of one import call. */
export const maxPromptsAtOnce = 500

export type PromptWords = { title: string; content: string; tags: string[] }

/** One entry of a list. What does not fit says why, and cannot be kept. */
export type ListedPrompt = PromptWords & { problem: PromptProblem | null }
export type PromptProblem = (typeof promptProblems)[number]
export const promptProblems = ['title', 'content', 'tags'] as const

/** The keys of a title and of a content, in pairs that belong together. */
const shapes = [
  ['title', 'content'],
  ['title', 'description'],
  ['act', 'prompt'],
  ['key', 'value'],
] as const

/**
 * The prompts of a list in any of its known shapes: `[{key, value}]`, `[{act, prompt}]`, `[{title, content | description}]`, or one of
 * them under `prompts`. Null when it has not the keys of one: an entry that fits none spoils the whole list.
 */
export function readPromptList(json: unknown): ListedPrompt[] | null {
  const list = isRecord(json) ? json.prompts : json
  if (!Array.isArray(list) || list.length === 0) return null
  const read = list.map(readEntry)
  return read.every((entry) => entry !== null) ? read : null
}

function readEntry(entry: unknown): ListedPrompt | null {
  if (!isRecord(entry)) return null
  for (const [titleKey, contentKey] of shapes) {
    const title = entry[titleKey]
    const content = entry[contentKey]
    if (typeof title !== 'string' || typeof content !== 'string') continue
    const words = { title: title.trim(), content: content.trim(), tags: tagsOf(entry.tags) }
    const problem = problemOf(words)
    // What cannot be kept is only shown, and needs not all its words for that.
    if (problem !== null) {
      words.title = words.title.slice(0, promptBounds.titleLength)
      words.content = words.content.slice(0, 200)
      words.tags = []
    }
    return { ...words, problem }
  }
  return null
}

const tagsOf = (tags: unknown): string[] =>
  Array.isArray(tags)
    ? [...new Set(tags.filter((tag) => typeof tag === 'string').map((tag) => tag.trim()))].filter(
        Boolean,
      )
    : []

/** The first thing about a prompt that does not fit, null when all does. Its words have no spaces around them. */
function problemOf({ title, content, tags }: PromptWords): PromptProblem | null {
  const { titleLength, contentLength, tags: maxTags, tagLength } = promptBounds
  if (title === '' || title.length > titleLength) return 'title'
  if (content === '' || content.length > contentLength) return 'content'
  return tags.length > maxTags || tags.some((tag) => tag.length > tagLength) ? 'tags' : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
