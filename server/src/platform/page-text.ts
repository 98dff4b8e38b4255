// The words of a web page, for a model to read: no markup, no scripts, no pictures.

const dropped = new Set(
  'script style noscript template svg iframe nav footer form title'.split(' '),
)
const breaks = new Set(
  'p div section article h1 h2 h3 h4 h5 h6 li ul ol tr table blockquote pre br hr main header'.split(
    ' ',
  ),
)
const cells = new Set(['td', 'th'])

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  copy: '©',
}

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ten, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const code = ten ? Number(ten) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const flat = (text: string): string => decode(text).replaceAll(/\s+/g, ' ').trim()

/** Title and words of an HTML page; the title is empty where it has none. */
export function pageText(html: string): { title: string; text: string } {
  let title = ''
  const lines: string[] = []
  for (const { element, text } of pageLines(html))
    if (element === 'title') title ||= text
    else lines.push(text)
  return { title, text: lines.join('\n') }
}

/**
 * Lines of an HTML page in order, each with the element whose beginning or end it follows (`h1`, `/li`, empty at the start), and its title.
 * Looks at each letter once, whatever a stranger wrote.
 */
export function* pageLines(html: string): Generator<{ element: string; text: string }> {
  // Letters of ASCII alone, as in names of elements: others, such as İ, grow when they become small, and every place behind them moves.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let element = ''
  let line = ''
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at)
    line += html.slice(at, tag < 0 ? html.length : tag)
    if (tag < 0) break
    const isComment = html.startsWith('<!--', tag)
    const end = html.indexOf(isComment ? '-->' : '>', tag)
    if (end < 0) break
    at = end + (isComment ? 3 : 1)
    if (isComment) continue
    const name = /^\/?[a-z][a-z\d]*/.exec(lower.slice(tag + 1, tag + 16))?.[0] ?? ''
    if (cells.has(name)) line += ' '
    if (breaks.has(name.replace('/', ''))) {
      const text = flat(line)
      if (text) yield { element, text }
      element = name
      line = ''
    }
    if (!dropped.has(name)) continue
    const close = lower.indexOf(`</${name}`, at)
    const title = name === 'title' ? flat(html.slice(at, close < 0 ? html.length : close)) : ''
    if (title) yield { element: 'title', text: title }
    if (close < 0) break
    at = close
  }
  const text = flat(line)
  if (text) yield { element, text }
}

/** The bytes of a page as text, by what its head or the page itself says of their encoding; UTF-8 where neither does. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const wanted =
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1]
  try {
    return new TextDecoder(wanted ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
