// The conversations.json of Claude: messages in a row, in content blocks.
import {
  dateOf,
  type Fields,
  fenced,
  fieldsOf,
  listOf,
  type PastConversation,
  type PastEntry,
  type PastPart,
  type PastWords,
  shortTitle,
  textOf,
  textPart,
} from './past-conversation.ts'

export const isClaude = (value: Fields): boolean => Array.isArray(value.chat_messages)

/** Undefined when nobody said anything in it. */
export function readClaude(value: Fields, words: PastWords): PastConversation | undefined {
  const begun = dateOf(value.created_at) ?? new Date(0).toISOString()
  const entries: PastEntry[] = []
  /** The entry of each message; later exports tell which message one follows. */
  const places = new Map<string, number>()
  for (const each of listOf(value.chat_messages)) {
    const message = fieldsOf(each) ?? {}
    const parent = parentOf(message, places, entries.length)
    const parts = claudeParts(message, words)
    if (parts.length === 0) {
      if (parent !== null) places.set(textOf(message.uuid), parent)
      continue
    }
    const role = message.sender === 'human' ? 'user' : 'assistant'
    places.set(textOf(message.uuid), entries.length)
    entries.push({
      ...{ role, parts, parent },
      model:
        role === 'user' ? null : textOf(message.model || value.model).slice(0, 200) || 'Claude',
      createdAt: dateOf(message.created_at) ?? begun,
    })
  }
  if (entries.length === 0) return undefined
  return {
    key: `claude:${textOf(value.uuid) || begun}`,
    title: shortTitle(textOf(value.name)),
    createdAt: begun,
    updatedAt: dateOf(value.updated_at) ?? begun,
    entries,
    shown: places.get(textOf(value.current_leaf_message_uuid)) ?? entries.length - 1,
  }
}

/** The root of a tree has a message of its own that is not there. */
function parentOf(message: Fields, places: Map<string, number>, count: number): number | null {
  const before = count > 0 ? count - 1 : null
  const parent = message.parent_message_uuid
  if (typeof parent !== 'string') return before
  const known = places.get(parent)
  if (known !== undefined) return known
  return parent.startsWith('00000000-0000') ? null : before
}

function claudeParts(message: Fields, words: PastWords): PastPart[] {
  const blocks = listOf(message.content)
  const said =
    blocks.length > 0
      ? blocks.flatMap((block) => blockParts(fieldsOf(block) ?? {}, words))
      : textPart(textOf(message.text))
  return [...attached(message, words), ...said]
}

function blockParts(block: Fields, words: PastWords): PastPart[] {
  switch (block.type) {
    case 'text':
      return textPart(textOf(block.text))
    case 'thinking': {
      const text = textOf(block.thinking)
      return text ? [{ type: 'reasoning', text }] : []
    }
    case 'tool_use': {
      const name = textOf(block.name) || 'tool'
      const input = fieldsOf(block.input) ?? {}
      // An artifact is what was asked for, not a step on the way.
      if (name === 'artifacts' && typeof input.content === 'string')
        return textPart(
          [
            textOf(input.title) && `**${textOf(input.title)}**`,
            fenced(input.content, textOf(input.language)),
          ]
            .filter(Boolean)
            .join('\n\n'),
        )
      const said = JSON.stringify(input, null, 2)
      return textPart(`**${name}**\n\n${fenced(said, 'json')}`)
    }
    case 'tool_result':
      return listOf(block.content).flatMap((value) => {
        const inner = fieldsOf(value) ?? {}
        if (inner.type === 'image') return textPart(words.picture(''))
        return textPart(textOf(inner.text) && fenced(textOf(inner.text)))
      })
    case 'image':
      return textPart(words.picture(''))
    default:
      return []
  }
}

/** Text that was attached is in the file; of other things their name is. */
function attached(message: Fields, words: PastWords): PastPart[] {
  const texts = listOf(message.attachments).flatMap((value) => {
    const { file_name: name, extracted_content: content } = fieldsOf(value) ?? {}
    const heading = textOf(name) ? `**${textOf(name)}**\n\n` : ''
    if (!textOf(content)) return textPart(words.file(textOf(name)))
    return textPart(heading + fenced(textOf(content)))
  })
  const files = listOf(message.files).flatMap((value) => {
    const { file_name: name, file_kind: kind } = fieldsOf(value) ?? {}
    const said = textOf(name)
    const isPicture = kind === 'image' || /\.(png|jpe?g|gif|webp)$/i.test(said)
    return textPart(isPicture ? words.picture(said) : words.file(said))
  })
  return [...texts, ...files]
}
