// One message of ChatGPT as parts.
import {
  type Fields,
  fenced,
  fieldsOf,
  listOf,
  type PastPart,
  type PastWords,
  textOf,
  textPart,
} from './past-conversation.ts'

/** What was never shown: instructions, context that the product added, and calls to its own tools' memory. */
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

export function chatgptParts(message: Fields, words: PastWords): PastPart[] {
  const content = fieldsOf(message.content) ?? {}
  const author = fieldsOf(message.author) ?? {}
  const parts = partsOfContent(content, words)
  // What tools say to the model is no answer; what they ran and drew is.
  const isTool = author.role === 'tool'
  const shown = isTool && !showsTool(textOf(content.content_type)) ? [] : parts
  return [...attachments(message, words), ...shown]
}

const showsTool = (type: string): boolean =>
  ['execution_output', 'multimodal_text', 'thoughts', 'system_error'].includes(type)

function partsOfContent(content: Fields, words: PastWords): PastPart[] {
  switch (content.content_type) {
    case 'text':
    case 'multimodal_text':
      return textPart(
        listOf(content.parts)
          .map((part) =>
            typeof part === 'string' ? plain(part) : assetText(fieldsOf(part), words),
          )
          .filter(Boolean)
          .join('\n\n'),
      )
    case 'code': {
      const language = textOf(content.language)
      return textPart(
        textOf(content.text) &&
          fenced(textOf(content.text), language === 'unknown' ? '' : language),
      )
    }
    case 'execution_output':
    case 'system_error':
      return textPart(textOf(content.text) && fenced(textOf(content.text)))
    case 'thoughts': {
      const text = listOf(content.thoughts)
        .map((thought) => {
          const { summary, content: said } = fieldsOf(thought) ?? {}
          return [textOf(summary) && `**${textOf(summary)}**`, textOf(said)]
            .filter(Boolean)
            .join('\n\n')
        })
        .filter(Boolean)
        .join('\n\n')
      return text ? [{ type: 'reasoning', text }] : []
    }
    // “Thought for 12 seconds”: told by the thoughts themselves.
    case 'reasoning_recap':
      return []
    case 'tether_quote':
    case 'tether_browsing_display':
      return []
    default:
      return textPart(textOf(content.text) || textOf(content.result))
  }
}

/** Marks that the product writes for itself around citations: private characters with what is between them. */
const plain = (text: string): string => text.replace(/\uE200[^\uE201]*\uE201/g, '')

function assetText(part: Fields | undefined, words: PastWords): string {
  if (!part) return ''
  const type = textOf(part.content_type)
  if (type === 'audio_transcription') return textOf(part.text)
  if (type === 'image_asset_pointer') {
    const title = textOf(fieldsOf(fieldsOf(part.metadata)?.dalle)?.prompt)
    return words.picture(title)
  }
  if (type.includes('asset_pointer')) return words.file('')
  return textOf(part.text)
}

function attachments(message: Fields, words: PastWords): PastPart[] {
  const metadata = fieldsOf(message.metadata) ?? {}
  return listOf(metadata.attachments).flatMap((value): PastPart[] => {
    const { name, mime_type: mime, mimeType } = fieldsOf(value) ?? {}
    // Pictures are told of where they stand.
    if (/^image\//.test(textOf(mime) || textOf(mimeType))) return []
    return textPart(words.file(textOf(name)))
  })
}
