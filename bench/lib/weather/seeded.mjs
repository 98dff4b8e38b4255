// A random generator that gives the same numbers for the same seed, so that a run can be had again.
export function seeded(seed) {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)],
    /** One of the keys, as often as its weight says. */
    weighted(weights) {
      let left = next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0)
      for (const [key, weight] of Object.entries(weights)) {
        left -= weight
        if (left <= 0) return key
      }
      return Object.keys(weights).at(-1)
    },
  }
}
