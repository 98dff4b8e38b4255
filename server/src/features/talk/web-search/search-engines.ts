// How each provider of web search is asked, and what of its answer counts. Each gives no more than was wished for.
import { z } from 'zod'

export type Found = { title: string; url: string; snippet: string }

export type SearchRequest = {
  query: string
  count: number
  /** A language such as `en` or `zh-CN`; any when absent. */
  language?: string | undefined
}

export type SearchWay = { address: string; key: string }

type SearchEngine = {
  /** Its own address; empty where one has to be given. */
  address: string
  needsKey: boolean
  request(request: SearchRequest, way: SearchWay): { url: URL; init: RequestInit }
  read(reply: unknown): Found[]
}

const text = z.string().nullish()
/** A row that does not fit is left out; the others stay. */
const rowsOf = (rows: readonly unknown[], words: 'content' | 'description'): Found[] =>
  rows.flatMap((row) => {
    const read = z
      .object({
        title: text,
        url: z.url({ protocol: /^https?$/ }),
        content: text,
        description: text,
      })
      .safeParse(row)
    if (!read.success) return []
    const { title, url } = read.data
    return { title: plain(title) || url, url, snippet: plain(read.data[words]) }
  })

const below = (address: string, path: string) => new URL(`${address.replace(/\/+$/, '')}${path}`)

export const searchEngines: Record<'searxng' | 'tavily' | 'brave', SearchEngine> = {
  /** https://docs.searxng.org/dev/search_api: `json` must be among the formats of its settings. */
  searxng: {
    address: '',
    needsKey: false,
    request({ query, language }, { address, key }) {
      const url = below(address.replace(/\/search\/?$/, ''), '/search')
      url.searchParams.set('q', query)
      url.searchParams.set('format', 'json')
      if (language) url.searchParams.set('language', language)
      return { url, init: { headers: key ? { authorization: `Bearer ${key}` } : {} } }
    },
    read: (reply) =>
      rowsOf(z.object({ results: z.array(z.unknown()) }).parse(reply).results, 'content'),
  },
  tavily: {
    address: 'https://api.tavily.com',
    needsKey: true,
    request: ({ query, count }, { address, key }) => ({
      url: below(address, '/search'),
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, max_results: count }),
      },
    }),
    read: (reply) =>
      rowsOf(z.object({ results: z.array(z.unknown()) }).parse(reply).results, 'content'),
  },
  brave: {
    address: 'https://api.search.brave.com',
    needsKey: true,
    request({ query, count, language }, { address, key }) {
      const url = below(address, '/res/v1/web/search')
      url.searchParams.set('q', query)
      url.searchParams.set('count', String(count))
      const known = language && braveLanguage(language)
      if (known) url.searchParams.set('search_lang', known)
      return { url, init: { headers: { accept: 'application/json', 'x-subscription-token': key } } }
    },
    read: (reply) =>
      rowsOf(
        z
          .object({ web: z.object({ results: z.array(z.unknown()).default([]) }).nullish() })
          .parse(reply).web?.results ?? [],
        'description',
      ),
  },
}

/** Brave knows Chinese by its script, and other languages by two letters. */
function braveLanguage(language: string): string {
  if (/^zh\b/i.test(language)) return /tw|hk|hant/i.test(language) ? 'zh-hant' : 'zh-hans'
  return language.slice(0, 2).toLowerCase()
}

/** Marked words come as HTML. */
const plain = (words: string | null | undefined): string =>
  (words ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}
