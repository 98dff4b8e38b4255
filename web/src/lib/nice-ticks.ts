export type Ticks = {
  /** Round values from low to high. */
  values: readonly number[]
  /** Between two of them. */
  step: number
}

/** Steps of 1, 2 or 5 times a power of ten that reach from `low` to `high` and beyond, about `count` of them. Both ends are finite. */
export function niceTicks(low: number, high: number, count: number): Ticks {
  let [from, to] = [Math.min(low, high), Math.max(low, high)]
  // A span below what a number can tell apart at this height would never end.
  if (to - from <= Math.max(Math.abs(from), Math.abs(to)) * 1e-12) {
    const room = Math.abs(from) / 2 || 1
    from -= room
    to += room
  }
  const rough = to / Math.max(1, count) - from / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  const step = (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power
  const first = Math.floor(from / step + 1e-9)
  const last = Math.ceil(to / step - 1e-9)
  const values: number[] = []
  for (let at = first; at <= last; at++) values.push(rounded(at * step))
  return { values, step }
}

/** Without the dust of binary fractions: 0.30000000000000004 is 0.3; and without a negative zero. */
const rounded = (value: number): number => Number(value.toPrecision(12)) + 0
