// What of a diagram's code is given to mermaid. Its settings (`%%{init}%%`, front matter) could carry styles, and styles
// and picture shapes could fetch from another site: the settings are left out, and code that reaches out is refused.

const SETTINGS = /^\s*---\n[\s\S]*?\n---[ \t]*(?:\n|$)|%%\{[\s\S]*?\}%%/g

const REACHES_OUT = [
  // What is left of settings: mermaid reads them also unclosed at the end, and such as came together by leaving others out.
  /%%\{/,
  /^---/,
  /url\s*\(/i,
  /@import/i,
  /image-set/i,
  /!\[[^\]]*\]\(/,
  /\$sprite\s*=/i,
  /<\s*\/?\s*(?:img|image|picture|video|audio|iframe|object|embed|link|script|style|svg|use|base|meta)\b/i,
]

/** In what stands behind the first `@{`, which is YAML: a name may be spelled by escapes, and a brace may stand within a text. */
const PICTURE_SHAPE = /\bimg\b|\\[xu\n]/i

/** An escape of a style sheet: up to six hexadecimal digits and a space, or the sign itself. */
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi

/** Null for code that would make the browser fetch something. */
export function diagramSource(code: string): string | null {
  const source = code.replace(/\r\n?/g, '\n').replace(SETTINGS, '')
  const asStyle = source.replace(ESCAPE, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : signOf(Number.parseInt(hex, 16)),
  )
  const reachesOut = REACHES_OUT.some((pattern) => pattern.test(source) || pattern.test(asStyle))
  return reachesOut || hasPictureShape(source) ? null : source
}

function hasPictureShape(source: string): boolean {
  const from = source.indexOf('@{')
  return from !== -1 && PICTURE_SHAPE.test(source.slice(from))
}

const signOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
