// Whether a place in Markdown that is still being written stands within code: a fence, or a span of backticks.

type Run = { sign: '`' | '~'; length: number; opensLine: boolean }

/** What may stand before a fence: indentation, and the marks of quotes and lists. */
const isBeforeFence = (text: string): boolean => /^[\s>*+\-\d.)]*$/.test(text)

export type CodeContext = {
  /** Takes the next text in which there is neither a backtick, a tilde nor a line feed. */
  words(text: string): void
  /** Takes the next letters, all of them one of the signs that `words` does not take. */
  signs(sign: '`' | '~' | '\n', count: number): void
  /** Whether what comes next stands within code; `next` is its first letter. */
  holds(next: string): boolean
  /** Nothing before counts any more. */
  reset(): void
}

export function createCodeContext(): CodeContext {
  // Of the line so far: nothing but white space; nothing but what may stand before a fence.
  let isBlank = true
  let opensLine = true
  // The fence that is open; `isNew` while its own line goes on.
  let fence: { sign: string; length: number; isNew: boolean } | undefined
  // How many backticks opened the span; 0 for none.
  let span = 0
  // Backticks or tildes whose number is not known yet: more may follow.
  let run: Run | undefined

  /** What a run meant, once it is known what follows it. */
  const settle = (next: string) => {
    if (!run) return
    const { sign, length, opensLine: isFirst } = run
    run = undefined
    if (fence?.isNew && sign === '`' && fence.sign === '`') {
      // A line of a fence has no more backticks: it was a span.
      span = fence.length === length ? 0 : fence.length
      fence = undefined
    } else if (fence) {
      const closes = sign === fence.sign && length >= fence.length && isFirst
      if (closes && /^\s?$/.test(next)) fence = undefined
    } else if (isFirst && length >= 3) fence = { sign, length, isNew: true }
    else if (sign === '`') span = span === 0 ? length : span === length ? 0 : span
  }

  return {
    words(text) {
      if (text === '') return
      if (run) settle(text.charAt(0))
      if (opensLine && !isBeforeFence(text)) opensLine = false
      if (isBlank && text.trim() !== '') isBlank = false
    },
    signs(sign, count) {
      if (sign === '\n') {
        settle('\n')
        // A span ends with its paragraph.
        if (isBlank || count > 1) span = 0
        if (fence) fence.isNew = false
        isBlank = true
        opensLine = true
        return
      }
      if (run?.sign === sign) run.length += count
      else {
        settle(sign)
        run = { sign, length: count, opensLine }
      }
      isBlank = false
      opensLine = false
    },
    holds(next) {
      settle(next)
      return fence !== undefined || span > 0
    },
    reset() {
      isBlank = true
      opensLine = true
      fence = undefined
      span = 0
      run = undefined
    },
  }
}
