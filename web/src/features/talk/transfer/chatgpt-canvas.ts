// Documents of the canvas: ChatGPT writes them by messages to a tool, as JSON.
import { type Fields, fenced, fieldsOf, listOf, textOf } from './imported-conversation.ts'

export type Canvas = { name: string; type: string; content: string }

export const isCanvasCall = (recipient: string): boolean => recipient.startsWith('canmore.')

/** The document after a call, and what the call wrote of it. Undefined when it wrote nothing that can be read. */
export function canvasAfter(
  message: Fields,
  before: Canvas | undefined,
): { canvas: Canvas; wrote: string } | undefined {
  const call = callOf(message)
  if (!call) return undefined
  if (typeof call.content === 'string') {
    const canvas = { name: textOf(call.name), type: textOf(call.type), content: call.content }
    return { canvas, wrote: canvasText(canvas) }
  }
  const updates = listOf(call.updates).map((each) => fieldsOf(each) ?? {})
  if (updates.length === 0) return undefined
  const known = before ?? { name: '', type: 'document', content: '' }
  const content = updates.reduce<string | undefined>(
    (text, update) => (text === undefined ? undefined : updated(text, update, before)),
    known.content,
  )
  if (content !== undefined) {
    const canvas = { ...known, content }
    return { canvas, wrote: canvasText(canvas) }
  }
  // What was to be replaced is not there: the new words alone.
  const written = updates.map(({ replacement }) => textOf(replacement)).join('\n\n')
  return { canvas: known, wrote: canvasText({ ...known, content: written }) }
}

function callOf(message: Fields): Fields | undefined {
  const content = fieldsOf(message.content) ?? {}
  const text = textOf(content.text) || listOf(content.parts).map(textOf).join('')
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Patterns are expressions that somebody else wrote: only those that mean the whole, or just themselves, are followed. */
function updated(content: string, update: Fields, before: Canvas | undefined): string | undefined {
  const [pattern, replacement] = [textOf(update.pattern), textOf(update.replacement)]
  if (/^\^?(\(\?s\))?\.[*+]\$?$/.test(pattern)) return replacement
  const plain = pattern.replace(/\\([^A-Za-z0-9])/g, '$1')
  const isPlain = !/(^|[^\\])[.*+?()[\]{}|^$]|\\[A-Za-z0-9]/.test(pattern)
  if (!before || plain === '' || !isPlain || !content.includes(plain)) return undefined
  return update.multiple === true
    ? content.replaceAll(plain, () => replacement)
    : content.replace(plain, () => replacement)
}

/** A text as it is, a program in a fence. */
function canvasText({ name, type, content }: Canvas): string {
  const language = /^code\/([\w+#-]{1,30})$/.exec(type)?.[1]
  const body = type.startsWith('code') ? fenced(content, language) : content
  return content.trim() && [name && `**${name}**`, body].filter(Boolean).join('\n\n')
}
