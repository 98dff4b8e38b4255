// Medians of a window that moves on by one value at a time. Sorted windows are kept, so that a step costs a few moves.

/** The medians of `count` series side by side, over the latest `width` values of each; `width` is odd. Before the first, all were 0. */
export function createSeriesMedians(count: number, width: number) {
  const sorted = new Float32Array(count * width)
  const latest = Array.from({ length: width }, () => new Float32Array(count))
  let oldest = 0
  return {
    /** Takes the next value of each series, and writes the medians. */
    step(values: Float32Array, medians: Float32Array): void {
      const leaving = latest[oldest] as Float32Array
      for (let k = 0; k < count; k++) {
        const start = k * width
        exchange(sorted, { start, width, out: leaving[k] as number, into: values[k] as number })
        medians[k] = sorted[start + (width >> 1)] as number
      }
      leaving.set(values)
      oldest = (oldest + 1) % width
    },
  }
}

/** The median around each value; `width` is odd. Beyond the ends all is 0. */
export function medianAlong(
  values: Float32Array,
  { width, medians }: { width: number; medians: Float32Array },
): void {
  const reach = width >> 1
  const sorted = new Float32Array(width)
  for (let at = 0; at < values.length + reach; at++) {
    exchange(sorted, { start: 0, width, out: values[at - width] ?? 0, into: values[at] ?? 0 })
    if (at >= reach) medians[at - reach] = sorted[reach] as number
  }
}

/** Puts one value into a sorted window for another that is in it. */
function exchange(
  sorted: Float32Array,
  { start, width, out, into }: { start: number; width: number; out: number; into: number },
): void {
  const end = start + width - 1
  let at = start
  while (at < end && (sorted[at] as number) < out) at++
  while (at < end && (sorted[at + 1] as number) < into) {
    sorted[at] = sorted[at + 1] as number
    at++
  }
  while (at > start && (sorted[at - 1] as number) > into) {
    sorted[at] = sorted[at - 1] as number
    at--
  }
  sorted[at] = into
}
