// Takes thinking out of the text of an answer, in every known form and wherever it stands but in code, however the pieces are cut. This
// runs for every token: a piece without a sign of any form is passed on after one search.
import { createCodeContext } from './code-context.ts'
import { findTag, heldBack, type Tag, tagAt } from './thinking-forms.ts'

export type ThinkingReader = {
  /** Takes the next piece of text. */
  push(text: string): void
  /** What is not text comes next: what was held back is given, and what comes later is not of one piece with it. */
  end(): void
}

export type ThinkingSink = {
  text(text: string): void
  reasoning(text: string): void
  /** What comes next is not of one piece with the text before it. */
  parted(): void
  /** The last so many UTF-16 units that were given as text were thinking: only its end was marked. */
  wasReasoning(length: number): void
}

/** A header of a channel is a few words. */
const longestHeader = 400
const headerEnd = '<|message|>'
/** Where a message of a channel ends, and what may come next. */
const channelTags = ['<|end|>', '<|return|>', '<|call|>', '<|start|>', '<|channel|>']

/** What stands behind a tag is put together again for each tag: of so much at a time, that costs nothing. */
const largestPiece = 4096

const signs = /[<◁[`~]/
const stops = /[<◁[`~\n]/g
/** Around a tag that is spoken of. */
const quotes = /["'“”‘’«»「」『』()（）]/

export function createThinkingReader(give: ThinkingSink): ThinkingReader {
  const code = createCodeContext()
  let place: 'text' | 'thinking' | 'header' | 'message' = 'text'
  // The tag that ends the thinking.
  let closing = ''
  let held = ''
  let header = ''
  // White space at the very beginning, which only counts when text follows it.
  let lead = ''
  let isStart = true
  let isAfterThinking = false
  let isChanneled = false
  // How much text is of one piece with what comes next, and the last of it.
  let given = 0
  let lastText = ''

  const giveText = (text: string) => {
    let words = text
    if (isAfterThinking || isStart) {
      const rest = text.trimStart()
      if (rest === '') {
        if (isStart) lead += text
        return
      }
      words = isStart ? lead + text : rest
      lead = ''
      isStart = false
      isAfterThinking = false
    }
    given += words.length
    lastText = words
    give.text(words)
  }

  const part = () => {
    given = 0
    lastText = ''
    give.parted()
  }

  const afterThinking = () => {
    place = 'text'
    lead = ''
    isStart = false
    isAfterThinking = true
    part()
    code.reset()
  }

  const enter = (tag: Tag) => {
    if (tag.kind === 'open') {
      afterThinking()
      place = 'thinking'
      closing = tag.close
    } else if (tag.kind === 'close') {
      if (given > 0) give.wasReasoning(given)
      afterThinking()
    } else if (tag.kind === 'channel') {
      place = 'header'
      header = tag.text
    } else code.reset()
  }

  const isAfterQuote = (text: string, at: number) =>
    quotes.test(at > 0 ? text.charAt(at - 1) : lastText.slice(-1))
  const isSpokenOf = (text: string, from: number, to: number) =>
    isAfterQuote(text, from) && quotes.test(text.charAt(to))

  // Each of these takes what comes in its place, and returns what stands after the tag that ends it.

  /** Gives text up to the first tag, or to what may be one. */
  const readText = (text: string, isOver = false): string | undefined => {
    let from = 0
    for (;;) {
      stops.lastIndex = from
      const at = stops.exec(text)?.index ?? text.length
      if (at > from) code.words(text.slice(from, at))
      if (at === text.length) break
      const sign = text.charAt(at)
      if (sign === '`' || sign === '~' || sign === '\n') {
        let to = at + 1
        while (text.charAt(to) === sign && sign !== '\n') to++
        code.signs(sign, to - at)
        from = to
        continue
      }
      const tag = code.holds(sign) ? undefined : tagAt(text, at)
      const to = typeof tag === 'object' ? at + tag.text.length : at + 1
      const isUndecided = tag === 'partly' || (tag && to === text.length && isAfterQuote(text, at))
      if (isUndecided && !isOver) {
        if (at > 0) giveText(text.slice(0, at))
        held = text.slice(at)
        return undefined
      }
      const counts =
        typeof tag === 'object' && (tag.kind !== 'end' || isChanneled) && !isSpokenOf(text, at, to)
      if (counts) {
        if (at > 0) giveText(text.slice(0, at))
        isChanneled ||= tag.kind === 'channel'
        enter(tag)
        return text.slice(to)
      }
      code.words(sign)
      from = at + 1
    }
    if (text !== '') giveText(text)
    return undefined
  }

  const readThinking = (text: string): string | undefined => {
    const close = findTag(text, closing)
    if (close === -1) return keepBack(text, heldBack(text, closing))
    if (close > 0) give.reasoning(text.slice(0, close))
    afterThinking()
    return text.slice(close + closing.length)
  }

  const keepBack = (text: string, keep: number): undefined => {
    held = keep === 0 ? '' : text.slice(-keep)
    if (text.length > keep) give.reasoning(keep === 0 ? text : text.slice(0, -keep))
  }

  /** Thinking in a channel, which ends with its message. */
  const readMessage = (text: string): string | undefined => {
    for (let at = text.indexOf('<|'); at !== -1; at = text.indexOf('<|', at + 1)) {
      const tag = tagAt(text, at)
      if (tag === 'partly') return keepBack(text, text.length - at)
      if (!tag || !channelTags.includes(tag.text)) continue
      if (at > 0) give.reasoning(text.slice(0, at))
      afterThinking()
      enter(tag)
      return text.slice(at + tag.text.length)
    }
    return keepBack(text, text.endsWith('<') ? 1 : 0)
  }

  const readHeader = (text: string): string | undefined => {
    header += text
    const end = header.indexOf(headerEnd)
    if (end === -1 || end > longestHeader) {
      if (header.length < longestHeader + headerEnd.length) return undefined
      // Somebody writes of channels: it is text after all.
      const tag = header.slice(0, header.indexOf('>') + 1)
      place = 'text'
      code.words(tag)
      giveText(tag)
      return header.slice(tag.length)
    }
    const about = header.slice(0, end)
    const channel = /<\|channel\|>\s*(\w+)/.exec(about)?.[1] ?? 'final'
    const isThinking = channel === 'analysis' || (channel === 'commentary' && /\bto=/.test(about))
    if (isThinking) afterThinking()
    else code.reset()
    place = isThinking ? 'message' : 'text'
    return header.slice(end + headerEnd.length)
  }

  const readers = {
    text: readText,
    thinking: readThinking,
    message: readMessage,
    header: readHeader,
  }
  const read = (text: string) => {
    for (let rest: string | undefined = text; rest !== undefined; ) rest = readers[place](rest)
  }

  return {
    push(text) {
      if (place === 'text' && held === '' && !signs.test(text)) {
        passWords(text)
        return
      }
      for (let from = 0; from < text.length; from += largestPiece) {
        const all = held + text.slice(from, from + largestPiece)
        held = ''
        read(all)
      }
    },
    end() {
      const rest = held
      held = ''
      if (rest !== '') {
        if (place === 'text') readText(rest, true)
        else give.reasoning(rest)
      }
      if (place === 'header') {
        place = 'text'
        giveText(header)
      }
      part()
    },
  }

  /** Most pieces have no sign of anything. */
  function passWords(text: string): void {
    if (text.includes('\n')) {
      for (const [n, line] of text.split('\n').entries()) {
        if (n > 0) code.signs('\n', 1)
        code.words(line)
      }
    } else code.words(text)
    giveText(text)
  }
}
