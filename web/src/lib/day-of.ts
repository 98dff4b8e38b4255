const two = (value: number) => String(value).padStart(2, '0')

/** The day of a moment, here: `2026-03-10`. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
