type Scale = {
  value: number
  max: number
  /** What an arrow changes, and what a page key does. */
  step: number
  leap: number
}

/** The value (0..max) after a key of a slider; undefined for another key. */
export function valueAfterKey(key: string, { value, max, step, leap }: Scale): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: value - step,
    ArrowDown: value - step,
    ArrowRight: value + step,
    ArrowUp: value + step,
    PageDown: value - leap,
    PageUp: value + leap,
    Home: 0,
    End: max,
  }
  const next = moves[key]
  return next === undefined ? undefined : Math.min(max, Math.max(0, next))
}
