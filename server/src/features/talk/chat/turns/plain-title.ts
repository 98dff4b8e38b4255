// A title as people read it, of whatever a model wrote when it was asked for one.

/** Letters of the longest title; a letter is what is seen as one, however many signs it is made of. */
const longest = 60

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One line of at most 60 letters. */
export function titleLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // Here each sign is a letter.
  if (/^[\x20-\x7e]*$/.test(line))
    return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  const signs: string[] = []
  for (const { segment } of letters.segment(line.slice(0, 4000))) {
    // A letter with a thousand marks on it is one letter, and no title.
    signs.push(segment.slice(0, 40))
    if (signs.length > longest)
      return `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
  }
  return signs.join('')
}

const thinking =
  /<(think|thinking|thought|reasoning)\b[^>]*>[\s\S]*?(?:<\/\1>|$)|◁think▷[\s\S]*?(?:◁\/think▷|$)/gi
const thinkingEnd = /^[\s\S]*(?:<\/(?:think|thinking|thought|reasoning)>|◁\/think▷)/i

const label =
  /^(?:(?:the |chat |conversation )?(?:title|name|topic|subject)|(?:对话|對話|会话|會話)?(?:标题|標題|题目|題目|主题|主題|名称|名稱|题名|題名))\s*[:：]\s*/i

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['”', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['【', '】'],
]

/** The title in what a model wrote; undefined where there is none. */
export function plainTitle(written: string): string | undefined {
  const said = written.slice(0, 8000).replace(thinking, ' ').replace(thinkingEnd, '')
  const text = unpacked(unfenced(said))
  const lines = text.split(/[\r\n\u2028\u2029]+/).map(plainLine)
  const filled = lines.filter(({ line }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
  const chosen = filled.find(({ isLabelled }) => isLabelled) ?? filled.find(({ isHead }) => !isHead)
  return titleLine((chosen ?? filled[0])?.line ?? '') || undefined
}

const unfenced = (text: string): string => {
  const fence = /(?:```|~~~)[^\n`]*\n([\s\S]*?)(?:```|~~~|$)/.exec(text)?.[1]
  return fence?.trim() ? fence : text
}

/** What stands in JSON under the name of a title, or first. */
function unpacked(text: string): string {
  const trimmed = text.trim()
  if (!/^[{["]/.test(trimmed)) return text
  try {
    return firstText(JSON.parse(trimmed)) ?? ''
  } catch {
    const named = /"(?:title|name|标题|標題)"\s*:\s*"((?:[^"\\]|\\.)*)/i.exec(trimmed)?.[1]
    if (named !== undefined) return named.replace(/\\(?:u[\da-f]{0,4}|.)/gi, ' ')
    return trimmed.startsWith('"') ? trimmed : trimmed.startsWith('{') ? '' : text
  }
}

function firstText(json: unknown): string | undefined {
  if (typeof json === 'string') return json
  if (typeof json !== 'object' || json === null) return undefined
  const named = Object.entries(json).find(([name]) => /^(title|name|标题|標題)$/i.test(name))?.[1]
  const found = [named, ...Object.values(json)].find(
    (value) => typeof value === 'string' || Array.isArray(value),
  )
  return Array.isArray(found) ? firstText(found[0]) : (found as string | undefined)
}

type Line = {
  line: string
  /** It said that it is the title. */
  isLabelled: boolean
  /** It announces what comes after it. */
  isHead: boolean
}

function plainLine(written: string): Line {
  let line = written
    // Signs that are not seen, and those that write in the other direction.
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)/g, '')
    .trim()
  let isLabelled = false
  for (let before = ''; before !== line; ) {
    before = line
    line = unquoted(line.replace(/^(?:#{1,6}\s*|>\s*|[-*+•]\s+|\d{1,2}[.)、]\s+)/, '')).trim()
    line = line.replace(/^([*_])(.+)\1$/, '$2')
    if (label.test(line)) {
      isLabelled = true
      line = line.replace(label, '')
    }
  }
  const isHead = /[:：]$/.test(line)
  line = line.replace(/[\s.,;:!。，、；：！…·\-–—]+$/u, '')
  return { line: unquoted(line), isLabelled: isLabelled && line !== '', isHead }
}

/** Without quotes around all of it. */
function unquoted(line: string): string {
  const pair = quotes.find(([open, close]) => line.startsWith(open) && line.endsWith(close))
  if (!pair || line.length < 2) return line
  const inner = line.slice(pair[0].length, -pair[1].length)
  // `《红楼梦》与《西游记》` begins and ends with them, and is in none.
  return inner.includes(pair[0]) || inner.includes(pair[1]) ? line : inner
}
