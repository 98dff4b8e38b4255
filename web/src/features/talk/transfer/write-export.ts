// Conversations as files.
import { entryMarkdown } from '@atelier/contract/entry-markdown'
import { plainFileName } from '../../../lib/save-file.ts'
import { ownFormat } from './own-format.ts'
import type { ShownConversation } from './shown-log.ts'

export type ExportNames = { you: string; answer: string; untitled: string }

/** The conversation as Markdown; pictures of this site by their whole address. */
export function conversationMarkdown(
  { group, entries }: ShownConversation,
  names: ExportNames,
  origin: string,
): string {
  const told = entries.map(({ role, model, createdAt, parts }) =>
    entryMarkdown(
      { role, parts, modelName: model?.name ?? null, createdAt: new Date(createdAt) },
      (address) => new URL(address, origin).href,
      names,
    ),
  )
  return `${[`# ${group.title || names.untitled}`, ...told].join('\n\n')}\n`
}

/** One conversation in our JSON; the file begins and ends with the lines below. */
const conversationData = ({ group, entries }: ShownConversation) => ({
  id: group.id,
  title: group.title,
  createdAt: group.createdAt,
  updatedAt: group.updatedAt,
  entries: entries.map(({ id, parentId, role, parts, model, createdAt }) => ({
    id,
    parentId,
    role,
    createdAt,
    parts,
    model: model?.name ?? null,
  })),
})

/** All that is in these conversations as they are shown, as data that can be imported again. */
export const conversationsJson = (
  conversations: readonly ShownConversation[],
  exportedAt: Date,
): string =>
  `${JSON.stringify(
    {
      format: ownFormat,
      version: 1,
      exportedAt: exportedAt.toISOString(),
      conversations: conversations.map(conversationData),
    },
    null,
    1,
  )}\n`

/** File names that differ, also for conversations of the same title. */
export function exportName({ group }: ShownConversation, untitled: string, ending: string): string {
  return `${plainFileName(group.title, untitled)} ${group.id}.${ending}`
}
