// Chance that can be thrown again: the same seed gives the same throws.

export type Dice = {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, at least 0 and below `limit`. */
  below(limit: number): number
  /** Whether something of this probability, 0 to 1, happens. */
  happens(probability: number): boolean
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  }
}
