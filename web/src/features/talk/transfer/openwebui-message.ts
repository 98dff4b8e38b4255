// One message of Open WebUI as parts: thoughts and tools stand in its text as tags.
import { type CitedPages, citePages } from './cited-pages.ts'
import {
  type Fields,
  fieldsOf,
  type ImportedPart,
  listOf,
  type Missing,
  textOf,
  textPart,
} from './imported-conversation.ts'
import { cutBlocks } from './tagged-blocks.ts'

export function openwebuiParts(message: Fields, missing: Missing): ImportedPart[] {
  const pages = citePages([])
  citeSources(message, pages)
  const said = Array.isArray(message.content)
    ? message.content.map((part) => textOf(fieldsOf(part)?.text)).join('\n\n')
    : textOf(message.content)
  const parts = textParts(said, missing)
  if (parts.length === 0 && message.error) missing.note('failed')
  return [...filesOf(message, missing), ...parts, ...pages.added()]
}

/** `[n]` in the words counts documents by their sources, in the order in which they come. */
function citeSources(message: Fields, pages: CitedPages) {
  for (const each of [...listOf(message.sources), ...listOf(message.citations)]) {
    const { source, metadata, document } = fieldsOf(each) ?? {}
    const named = fieldsOf(source) ?? {}
    const passages = listOf(document)
    const places = listOf(metadata)
    for (let at = 0; at < Math.max(1, places.length); at += 1) {
      const place = fieldsOf(places[at]) ?? {}
      const addresses = [place.source, place.url, named.url, named.name].map(textOf)
      const url = addresses.find((address) => /^https?:/.test(address)) ?? ''
      const title = [place.title, place.name, named.name, url].map(textOf).find(Boolean) ?? ''
      pages.cite({ title, url, snippet: textOf(passages[at]) })
    }
  }
}

function textParts(text: string, missing: Missing): ImportedPart[] {
  return cutBlocks(text, ['details']).flatMap((piece): ImportedPart[] => {
    if (piece.kind === 'text') return textPart(piece.text.trim())
    const body = piece.body.replace(/^\s*<summary>[^<]*<\/summary>\s*/, '')
    switch (piece.attributes.get('type')) {
      case 'reasoning': {
        const seconds = Number(piece.attributes.get('duration'))
        const thought = body.replace(/^> ?/gm, '').trim()
        const time = seconds > 0 ? { durationMs: seconds * 1000 } : {}
        return thought ? [{ type: 'reasoning', text: thought, ...time }] : []
      }
      case 'tool_calls':
        missing.note('tool-steps')
        return []
      case 'code_interpreter':
        return textPart(body.trim())
      default:
        return textPart(`<details>${piece.body}</details>`)
    }
  })
}

const filesOf = (message: Fields, missing: Missing): ImportedPart[] =>
  listOf(message.files).flatMap((each) => {
    const file = fieldsOf(each) ?? {}
    const name = textOf(file.name)
    const isPicture = file.type === 'image' || /^image\//.test(textOf(file.content_type))
    return textPart(isPicture ? missing.picture(name) : missing.file(name))
  })
