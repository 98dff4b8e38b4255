// RTF, which old word processors save: groups in braces, words behind backslashes, letters of a code page or by their number.
import type { Block } from '../block.ts'

/** Groups that say nothing to a reader; so do all that begin with `\*`. */
const silent = new Set(
  'fonttbl colortbl stylesheet info pict header headerl headerr headerf footer footerl footerr footerf fldinst object themedata datastore xmlnstbl listtable listoverridetable rsidtbl generator'.split(
    ' ',
  ),
)
const said: Record<string, string> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  line: '\n',
  tab: '\t',
  cell: ' | ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
}
const codePages: Record<string, string> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  874: 'windows-874',
  10000: 'macintosh',
}

type Group = { isSilent: boolean; skips: number }

// A word with its number and the space that ends it; a byte; another sign; a brace; letters.
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[^\\{}]+/gis

/** Paragraphs. `bytes` are all of ASCII in a right file. */
export function* readRtf(bytes: Uint8Array): Generator<Block> {
  const text = rtfText(new TextDecoder('latin1').decode(bytes))
  for (const line of text.split('\n')) {
    const paragraph = line
      .replaceAll(/[ \t]+/g, ' ')
      .replace(/(?: \|)+ *$/, '')
      .trim()
    const kind = / \| /.test(paragraph) ? 'rows' : 'text'
    if (paragraph) yield { kind, text: paragraph, place: {} }
  }
}

function rtfText(source: string): string {
  const out: string[] = []
  const groups: Group[] = []
  let group: Group = { isSilent: false, skips: 1 }
  let decoder = new TextDecoder('windows-1252')
  let held: number[] = []
  // Letters that stand in for the one that was told by its number.
  let left = 0
  const flush = () => {
    if (held.length > 0) out.push(decoder.decode(Uint8Array.from(held)))
    held = []
  }
  const say = (text: string) => {
    flush()
    const shown = text.slice(left)
    left = Math.max(0, left - text.length)
    if (!group.isSilent) out.push(shown)
  }
  for (const [whole, word, number, byte, sign, brace] of source.matchAll(token)) {
    if (byte !== undefined) {
      if (left > 0) left--
      else if (!group.isSilent) held.push(Number.parseInt(byte, 16))
      continue
    }
    if (brace) {
      flush()
      left = 0
      if (brace === '{') groups.push({ ...group })
      else group = groups.pop() ?? group
    } else if (word) {
      const name = word.toLowerCase()
      if (silent.has(name)) group.isSilent = true
      if (name === 'ansicpg') decoder = new TextDecoder(encodingOf(Number(number)))
      if (name === 'uc') group.skips = Math.max(0, Number(number))
      if (name === 'u') {
        say(String.fromCharCode(Number(number) & 0xffff))
        left = group.skips
      } else if (said[name]) say(said[name])
    } else if (sign === '*') group.isSilent = true
    else if (sign) say(sign === '~' ? ' ' : /[\\{}]/.test(sign) ? sign : '')
    else say(whole.replaceAll(/[\r\n]/g, ''))
  }
  flush()
  return out.join('')
}

const encodingOf = (page: number): string =>
  codePages[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
