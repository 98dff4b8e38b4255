// Chinese vendors write money as yuan with a point. Never by way of fractions: 19.99 * 100 is no whole number.

/** `1999` is `19.99`. */
export const toYuan = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Undefined for what is no amount. */
export function fromYuan(yuan: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
