/** What a program of PostgreSQL said before it ended, as one line: its own reason, without time and process, else what it said last. */
export function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const reason = lines.findLast((line) => /\b(FATAL|PANIC|initdb: error):/.test(line))
  if (reason) return reason.replace(/^.*?\b(?:FATAL|PANIC|initdb: error):\s*/, '')
  return lines.at(-1) ?? 'it said nothing'
}

/** What helps, where that can be told from the reason. */
export const adviceFor = (reason: string): string =>
  /no space left on device|disk quota exceeded/i.test(reason)
    ? ' Free some room on that disk, or set DATA_DIR to a folder on another one.'
    : ''
