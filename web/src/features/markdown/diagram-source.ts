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
  /@\{[^}]*\bimg\b/i,
  /!\[[^\]]*\]\(/,
  /\$sprite\s*=/i,
  /<\s*\/?\s*(?:img|image|picture|video|audio|iframe|object|embed|link|script|style|svg|use|base|meta)\b/i,
  /^\s*(?:style|classDef|linkStyle|cssClass)\b.*\\/m,
]

/** Null for code that would make the browser fetch something. */
export function diagramSource(code: string): string | null {
  const source = code.replace(/\r\n?/g, '\n').replace(SETTINGS, '')
  return REACHES_OUT.some((pattern) => pattern.test(source)) ? null : source
}
