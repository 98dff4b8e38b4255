// Chance that can be had again: the same seed and name give the same numbers, on every machine.

/** A number of 32 bits that changes altogether with every character. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start >>> 0
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  return mixBits(hash)
}

export function mixBits(value: number): number {
  let hash = value >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  range(from: number, to: number): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** About 0, mostly within ±1. */
  around(): number
}

export function createRandom(seed: number, name = ''): Random {
  let state = name ? hashText(name, mixBits(seed)) : mixBits(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    around: () => (next() + next() + next()) / 1.5 - 1,
  }
}
