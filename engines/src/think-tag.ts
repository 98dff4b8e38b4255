// Models that are served raw open their answer with <think>…</think>. This takes the thinking out of the text, wherever the pieces are cut.

const openTag = '<think>'
const closeTag = '</think>'

export type ThinkTagReader = {
  /** Takes the next piece of text. */
  push(text: string): void
  /** The text is over: what was held back is given. */
  end(): void
}

/** Thinking counts only at the very beginning, after white space at most; a tag anywhere else is text. */
export function createThinkTagReader(give: {
  text(text: string): void
  reasoning(text: string): void
}): ThinkTagReader {
  let place: 'start' | 'thinking' | 'gap' | 'text' = 'start'
  let held = ''

  const atStart = (text: string) => {
    const words = text.trimStart()
    if (words.startsWith(openTag)) {
      place = 'thinking'
      held = ''
      thinking(words.slice(openTag.length))
    } else if (openTag.startsWith(words)) held = text
    else {
      place = 'text'
      held = ''
      give.text(text)
    }
  }

  const thinking = (text: string) => {
    const close = text.indexOf(closeTag)
    if (close !== -1) {
      if (close > 0) give.reasoning(text.slice(0, close))
      place = 'gap'
      held = ''
      gap(text.slice(close + closeTag.length))
      return
    }
    const keep = heldBack(text, closeTag)
    held = keep === 0 ? '' : text.slice(-keep)
    if (text.length > keep) give.reasoning(keep === 0 ? text : text.slice(0, -keep))
  }

  const gap = (text: string) => {
    const words = text.trimStart()
    if (words === '') return
    place = 'text'
    give.text(words)
  }

  return {
    push(text) {
      if (place === 'text') give.text(text)
      else if (place === 'start') atStart(held + text)
      else if (place === 'thinking') thinking(held + text)
      else gap(text)
    },
    end() {
      if (held !== '') {
        if (place === 'thinking') give.reasoning(held)
        else give.text(held)
      }
      held = ''
    },
  }
}

/** How many of the last characters may be the beginning of the tag. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (text.endsWith(tag.slice(0, length))) return length
  return 0
}
