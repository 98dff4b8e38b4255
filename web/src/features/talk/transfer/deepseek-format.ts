// The conversations.json of DeepSeek: a tree of messages, each in fragments; older ones have content and thoughts beside each other.
import { citePages } from './cited-pages.ts'
import { finishConversation, type ReadEntry } from './finish-conversation.ts'
import {
  dateOf,
  type Fields,
  fieldsOf,
  type ImportedPart,
  type ImportReader,
  isPictureName,
  listOf,
  type Missing,
  textOf,
  textPart,
} from './imported-conversation.ts'
import { growEntries } from './message-tree.ts'

/** Of those with a mapping: ChatGPT's messages have an author. */
export const isDeepseek = (value: Fields): boolean => {
  const mapping = fieldsOf(value.mapping)
  if (!mapping) return false
  if ('inserted_at' in value) return true
  return Object.values(mapping).some((node) =>
    Array.isArray(fieldsOf(fieldsOf(node)?.message)?.fragments),
  )
}

export const readDeepseek: ImportReader = (value, missing) => {
  const mapping = fieldsOf(value.mapping) ?? {}
  const nodes = Object.entries(mapping).map(([id, node]) => {
    const { parent, children } = fieldsOf(node) ?? {}
    return { id, parent: nameOf(parent), children: listOf(children).map(nameOf) }
  })
  const { entries, places } = growEntries(nodes, (id, above) => {
    const message = fieldsOf(fieldsOf(mapping[id])?.message)
    if (!message) return undefined
    const role = roleOf(message, above)
    return {
      role,
      parts: messageParts(message, missing),
      model: textOf(message.model) || 'DeepSeek',
      createdAt: dateOf(message.inserted_at),
    }
  })
  return finishConversation({
    source: 'deepseek',
    id: textOf(value.id),
    title: textOf(value.title),
    created: value.inserted_at,
    updated: value.updated_at,
    entries,
    shown: places.get(nameOf(value.current_message_id)) ?? entries.length - 1,
  })
}

const nameOf = (value: unknown): string => (typeof value === 'number' ? `${value}` : textOf(value))

function roleOf(message: Fields, above: ReadEntry | undefined): ReadEntry['role'] {
  const fragments = listOf(message.fragments)
  if (fragments.length > 0)
    return fragments.some((each) => fieldsOf(each)?.type === 'REQUEST') ? 'user' : 'assistant'
  const role = textOf(message.role).toLowerCase()
  if (role) return role === 'user' ? 'user' : 'assistant'
  // Without a word about it, they take turns.
  return above?.role === 'user' ? 'assistant' : 'user'
}

function messageParts(message: Fields, missing: Missing): ImportedPart[] {
  const pages = citePages([])
  const found = [
    ...listOf(message.search_results),
    ...listOf(message.fragments).flatMap((each) => listOf(fieldsOf(each)?.results)),
  ].map((result) => fieldsOf(result) ?? {})
  const means = { found, pages, missing }
  const files = listOf(message.files).flatMap((file) => {
    const { file_name: fileName, name } = fieldsOf(file) ?? {}
    const said = textOf(fileName) || textOf(name)
    return textPart(isPictureName(said) ? missing.picture(said) : missing.file(said))
  })
  const fragments = listOf(message.fragments)
  const parts =
    fragments.length > 0
      ? fragments.flatMap((each) => fragmentParts(fieldsOf(each) ?? {}, means))
      : [...thought(textOf(message.reasoning_content)), ...said(textOf(message.content), means)]
  // Those that were found and not cited come after those that were.
  for (const { title, url, snippet } of found)
    pages.cite({ title: textOf(title), url: textOf(url), snippet: textOf(snippet) })
  return [...files, ...parts, ...pages.added()]
}

type Means = { found: Fields[]; pages: ReturnType<typeof citePages>; missing: Missing }

function fragmentParts(fragment: Fields, means: Means): ImportedPart[] {
  const text = textOf(fragment.content)
  switch (fragment.type) {
    case 'THINK':
      return thought(text)
    case 'REQUEST':
    case 'RESPONSE':
    case 'TEMPLATE_RESPONSE':
      return said(text, means)
    // What was found is among the sources.
    case 'SEARCH':
      return []
    default:
      if (/SEARCH|OPEN|READ|TOOL|FIND/.test(textOf(fragment.type))) means.missing.note('tool-steps')
      else if (!text) means.missing.note('unknown')
      else return said(text, means)
      return []
  }
}

const thought = (text: string): ImportedPart[] => (text ? [{ type: 'reasoning', text }] : [])

/** `[citation:3]` names a page by its number from 1, `[reference:0]` by its place from 0. */
function said(text: string, { found, pages }: Means): ImportedPart[] {
  const byNumber = new Map(found.map((page) => [page.cite_index, page]))
  return textPart(
    text.replace(/\[(citation|reference):(\d{1,4})\]/g, (_, kind: string, digits: string) => {
      const number = Number(digits)
      const page =
        kind === 'reference' ? found[number] : (byNumber.get(number) ?? found[number - 1])
      const { title, url, snippet } = page ?? {}
      return pages.cite({ title: textOf(title), url: textOf(url), snippet: textOf(snippet) })
    }),
  )
}
