// Programs and settings: pieces begin where a blank line is followed by one without indent.
import type { Block } from '../block.ts'

export function* readCode(text: string): Generator<Block> {
  let open: string[] = []
  let first = 1
  const close = function* (): Generator<Block> {
    const end = open.findLastIndex((line) => line.trim())
    if (end < 0) return
    const lines = open.slice(0, end + 1)
    yield { kind: 'code', text: lines.join('\n'), place: { lines: [first, first + end] } }
  }
  let number = 0
  for (const raw of text.split('\n')) {
    number++
    const line = raw.trimEnd()
    const isBegin = /^[^\s)\]}]/.test(line) && open.at(-1) === ''
    if (isBegin) {
      yield* close()
      open = []
    }
    if (open.length === 0) {
      if (!line) continue
      first = number
    }
    open.push(line)
  }
  yield* close()
}
