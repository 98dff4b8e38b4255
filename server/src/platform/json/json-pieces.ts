// A value as a row of pieces, none of them large: what one thread has parsed another takes over bit by bit, with others served in between.

/** Where it stands in what is open: a field's name, or null for the next place of a list, and for the whole. */
type Place = string | null

export type JsonPiece =
  | { at: Place; value: unknown }
  | { at: Place; open: 'list' | 'fields' }
  | { at: Place; text: string }
  /** Goes on with the text before. */
  | { more: string }
  | { close: true }

/** Deeper than anything that is sent on purpose: what is deeper would be a matter of the stack. */
const maxDepth = 500

/** Letters of a batch, and of what is sent as one piece: about what a turn of the event loop may take. */
export const batchLetters = 128 * 1024
const maxBesideLetters = 24

/** Pieces of a value in batches of about `most` letters. Throws SyntaxError where it is too deep. */
export function* splitJson(value: unknown, max: number = batchLetters): Generator<JsonPiece[]> {
  let batch: JsonPiece[] = []
  let letters = 0
  for (const [piece, weight] of piecesOf(value, null, max, 0)) {
    batch.push(piece)
    letters += weight
    if (letters < max) continue
    yield batch
    batch = []
    letters = 0
  }
  yield batch
}

function* piecesOf(
  value: unknown,
  at: Place,
  max: number,
  depth: number,
): Generator<[JsonPiece, number]> {
  if (depth > maxDepth) throw new SyntaxError('The JSON is nested deeper than is allowed.')
  const weight = weigh(value, max, depth)
  if (weight <= max || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return yield [{ at, value }, weight]
  if (typeof value === 'string') {
    yield [{ at, text: value.slice(0, max) }, max]
    for (let from = max; from < value.length; from += max)
      yield [{ more: value.slice(from, from + max) }, max]
    return
  }
  if (Array.isArray(value)) {
    yield [{ at, open: 'list' }, maxBesideLetters]
    for (const each of value) yield* piecesOf(each, null, max, depth + 1)
  } else {
    yield [{ at, open: 'fields' }, maxBesideLetters]
    for (const [name, each] of Object.entries(value as object))
      yield* piecesOf(each, name, max, depth + 1)
  }
  yield [{ close: true }, maxBesideLetters]
}

/** About how many letters it is written with; anything above `max` for more than that, without looking further. */
function weigh(value: unknown, max: number, depth: number): number {
  if (typeof value === 'string') return value.length + maxBesideLetters
  if (typeof value !== 'object' || value === null) return maxBesideLetters
  if (depth > maxDepth) throw new SyntaxError('The JSON is nested deeper than is allowed.')
  let sum = maxBesideLetters
  for (const [name, each] of Object.entries(value)) {
    sum += name.length + weigh(each, max - sum, depth + 1)
    if (sum > max) break
  }
  return sum
}

type Open = unknown[] | Record<string, unknown>

/** Puts pieces together again, as they come. */
export function createJsonJoiner() {
  const open: Open[] = []
  let whole: unknown
  let text: { at: Place; said: string } | undefined

  function put(at: Place, value: unknown): void {
    const into = open.at(-1)
    if (into === undefined) whole = value
    else if (Array.isArray(into)) into.push(value)
    // A field of any name, also of one that means something else to an object.
    else
      Object.defineProperty(into, at ?? '', {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      })
  }

  function endText(): void {
    if (text) put(text.at, text.said)
    text = undefined
  }

  function take(piece: JsonPiece): void {
    if ('more' in piece) {
      if (text) text.said += piece.more
      return
    }
    endText()
    if ('value' in piece) put(piece.at, piece.value)
    else if ('text' in piece) text = { at: piece.at, said: piece.text }
    else if ('open' in piece) {
      const into: Open = piece.open === 'list' ? [] : {}
      put(piece.at, into)
      open.push(into)
    } else open.pop()
  }

  return {
    add(pieces: readonly JsonPiece[]): void {
      for (const piece of pieces) take(piece)
    },
    /** The value, once all of it has come. */
    whole(): unknown {
      endText()
      return whole
    },
  }
}
