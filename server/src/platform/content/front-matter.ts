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
  const [, head, body] = /^---\n([\s\S]+?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error('has no head between two lines of ---')
  const fields: Record<string, string | string[]> = {}
  let list: string[] | undefined
  let listKey = ''
  for (const line of head.split('\n')) {
    const item = /^ {2}- (.+)$/.exec(line)?.[1]
    if (item !== undefined && list) {
      list.push(readText(listKey, item))
      continue
    }
    const [, key, value] = /^([a-z]\w*):(?: (.+))?$/i.exec(line) ?? []
    if (key === undefined) throw new Error(`"${line}": neither "key: text" nor an item of a list`)
    if (Object.hasOwn(fields, key)) throw new Error(`${key}: stands there twice`)
    listKey = key
    list = value === undefined ? [] : undefined
    fields[key] = value === undefined ? (list ?? []) : readText(key, value)
  }
  return { fields, body: body.replace(/\n$/, '') }
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
