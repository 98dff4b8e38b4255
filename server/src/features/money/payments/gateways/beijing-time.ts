// Chinese vendors write times without a zone, as clocks show them in Beijing.

const aheadMs = 8 * 3600 * 1000

/** `2026-11-21 22:00:00`. */
export const toBeijingTime = (time: Date): string =>
  new Date(time.getTime() + aheadMs).toISOString().slice(0, 19).replace('T', ' ')

/** Undefined for what is no time. */
export function fromBeijingTime(text: string): Date | undefined {
  const time = new Date(`${text.slice(0, 19).replace(' ', 'T')}+08:00`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
