// What an upstream says, made fit for people: words alone, and nothing in them that only the operator may know.

/** Longest part of a text that is looked at, in UTF-16 units. */
const maxRead = 8000

const requestName = '(?:request|trace|correlation|cf[-_ ]?ray|log)[-_ ]?id|\\btid'

/** Endings of host names. Names of models and of fields end otherwise. */
const domains = [
  ...['com', 'net', 'org', 'cn', 'ai', 'io', 'dev', 'app', 'cloud', 'xyz', 'top', 'vip', 'site'],
  ...['online', 'store', 'shop', 'club', 'info', 'cc', 'tech', 'uk', 'de', 'fr', 'jp', 'kr', 'tw'],
  ...['hk', 'sg', 'us', 'eu', 'ru', 'lan', 'local', 'localhost', 'internal', 'intranet', 'svc'],
  ...['corp', 'home', 'test', 'example'],
].join('|')

/** A whole remark about the request, in brackets. */
const requestRemark = new RegExp(`[([（【]\\s?(?:${requestName})[^)\\]）】]{0,200}[)\\]）】]`, 'gi')

/** What is hidden. Every repetition is bounded, so that a text costs no more than its length. */
const hidden: readonly RegExp[] = [
  new RegExp(`(?:${requestName})["']?\\s?[:：=]\\s?["']?[\\w.-]{4,128}["']?`, 'gi'),
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b(?:req|chatcmpl|org|proj|acct|user|msg)[-_](?=[A-Za-z]{0,40}\d|[A-Za-z]{16})[A-Za-z0-9]{6,128}/g,
  // Keys: after their word, by their beginning, half hidden by stars, or long and random.
  /\bBearer\s[\w.~+/=-]{8,2000}/gi,
  /\b(?:sk|gsk|xai|pk|rk|r8|hf|nvapi)[-_][A-Za-z0-9_*-]{6,500}/g,
  /\bAIza[\w*-]{8,100}/g,
  /\beyJ[\w-]{8,4000}(?:\.[\w-]{1,4000}){0,2}/g,
  /\b[A-Za-z0-9]{2,64}\*{3,64}[A-Za-z0-9]{0,64}/g,
  /\b(?=[A-Za-z]{0,200}\d)(?=\d{0,200}[A-Za-z])[A-Za-z0-9]{24,2000}\b/g,
  // Addresses.
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)\]}，。；、]{0,2000}/gi,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?\b/g,
  /\[(?=[^\]\s]{0,45}:[^\]\s]{0,45}:)[0-9a-f:.]{2,45}(?:%\w{1,20})?\](?::\d{1,5})?/gi,
  /(?<![\w:.])(?:(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}|::1)(?![\w:])/gi,
  new RegExp(
    `(?<![\\w./@-])(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,8}(?:${domains})(?![\\w-])(?::\\d{1,5})?(?:/[^\\s"'<>\`)\\]}，。；、]{0,2000})?`,
    'gi',
  ),
  /\bhost=["'][^"']{1,253}["'](?:,\s?port=\d{1,5})?/gi,
  /\blocalhost(?::\d{1,5})?\b/gi,
  /(?<=\b(?:tcp|udp|host|to|at|from|upstream|server|proxy)\s)[a-z0-9][\w.-]{0,253}:\d{2,5}\b/gi,
  /\b[a-z]\w{0,62}[-.][\w.-]{0,253}:\d{4,5}\b/gi,
  /(?<=\b(?:lookup|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH)\s)[\w.-]{1,253}(?::\d{1,5})?/g,
]

/**
 * Takes out of a text what must not be shown: `secrets`, what looks like a key, addresses (web, mail, IP and names of hosts), and the names
 * of requests and accounts. Looks at the first 8,000 units; the rest is left out.
 */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, '…')
  clean = clean.slice(0, maxRead).replace(requestRemark, '')
  for (const pattern of hidden) clean = clean.replace(pattern, '…')
  return clean
    .replace(/…(?: ?…)+/g, '…')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:，。；：]?$)/, '')
    .trim()
}

/** What an upstream said, as it may be shown: words without data, keys and addresses, at most 1,000 units. Empty where nothing is left. */
export const shownWords = (said: string, secrets: readonly string[] = []): string =>
  redact(plainWords(said.slice(0, maxParsed)), secrets).slice(0, 1000)

/** Longest text that is looked through for data, in UTF-16 units. */
const maxParsed = 64 * 1024

/** Fields that hold the sentence of an error, or another error, the likeliest first. */
const sentenceFields = [
  ...['error', 'message', 'msg', 'detail', 'error_description', 'error_message', 'error_msg'],
  ...['status_msg', 'base_resp', 'description', 'reason', 'errors', 'title'],
]

const deepest = 6

/** The sentence within an error of any shape: empty where there is none. */
function sentenceIn(json: unknown, depth: number): string {
  if (typeof json === 'string') return plainWords(json, depth)
  if (typeof json !== 'object' || json === null || depth > deepest) return ''
  if (Array.isArray(json) && json.every((each) => typeof each === 'string')) return json.join(', ')
  const fields = Array.isArray(json)
    ? json.slice(0, 5)
    : sentenceFields.map((name) => (json as Record<string, unknown>)[name])
  for (const field of fields) {
    const found = sentenceIn(field, depth + 1)
    if (found !== '') return found
  }
  return ''
}

const pageBegins = /<(?:!doctype|!--|html|head|body|title|meta|script|style|center|h1|div|\?xml)\b/i
const dataBegins = /[{[]\s*(?:["'{[\]}]|$)/
/** In data that is no JSON: cut short, or written by Python. */
const sentenceOfData =
  /["'](?:message|msg|detail|error)["']\s{0,4}:\s{0,4}(?:"((?:[^"\\]|\\.){1,2000})"|'((?:[^'\\]|\\.){1,2000})')/

/**
 * The words of a text that may be, or hold, data or a page: of data the sentence within it, of a page what stands before it. Empty where
 * there are no words.
 */
export function plainWords(text: string, depth = 0): string {
  const page = text.search(pageBegins)
  const words = (page < 0 ? text : text.slice(0, page)).trim()
  const start = words.search(dataBegins)
  if (start < 0) return words
  const before = words
    .slice(0, start)
    .replace(/^(?:event:.{0,40}\n)?data:?\s*$/, '')
    .replace(/[\s:：,，(（=-]{1,20}$/, '')
  const within = depth > deepest ? '' : sentenceOf(words.slice(start), depth)
  return before && within ? `${before}: ${within}` : before || within
}

function sentenceOf(data: string, depth: number): string {
  const end = Math.max(data.lastIndexOf('}'), data.lastIndexOf(']'))
  try {
    return sentenceIn(JSON.parse(data.slice(0, end + 1)), depth + 1)
  } catch {
    const found = sentenceOfData.exec(data)
    return (found?.[1] ?? found?.[2] ?? '').replace(/\\n/g, ' ').replace(/\\(.)/g, '$1')
  }
}
