// One message of ChatGPT as parts.
import { readMarks } from './chatgpt-marks.ts'
import { type CitedPages, citePages } from './cited-pages.ts'
import {
  type Fields,
  fenced,
  fieldsOf,
  type ImportedPart,
  listOf,
  type Missing,
  textOf,
  textPart,
} from './imported-conversation.ts'

/** What was never shown: instructions, and context that the product added. */
export function isHiddenMessage(message: Fields): boolean {
  const metadata = fieldsOf(message.metadata) ?? {}
  const role = fieldsOf(message.author)?.role
  const type = fieldsOf(message.content)?.content_type
  return (
    role === 'system' ||
    metadata.is_visually_hidden_from_conversation === true ||
    type === 'user_editable_context' ||
    type === 'model_editable_context'
  )
}

/** `before`: parts of the entry that the message goes on with. */
export function chatgptParts(
  message: Fields,
  before: readonly ImportedPart[],
  missing: Missing,
): ImportedPart[] {
  const pages = citePages(before)
  const parts = shownParts(reportIn(message) ?? message, { pages, missing })
  return [...attachments(message, missing), ...parts, ...pages.added()]
}

type Means = { pages: CitedPages; missing: Missing }

function shownParts(message: Fields, means: Means): ImportedPart[] {
  const content = fieldsOf(message.content) ?? {}
  const author = fieldsOf(message.author) ?? {}
  const recipient = textOf(message.recipient) || 'all'
  // Beside the answer: what is said to a tool, and what a tool says to the model. What ran and what was drawn was shown.
  const isAside =
    author.role === 'tool'
      ? !wasShown(textOf(content.content_type), textOf(author.name))
      : recipient !== 'all' && !isProgram(recipient)
  if (isAside) {
    if (saysSomething(content)) means.missing.note('tool-steps')
    return []
  }
  return partsOfContent(content, message, means)
}

const isProgram = (name: string): boolean => name.startsWith('python')

/** By what tools came out with: a picture, and output of programs that the reader saw. */
const wasShown = (type: string, name: string): boolean =>
  type === 'multimodal_text' ||
  type === 'thoughts' ||
  (['execution_output', 'system_error'].includes(type) && (name === '' || isProgram(name)))

const saysSomething = (content: Fields): boolean =>
  Boolean(textOf(content.text) || textOf(content.result) || listOf(content.parts).some(Boolean))

/** The report of a research stands in the state of the widget that showed it. */
function reportIn({ metadata }: Fields): Fields | undefined {
  const state = textOf(fieldsOf(fieldsOf(metadata)?.chatgpt_sdk)?.widget_state)
  if (!state.includes('"report_message"')) return undefined
  try {
    const report = fieldsOf(fieldsOf(JSON.parse(state))?.report_message)
    return report && { ...report, author: { role: 'assistant' }, recipient: 'all' }
  } catch {
    return undefined
  }
}

function partsOfContent(content: Fields, message: Fields, means: Means): ImportedPart[] {
  const metadata = fieldsOf(message.metadata) ?? {}
  const isTool = fieldsOf(message.author)?.role === 'tool'
  switch (content.content_type) {
    case 'text':
    case 'multimodal_text': {
      const parts = listOf(content.parts)
      const isSpoken = parts.some((part) => fieldsOf(part)?.content_type === 'audio_transcription')
      const text = parts
        .map((part) => {
          if (typeof part !== 'string') return assetText(fieldsOf(part), isSpoken, means.missing)
          // Beside its pictures a tool tells the model what to say of them.
          return isTool ? '' : readMarks(part, metadata, means)
        })
        .filter(Boolean)
        .join('\n\n')
      return message.channel === 'analysis' ? reasoning(text) : textPart(text)
    }
    case 'code': {
      if (metadata.reasoning_status === 'is_reasoning' && !isProgram(textOf(message.recipient))) {
        means.missing.note('tool-steps')
        return []
      }
      const language = textOf(content.language)
      return textPart(
        textOf(content.text) &&
          fenced(textOf(content.text), language === 'unknown' ? '' : language),
      )
    }
    case 'execution_output':
    case 'system_error':
      return textPart(textOf(content.text) && fenced(textOf(content.text)))
    case 'thoughts':
      return reasoning(thoughtsText(content, metadata, means))
    // “Thought for 12 seconds”: told by the thoughts themselves.
    case 'reasoning_recap':
      return []
    case 'tether_quote':
    case 'tether_browsing_display':
      means.missing.note('tool-steps')
      return []
    default: {
      const text = textOf(content.text) || textOf(content.result)
      if (!text && Object.keys(content).length > 0) means.missing.note('unknown')
      return textPart(readMarks(text, metadata, means))
    }
  }
}

const reasoning = (text: string): ImportedPart[] => (text ? [{ type: 'reasoning', text }] : [])

const thoughtsText = (content: Fields, metadata: Fields, means: Means): string =>
  listOf(content.thoughts)
    .map((thought) => {
      const { summary, content: said } = fieldsOf(thought) ?? {}
      return [textOf(summary) && `**${textOf(summary)}**`, readMarks(textOf(said), metadata, means)]
        .filter(Boolean)
        .join('\n\n')
    })
    .filter(Boolean)
    .join('\n\n')

/** `isSpoken`: what a recording says stands beside it in words. */
function assetText(part: Fields | undefined, isSpoken: boolean, missing: Missing): string {
  if (!part) return ''
  const type = textOf(part.content_type)
  if (type === 'audio_transcription') return textOf(part.text)
  if (type === 'image_asset_pointer') {
    const title = textOf(fieldsOf(fieldsOf(part.metadata)?.dalle)?.prompt)
    return missing.picture(title)
  }
  if (type.includes('asset_pointer')) {
    if (!isSpoken) return missing.file('')
    missing.note('recordings')
    return ''
  }
  if (!textOf(part.text)) missing.note('unknown')
  return textOf(part.text)
}

function attachments(message: Fields, missing: Missing): ImportedPart[] {
  const metadata = fieldsOf(message.metadata) ?? {}
  return listOf(metadata.attachments).flatMap((value): ImportedPart[] => {
    const { name, mime_type: mime, mimeType } = fieldsOf(value) ?? {}
    // Pictures are told of where they stand.
    if (/^image\//.test(textOf(mime) || textOf(mimeType))) return []
    return textPart(missing.file(textOf(name)))
  })
}
