// A message as markdown that stands by itself.
import type { Chart } from './chart.ts'
import { chartRows } from './chart-rows.ts'
import type { MessagePart } from './message-parts.ts'

/** Where a picture lies in the archive; its address where it is none of ours. */
export type PictureName = (address: string, mime: string | undefined) => string

export type MarkdownEntry = {
  role: 'user' | 'assistant'
  modelName: string | null
  createdAt: Date
  parts: readonly MessagePart[]
}

/** What people are called in headings, and answers of no known model. */
const english = { you: 'You', answer: 'Answer' }

/** A heading with who wrote it and when (UTC), then what is in it. */
export function entryMarkdown(
  entry: MarkdownEntry,
  pictureName: PictureName,
  names: { you: string; answer: string } = english,
): string {
  const who = entry.role === 'user' ? names.you : (entry.modelName ?? names.answer)
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
      return part.url ? `- [${part.title}](${part.url})` : passageMarkdown(part)
    case 'document':
      return `📄 ${part.title}`
    case 'chart':
      return chartMarkdown(part.chart)
    case 'work':
      return `[#${part.workId}](/history?work=${part.workId})`
  }
}

const passageMarkdown = ({ title, snippet }: Extract<MessagePart, { type: 'source' }>): string =>
  snippet ? `- ${title}: ${snippet}` : `- ${title}`

/** The title over a table of the data. */
export function chartMarkdown(chart: Chart): string {
  const { title, unit, series } = chart
  const cell = (value: string | number | null) =>
    String(value ?? '')
      .replaceAll(/[\\|]/g, '\\$&')
      .replaceAll(/\s+/g, ' ')
  const row = (cells: readonly (string | number | null)[]) => `| ${cells.map(cell).join(' | ')} |`
  return [
    `**${unit ? `${title} (${unit})` : title}**`,
    '',
    row(['', ...series.map(({ name }) => name)]),
    `| --- |${' ---: |'.repeat(series.length)}`,
    ...chartRows(chart).map(row),
  ].join('\n')
}

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')

/** A fence longer than any inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
