/** Whether the source of a code block ends with its closing fence. Indented code has none, and is closed. */
export function isFenceClosed(raw: string): boolean {
  const opening = /^[ \t]*(`{3,}|~{3,})[^\n]*/.exec(raw)
  const marker = opening?.[1]
  if (!opening || !marker) return true
  const rest = raw.slice(opening[0].length).trimEnd()
  const lastLine = rest.slice(rest.lastIndexOf('\n') + 1).trim()
  return (
    rest.includes('\n') &&
    lastLine.length >= marker.length &&
    lastLine === (marker[0] ?? '').repeat(lastLine.length)
  )
}
