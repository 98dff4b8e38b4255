// Values in words: short along an axis, in full where one looks at them.

/** Of ticks that are `step` apart and reach up to `top`. Years stay without a separator. */
export function tickText(
  locale: string,
  { step, top, areYears = false }: { step: number; top: number; areYears?: boolean },
): (value: number) => string {
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const isHuge = top >= 1e15
  const options: Intl.NumberFormatOptions =
    digits > 4 || isHuge
      ? { notation: 'scientific', maximumSignificantDigits: 3 }
      : top >= 100_000
        ? { notation: 'compact', maximumSignificantDigits: 4 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: !areYears }
  const format = new Intl.NumberFormat(locale, options)
  return (value) => format.format(value)
}

/** With up to ten digits, and the unit behind. */
export function valueText(locale: string, unit: string | undefined): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 10 })
  const behind = unit === undefined || unit === '' ? '' : unit === '%' ? '%' : ` ${unit}`
  return (value) => `${format.format(value)}${behind}`
}

/** Whether numbers along x are years, by all that one can tell. */
export const areYears = (x: readonly (string | number)[]): boolean =>
  x.every((value) => Number.isInteger(value) && Number(value) >= 1000 && Number(value) <= 2999)

/** What a point is called. */
export const pointText = (locale: string, x: readonly (string | number)[]) => {
  const plain = areYears(x)
  const number = valueText(locale, undefined)
  return (point: string | number) =>
    typeof point === 'string' || plain ? String(point) : number(point)
}
