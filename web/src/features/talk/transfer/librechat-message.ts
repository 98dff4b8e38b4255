// One message of LibreChat as parts.
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

export function librechatParts(message: Fields, missing: Missing): ImportedPart[] {
  const pages = citePages([])
  const means = { pages, missing, results: resultsOf(message) }
  const content = listOf(message.content)
  const said =
    content.length > 0
      ? content.flatMap((part) => contentParts(fieldsOf(part) ?? {}, means))
      : textParts(textOf(message.text), means)
  if (message.error === true) {
    missing.note('failed')
    return []
  }
  return [...filesOf(message, missing), ...said, ...pages.added()]
}

type Means = { pages: CitedPages; missing: Missing; results: ReadonlyMap<string, Fields> }

function contentParts(part: Fields, means: Means): ImportedPart[] {
  const { missing } = means
  const inner = fieldsOf(part.text)
  switch (part.type) {
    case 'text':
      return textParts(textOf(part.text) || textOf(inner?.value), means)
    case 'think': {
      const text = textOf(part.think) || textOf(fieldsOf(part.think)?.value)
      return text.trim() ? [{ type: 'reasoning', text }] : []
    }
    case 'tool_call': {
      const { name, args, output } = fieldsOf(part.tool_call) ?? {}
      if (textOf(name) !== 'execute_code') {
        missing.note('tool-steps')
        return []
      }
      return [...textPart(codeOf(args)), ...textPart(textOf(output) && fenced(textOf(output)))]
    }
    case 'image_file':
    case 'image_url':
      return textPart(missing.picture(textOf(fieldsOf(part.image_file)?.filename)))
    case 'error':
      missing.note('failed')
      return []
    default:
      if (!textOf(part.text)) missing.note('unknown')
      return textParts(textOf(part.text), means)
  }
}

function codeOf(args: unknown): string {
  try {
    const { code, lang } = fieldsOf(typeof args === 'string' ? JSON.parse(args) : args) ?? {}
    return textOf(code) && fenced(textOf(code), textOf(lang))
  } catch {
    return ''
  }
}

/** Thoughts of older ones stand in the text between `:::thinking` and `:::`; `turn0search1` after a mark names a page. */
function textParts(text: string, { pages, results }: Means): ImportedPart[] {
  const [, thoughts = '', rest = text] =
    /^\s*:::thinking\n([\s\S]*?)\n:::\s*([\s\S]*)$/.exec(text) ?? []
  const read = rest
    .replace(/(?:\uE202|\\ue202)(turn\d+[a-z]+\d+)/g, (_, name: string) => {
      const { title, link, snippet } = results.get(name) ?? {}
      return pages.cite({ title: textOf(title), url: textOf(link), snippet: textOf(snippet) })
    })
    .replace(/[\uE200-\uE20F]|\\ue20[0-6]/g, '')
  const reasoning: ImportedPart[] = thoughts.trim() ? [{ type: 'reasoning', text: thoughts }] : []
  return [...reasoning, ...textPart(read)]
}

/** What searches of the web found, by the names that the words use: `turn0search1`, `turn0news0`. */
function resultsOf(message: Fields): Map<string, Fields> {
  const found = new Map<string, Fields>()
  for (const each of listOf(message.attachments)) {
    const search = fieldsOf(fieldsOf(each)?.web_search)
    if (!search) continue
    const kinds = { search: search.organic, news: search.topStories }
    for (const [kind, list] of Object.entries(kinds))
      for (const [at, result] of listOf(list).entries())
        found.set(`turn${Number(search.turn) || 0}${kind}${at}`, fieldsOf(result) ?? {})
  }
  return found
}

const filesOf = (message: Fields, missing: Missing): ImportedPart[] =>
  listOf(message.files).flatMap((each) => {
    const { filename, type } = fieldsOf(each) ?? {}
    const name = textOf(filename)
    return textPart(/^image\//.test(textOf(type)) ? missing.picture(name) : missing.file(name))
  })
