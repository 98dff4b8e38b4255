// The operator's analytics script, as vendors hand it out: script elements to be pasted into a page, or their content alone.

export type PageScript = { src: string } | { code: string }

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** What is to run, in order; nothing of the text beside it reaches the page. */
export function analyticsScripts(text: string): PageScript[] {
  if (!text.trim()) return []
  if (!/<script\b/i.test(text)) return /<\/?script/i.test(text) ? [] : [{ code: text }]
  return [...text.matchAll(element)].flatMap(([, attributes = '', code = '']): PageScript[] => {
    const [, double, single, bare] = source.exec(attributes) ?? []
    const src = double ?? single ?? bare
    if (src) return [{ src }]
    return code.trim() ? [{ code }] : []
  })
}

/** The hosts that such a text names: its scripts come from there. */
export const hostsNamedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)/gi)].map(([, host]) =>
      `https://${host}`.toLowerCase(),
    ),
  ),
]
