// Character references of markdown text: numbers, and the names that models write.

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  micro: 'µ',
  le: '≤',
  ge: '≥',
  ne: '≠',
  infin: '∞',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  yen: '¥',
  euro: '€',
  pound: '£',
  sect: '§',
}

/** Unknown names stay as written; impossible numbers become U+FFFD. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (reference, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? reference
      return fromCode(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
    },
  )
}

function fromCode(code: number): string {
  const impossible = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
  return impossible ? '\ufffd' : String.fromCodePoint(code)
}
