// The lines of a run that are kept in memory: all that is stored nowhere else, and of the others the last ones, for readers who are a little
// behind. Lines lie in blocks of many, not each for itself.

const linesInBlock = 256
/** Letters of lines that are stored elsewhere, kept all the same. */
const keptLetters = 256 * 1024

type Block = { last: number; lines: string }

export class RunLines {
  #dropped = 0
  #blocks: Block[] = []
  #blockLetters = 0
  #tail: string[] = []
  #last = 0

  /** Number of the last line. */
  get last(): number {
    return this.#last
  }

  /** Lines up to this number are not here any more. */
  get dropped(): number {
    return this.#dropped
  }

  push(line: string): void {
    this.#tail.push(line)
    this.#last++
    if (this.#tail.length < linesInBlock) return
    const lines = this.#tail.join('')
    this.#blocks.push({ last: this.#last, lines })
    this.#blockLetters += lines.length
    this.#tail = []
  }

  /** Lines after number `seq`, none of which may have been dropped, as one text. */
  after(seq: number): string {
    if (seq >= this.#last) return ''
    const tailFrom = this.#last - this.#tail.length
    if (seq >= tailFrom) return seq === this.#last - 1 ? this.#newest() : this.#tailAfter(seq)
    const at = this.#blocks.findIndex(({ last }) => last > seq)
    const [first, ...rest] = this.#blocks.slice(at)
    const before = this.#blocks[at - 1]?.last ?? this.#dropped
    const begun = first ? withoutLines(first.lines, seq - before) : ''
    return begun + rest.map(({ lines }) => lines).join('') + this.#tail.join('')
  }

  /** As `after`, but whole lines up to about so many letters, and the number of the last of them. */
  piece(seq: number, max: number): { lines: string; upTo: number } {
    const lines = this.after(seq)
    if (lines.length <= max) return { lines, upTo: this.#last }
    const end = lines.indexOf('\n', max)
    const piece = end < 0 ? lines : lines.slice(0, end + 1)
    return { lines: piece, upTo: seq + countLines(piece) }
  }

  /** Lines up to `seq` are stored elsewhere: all but the last of them go. */
  drop(seq: number): void {
    for (let first = this.#blocks[0]; first; first = this.#blocks[0]) {
      const left = this.#blockLetters - first.lines.length
      if (first.last > seq || left < keptLetters) return
      this.#blocks.shift()
      this.#blockLetters = left
      this.#dropped = first.last
    }
  }

  #newest(): string {
    return this.#tail.at(-1) ?? ''
  }

  #tailAfter(seq: number): string {
    return this.#tail.slice(seq - this.#last).join('')
  }
}

function withoutLines(lines: string, count: number): string {
  let from = 0
  for (let left = count; left > 0; left--) from = lines.indexOf('\n', from) + 1
  return lines.slice(from)
}

function countLines(lines: string): number {
  let count = 0
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count++
  return count
}
