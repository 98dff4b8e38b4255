// A growing answer for a screen reader: whole sentences, as they are complete, without the marks of markdown and without code.

/** Where the last complete sentence after `from` ends; `from` when none is complete. */
function completeUntil(text: string, from: number): number {
  const ends = /[。！？；…](?=[^。！？；…”’」』）]|$)[”’」』）]*|[.!?…]["')\]]*(?=\s)|\n/g
  ends.lastIndex = from
  let until = from
  for (let end = ends.exec(text); end; end = ends.exec(text)) until = ends.lastIndex
  return until
}

/**
 * What to say next of `text`, of which everything before `from` was said; `over` says the rest too. `next` is the `from` of the
 * following call.
 */
export function nextSentences(
  text: string,
  from: number,
  over: boolean,
): { say: string; next: number } {
  const next = over ? text.length : completeUntil(text, from)
  if (next === from) return { say: '', next }
  return { say: spoken(text.slice(0, next), from), next }
}

function spoken(text: string, from: number): string {
  // Whether a fence is open at `from` depends on what came before it.
  let inCode = false
  let at = 0
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    if (/^\s*(```|~~~)/.test(line)) {
      inCode = !inCode
      continue
    }
    if (inCode || at <= from) continue
    lines.push(line.slice(Math.max(0, from - start)))
  }
  return lines
    .join(' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
