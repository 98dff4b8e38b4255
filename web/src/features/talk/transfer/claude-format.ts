// The conversations.json of Claude: messages in a row, in content blocks.
import { type Artifacts, keepArtifacts } from './artifacts.ts'
import { citePages } from './cited-pages.ts'
import { type ClaudeMeans, claudeBlocks } from './claude-blocks.ts'
import { finishConversation, type ReadEntry } from './finish-conversation.ts'
import {
  dateOf,
  type Fields,
  fenced,
  fieldsOf,
  type ImportedPart,
  type ImportReader,
  isPictureName,
  listOf,
  type Missing,
  textOf,
  textPart,
} from './imported-conversation.ts'

export const isClaude = (value: Fields): boolean => Array.isArray(value.chat_messages)

export const readClaude: ImportReader = (value, missing) => {
  const entries: ReadEntry[] = []
  const artifacts = keepArtifacts()
  /** The entry of each message; later exports tell which message one follows. */
  const places = new Map<string, number>()
  for (const each of listOf(value.chat_messages)) {
    const message = fieldsOf(each) ?? {}
    const parent = parentOf(message, places, entries.length)
    const parts = claudeParts(message, artifacts, missing)
    if (parts.length === 0) {
      if (parent !== null) places.set(textOf(message.uuid), parent)
      continue
    }
    const role = message.sender === 'human' ? 'user' : 'assistant'
    places.set(textOf(message.uuid), entries.length)
    entries.push({
      role,
      parts,
      parent,
      model: textOf(message.model) || textOf(value.model) || 'Claude',
      createdAt: dateOf(message.created_at),
    })
  }
  return finishConversation({
    source: 'claude',
    id: textOf(value.uuid),
    title: textOf(value.name),
    created: value.created_at,
    updated: value.updated_at,
    entries,
    shown: places.get(textOf(value.current_leaf_message_uuid)) ?? entries.length - 1,
  })
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

function claudeParts(message: Fields, artifacts: Artifacts, missing: Missing): ImportedPart[] {
  const pages = citePages([])
  const means: ClaudeMeans = { pages, artifacts, missing }
  const content = listOf(message.content)
  const blocks = content.length > 0 ? content : [{ type: 'text', text: textOf(message.text) }]
  const said = claudeBlocks(
    blocks.map((block) => fieldsOf(block) ?? {}),
    means,
  )
  return [...attached(message, missing), ...said, ...pages.added()]
}

/** Text that was attached is in the file; of other things their name is. */
function attached(message: Fields, missing: Missing): ImportedPart[] {
  const texts = listOf(message.attachments).flatMap((value) => {
    const { file_name: name, extracted_content: content } = fieldsOf(value) ?? {}
    const heading = textOf(name) ? `**${textOf(name)}**\n\n` : ''
    if (!textOf(content)) return textPart(missing.file(textOf(name)))
    return textPart(heading + fenced(textOf(content)))
  })
  const files = listOf(message.files).flatMap((value) => {
    const { file_name: name, file_kind: kind } = fieldsOf(value) ?? {}
    const said = textOf(name)
    const isPicture = kind === 'image' || isPictureName(said)
    return textPart(isPicture ? missing.picture(said) : missing.file(said))
  })
  return [...texts, ...files]
}
