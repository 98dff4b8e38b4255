// A week beside the one before it: what they come to, and the lines that they are drawn as. Pure.

/** What there was on each day of the last whole week, and of the one before. */
export type TwoWeeks = { now: readonly number[]; before: readonly number[] }

const weekDays = 7

/** Of fourteen days in order. */
export const twoWeeksOf = (values: readonly number[]): TwoWeeks => ({
  before: values.slice(0, weekDays),
  now: values.slice(weekDays, 2 * weekDays),
})

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

/** How the week is against the one before: 0.5 is half as much again; in words where there was nothing to hold it against. */
export function changeOf({ now, before }: TwoWeeks): number | 'first' | 'nothing' {
  const [is, was] = [sumOf(now), sumOf(before)]
  if (was > 0) return is / was - 1
  return is > 0 ? 'first' : 'nothing'
}

type Size = { width: number; height: number; edge: number }
export type Point = { x: number; y: number }

/** Both weeks on one scale, from nothing at the foot; `edge` is left free all around, for the width of the lines. */
export function linesOf({ now, before }: TwoWeeks, { width, height, edge }: Size) {
  const top = Math.max(1, ...now, ...before)
  const pointOf = (value: number, at: number): Point => ({
    x: edge + (at * (width - 2 * edge)) / (weekDays - 1),
    y: height - edge - (Math.max(0, value) / top) * (height - 2 * edge),
  })
  return { now: now.map(pointOf), before: before.map(pointOf) }
}
