/** A hue of 0 to 359 that stays with a name, so that a model without a picture is known again. */
export function coverHue(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return hash % 360
}
