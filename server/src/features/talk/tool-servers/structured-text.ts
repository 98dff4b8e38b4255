// What a tool told as data beside its words, for a model that is to read it once.

type Json = unknown

/**
 * The data as JSON; empty when its words say the same: as JSON in any order and spacing, in a fence, one block of text for each element,
 * or without the object that some servers put around a single value (`{"result": …}`).
 */
export function structuredText(structured: unknown, words: readonly string[]): string {
  if (structured === undefined || structured === null || isEmpty(structured)) return ''
  try {
    const forms = formsOf(structured).map(canonical)
    const isTold = [words.join('\n'), ...words].some((text) => forms.includes(canonicalWords(text)))
    return isTold || isListed(structured, words) ? '' : JSON.stringify(structured)
  } catch {
    // Nested deeper than can be written down.
    return ''
  }
}

const isEmpty = (structured: unknown) =>
  typeof structured === 'object' && structured !== null && Object.keys(structured).length === 0

/** As it is, and what it holds where that is a single value. */
function formsOf(structured: Json): Json[] {
  if (!isRecord(structured)) return [structured]
  const values = Object.values(structured)
  return values.length === 1 ? [structured, values[0]] : [structured]
}

/** Each block of text is an element of the only list. */
function isListed(structured: Json, words: readonly string[]): boolean {
  const list = formsOf(structured).find((form) => Array.isArray(form))
  if (!Array.isArray(list) || list.length === 0 || list.length !== words.length) return false
  return list.every((each, at) => canonical(each) === canonicalWords(words[at] ?? ''))
}

/** Words that are no JSON stand for themselves. */
function canonicalWords(words: string): string {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(words)?.[1] ?? words
  let value: Json = words
  try {
    value = JSON.parse(bare)
  } catch {
    // They are compared as they are.
  }
  return canonical(value)
}

/** The same for the same data, in whatever order its keys stand. */
function canonical(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value.trim())
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? ''
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
