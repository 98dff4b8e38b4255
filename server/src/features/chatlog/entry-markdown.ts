// A message as markdown that stands by itself.
import type { MessagePart } from '@atelier/contract/message-parts'
import type { EntryRecord } from './chatlog.store.ts'

/** Where a picture lies in the archive; its address where it is none of ours. */
export type PictureName = (address: string, mime: string | undefined) => string

/** A heading with who wrote it and when, then what is in it. */
export function entryMarkdown(
  entry: Pick<EntryRecord, 'role' | 'modelName' | 'createdAt' | 'parts'>,
  pictureName: PictureName,
): string {
  const who = entry.role === 'user' ? 'You' : (entry.modelName ?? 'Answer')
  const when = entry.createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const parts = entry.parts.map((part) => partMarkdown(part, pictureName)).filter(Boolean)
  return [`## ${who} · ${when}`, ...parts].join('\n\n')
}

function partMarkdown(part: MessagePart, pictureName: PictureName): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'reasoning':
      return quoted(part.text)
    case 'image':
      return `![${part.alt ?? ''}](${pictureName(part.url, part.mime)})`
    case 'tool-call':
      return `${part.name}:\n\n${fenced(part.input)}`
    case 'tool-result':
      return fenced(part.output)
    case 'source':
      return `- [${part.title}](${part.url})`
    case 'work':
      return `[#${part.workId}](/history?work=${part.workId})`
  }
}

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')

/** A fence longer than any inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
