// Takes JSON objects that follow each other in one body apart as their text comes in: one a line, one after the other, or as the items
// of an array. Each letter is looked at once.

export type JsonPieces = {
  push(text: string): void
}

const endWord = '[DONE]'

/**
 * `onObject` gets the text of each object of the outermost level once it is whole. What stands between objects is passed over, but for the
 * closing word `[DONE]`, which is given too.
 */
export function createJsonPieces(onObject: (text: string) => void): JsonPieces {
  const inObject = /["{}]/g
  const inString = /["\\]/g
  let depth = 0
  let isString = false
  // The next letter belongs to a backslash before it.
  let isEscaped = false
  let held: string[] = []
  let gap = ''

  const passOver = (text: string) => {
    gap = (gap + text).slice(-64)
    if (!gap.includes(endWord)) return
    gap = ''
    onObject(endWord)
  }

  /** Where the search goes on after the next sign of an object; the text's length where there is none. */
  const step = (text: string, from: number): number => {
    const signs = isString ? inString : inObject
    signs.lastIndex = from
    const found = signs.exec(text)
    if (!found) return text.length
    const [sign] = found
    const next = found.index + 1
    if (sign === '\\') {
      if (next === text.length) isEscaped = true
      return Math.min(next + 1, text.length)
    }
    if (sign === '"') isString = !isString
    else depth += sign === '{' ? 1 : -1
    return next
  }

  return {
    push(text) {
      let start = 0
      let at = 0
      if (isEscaped && text !== '') {
        isEscaped = false
        at = 1
      }
      while (at < text.length) {
        if (depth === 0) {
          const opens = text.indexOf('{', at)
          passOver(opens === -1 ? text.slice(at) : text.slice(at, opens))
          if (opens === -1) return
          gap = ''
          depth = 1
          start = opens
          at = opens + 1
        }
        at = step(text, at)
        if (depth > 0) continue
        held.push(text.slice(start, at))
        const whole = held.join('')
        held = []
        onObject(whole)
      }
      if (depth > 0) held.push(start === 0 ? text : text.slice(start))
    },
  }
}
