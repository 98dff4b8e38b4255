// A text that comes letter by letter. Joining each letter to what was there keeps an object per letter for as long as the text is kept; here
// they are gathered and joined some hundred at a time.

const gatheredAtOnce = 512

export class GrowingText {
  #text = ''
  #pieces: string[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  add(piece: string): void {
    this.#length += piece.length
    if (this.#pieces.push(piece) === gatheredAtOnce) this.#gather()
  }

  toString(): string {
    this.#gather()
    return this.#text
  }

  #gather(): void {
    if (this.#pieces.length === 0) return
    this.#text += this.#pieces.join('')
    this.#pieces = []
  }
}
