// A quiet colour of its own for what has no picture, out of the colours of the page.

const turn = 360

/** A hue for a name, the same each time; in degrees. */
export function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % turn
}

/** A ground that lies between the page's own greys, with a breath of that hue. */
export const groundOf = (name: string): string => {
  const hue = hueOf(name)
  return `linear-gradient(135deg, oklch(from var(--line) l 0.045 ${hue}), oklch(from var(--sunken) l 0.03 ${(hue + 60) % turn}))`
}
