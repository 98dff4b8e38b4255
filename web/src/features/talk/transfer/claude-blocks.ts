// The content blocks of a message of Claude as parts.
import { type Artifacts, isProseFile, languageOfFile } from './artifacts.ts'
import type { CitedPages } from './cited-pages.ts'
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
import { cutBlocks } from './tagged-blocks.ts'

export type ClaudeMeans = { pages: CitedPages; artifacts: Artifacts; missing: Missing }

/** A document that several blocks of one message change stands once, where it was first touched, as they left it. */
export function claudeBlocks(blocks: readonly Fields[], means: ClaudeMeans): ImportedPart[] {
  const parts: ImportedPart[] = []
  const written = new Map<string, Extract<ImportedPart, { type: 'text' }>>()
  const titles = titlesOf(blocks)
  let tool = ''
  for (const block of blocks) {
    if (block.type === 'tool_use') tool = textOf(block.name)
    const change = artifactChange(block, means.artifacts)
    if (change === undefined) {
      parts.push(...blockParts(block, tool, { ...means, titles }))
      continue
    }
    const text = means.artifacts.textOf(change)
    const known = written.get(change)
    if (known) known.text = text
    else
      for (const part of textPart(text)) {
        parts.push(part)
        if (part.type === 'text') written.set(change, part)
      }
  }
  return parts
}

/** The name of the document that a block wrote or changed; undefined when the block is something else. */
function artifactChange(block: Fields, artifacts: Artifacts): string | undefined {
  if (block.type !== 'tool_use') return undefined
  const input = fieldsOf(block.input) ?? {}
  const [title, language, content] = [input.title, input.language, input.content].map(textOf)
  if (block.name === 'artifacts') {
    const name = textOf(input.id) || title || 'artifact'
    if (content) {
      const isProse = input.type === 'text/markdown'
      artifacts.write(name, { title: title ?? '', language: language ?? '', isProse, content })
      return name
    }
    return artifacts.replace(name, textOf(input.old_str), textOf(input.new_str)) ? name : undefined
  }
  const path = textOf(input.path)
  if (block.name === 'create_file' && textOf(input.file_text)) {
    const title = path.split('/').at(-1) ?? ''
    const isProse = isProseFile(path)
    const file = {
      title,
      language: languageOfFile(path),
      isProse,
      content: textOf(input.file_text),
    }
    artifacts.write(path, file)
    return path
  }
  if (block.name === 'str_replace')
    return artifacts.replace(path, textOf(input.old_str), textOf(input.new_str)) ? path : undefined
  return undefined
}

/** Titles of the pages that were found, by their addresses: a citation may have the address alone. */
const titlesOf = (blocks: readonly Fields[]): Map<string, string> =>
  new Map(
    blocks
      .flatMap((block) => listOf(block.content))
      .flatMap((each) => {
        const { url, title } = fieldsOf(each) ?? {}
        return textOf(url) && textOf(title) ? [[textOf(url), textOf(title)] as const] : []
      }),
  )

const isSearch = (name: string): boolean => name === 'web_search' || name === 'web_fetch'

type BlockMeans = ClaudeMeans & { titles: ReadonlyMap<string, string> }

/** `tool`: the one that was called last; results may come without its name. */
function blockParts(block: Fields, tool: string, means: BlockMeans): ImportedPart[] {
  const { missing } = means
  const name = textOf(block.name)
  switch (block.type) {
    case 'text':
      return taggedText(cited(block, means))
    case 'thinking': {
      const text = textOf(block.thinking)
      return text ? [{ type: 'reasoning', text }] : []
    }
    case 'voice_note':
      return textPart(textOf(block.text))
    case 'tool_use': {
      // What was looked for is told by the pages that were found.
      if (isSearch(name)) {
        missing.note('tool-steps')
        return []
      }
      const input = fieldsOf(block.input) ?? {}
      const said = textOf(input.new_str) || JSON.stringify(input, null, 2)
      const language = textOf(input.new_str) ? '' : 'json'
      return textPart(`**${name || 'tool'}**\n\n${fenced(said, language)}`)
    }
    case 'tool_result':
      return resultParts(block, textOf(block.name) || tool, means)
    case 'image':
      return textPart(missing.picture(''))
    case 'redacted_thinking':
    case 'flag':
    case 'token_budget':
      return []
    default:
      if (!textOf(block.text)) missing.note('unknown')
      return textPart(textOf(block.text))
  }
}

function resultParts(block: Fields, tool: string, { pages, missing }: ClaudeMeans): ImportedPart[] {
  // “OK”: the document itself is there.
  if (['artifacts', 'create_file', 'str_replace', 'present_files'].includes(tool)) return []
  return listOf(block.content).flatMap((value) => {
    const inner = fieldsOf(value) ?? {}
    const [text, title, url] = [textOf(inner.text), textOf(inner.title), textOf(inner.url)]
    if (inner.type === 'image') return textPart(missing.picture(''))
    if (url && pages.cite({ title, url, snippet: text })) return []
    if (isSearch(tool)) {
      missing.note('tool-steps')
      return []
    }
    return textPart(text && fenced(text))
  })
}

/** The text with a number where each citation ends. */
function cited(block: Fields, { pages, titles }: BlockMeans): string {
  const text = textOf(block.text)
  const places = listOf(block.citations).flatMap((each) => {
    const citation = fieldsOf(each) ?? {}
    const details = fieldsOf(citation.details) ?? {}
    const url = textOf(citation.url) || textOf(details.url)
    const title = textOf(citation.title) || textOf(details.title) || titles.get(url) || ''
    const snippet = textOf(citation.cited_text)
    const end = Number(citation.end_index)
    const at = Number.isInteger(end) && end >= 0 && end <= text.length ? end : text.length
    return [{ at, mark: pages.cite({ title, url, snippet }) }]
  })
  let result = ''
  let from = 0
  for (const { at, mark } of places.toSorted((one, other) => one.at - other.at)) {
    result += text.slice(from, at) + mark
    from = at
  }
  return result + text.slice(from)
}

/** Documents and thoughts of older exports stand in the text. */
function taggedText(text: string): ImportedPart[] {
  if (!text.includes('<ant')) return textPart(text)
  return cutBlocks(text, ['antArtifact', 'antThinking']).flatMap((piece): ImportedPart[] => {
    if (piece.kind === 'text') return textPart(piece.text)
    if (piece.tag === 'antThinking') return [{ type: 'reasoning', text: piece.body }]
    const title = piece.attributes.get('title')
    const isProse = piece.attributes.get('type') === 'text/markdown'
    const language = piece.attributes.get('language') ?? ''
    const body = isProse ? piece.body.trim() : fenced(piece.body.trim(), language)
    return textPart([title && `**${title}**`, body].filter(Boolean).join('\n\n'))
  })
}
