// What a model has said in one request: deltas that follow one another are one piece, however many they came in.
import type { ChatEmission } from '@atelier/engines/kinds/chat'
import { GrowingText } from '../../../../platform/growing-text.ts'

type Delta = Extract<ChatEmission, { type: 'text-delta' | 'reasoning-delta' }>

export class SaidPieces {
  readonly #whole: ChatEmission[] = []
  #growing: { type: Delta['type']; text: GrowingText } | undefined

  get isEmpty(): boolean {
    return this.#whole.length === 0 && !this.#growing
  }

  /** Whether a picture is among them. */
  get hasPictures(): boolean {
    return this.#whole.some(({ type }) => type === 'image')
  }

  /** Takes a piece; whether it goes on with the one before it. */
  push(piece: ChatEmission): boolean {
    if (piece.type !== 'text-delta' && piece.type !== 'reasoning-delta') {
      this.#endGrowing()
      this.#whole.push(piece)
      return false
    }
    const goesOn = this.#growing?.type === piece.type
    if (!goesOn) {
      this.#endGrowing()
      this.#growing = { type: piece.type, text: new GrowingText() }
    }
    this.#growing?.text.add(piece.text)
    return goesOn
  }

  list(): readonly ChatEmission[] {
    if (!this.#growing) return this.#whole
    return [...this.#whole, whole(this.#growing)]
  }

  #endGrowing(): void {
    if (this.#growing) this.#whole.push(whole(this.#growing))
    this.#growing = undefined
  }
}

const whole = ({ type, text }: { type: Delta['type']; text: GrowingText }): Delta => ({
  type,
  text: text.toString(),
})
