// The head of a content file: a small part of YAML that reads the same everywhere.

export type FrontMatter = {
  fields: { readonly [key: string]: string | readonly string[] }
  /** What stands below the head, without the line break at its end. */
  body: string
}

/** What YAML would not read as the text that it looks like. */
const needsQuotes = /^[-?:,[\]{}#&*!|>'"%@` ]|: | #|[: ]$/

/**
 * Parts a file at its two lines of `---`. A field is `key: text`, or `key:` and below it a line `  - text` for each item; a text that YAML
 * would take for something else stands in double quotes, as JSON writes it. Throws with the field and what is wrong with it.
 */
export function readFrontMatter(text: string): FrontMatter {
  const end = text.indexOf('\n---\n')
  if (!text.startsWith('---\n') || end < 0) throw new Error('has no head between two lines of ---')
  const fields: Record<string, string | string[]> = {}
  let list: string[] | undefined
  let key = ''
  for (const line of text.slice(4, end).split('\n')) {
    if (list && line.startsWith('  - ')) {
      list.push(readText(key, line.slice(4)))
      continue
    }
    const isList = line.endsWith(':')
    const colon = isList ? line.length - 1 : line.indexOf(': ')
    key = line.slice(0, Math.max(colon, 0))
    if (!/^[a-z]+$/i.test(key)) throw new Error(`"${line}": neither "key: text" nor an item`)
    if (Object.hasOwn(fields, key)) throw new Error(`${key}: stands there twice`)
    list = isList ? [] : undefined
    fields[key] = list ?? readText(key, line.slice(colon + 2))
  }
  return { fields, body: text.slice(end + 5).replace(/\n$/, '') }
}

function readText(key: string, value: string): string {
  if (value.startsWith('"')) {
    try {
      return String(JSON.parse(value))
    } catch {
      throw new Error(`${key}: quotes that do not end, or something after them`)
    }
  }
  if (needsQuotes.test(value)) throw new Error(`${key}: this text needs double quotes`)
  return value
}
