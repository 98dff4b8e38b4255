// What a call of a screen is answered with: by the test, by what it says of the site, or by what is usual.
import type { Endpoint } from '@atelier/contract/endpoint'
import { wrapSuccess } from '@atelier/contract/envelope'
import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { matchLocale } from '@atelier/contract/locale'
import type { Locale } from '@atelier/contract/primitives'
import type { ClientPages, ClientSite } from '../../../../server/src/testing/client-pages.ts'
import { type CallName, type Replies, refusal, Sent, silence } from './calls.ts'
import { defaultReplies, emptyReply } from './default-replies.ts'

export type Person = UserInfo

type Asked = {
  endpoint: Endpoint
  /** The language of the page, as it says itself. */
  language: string
  pages: ClientPages
  network: { site: ClientSite; person: Person; replies: Replies }
}

/** What is sent; `silence` for nothing, and a text for what is wrong with the reply of the test. */
export async function answerTo(
  name: CallName,
  input: unknown,
  asked: Asked,
): Promise<Sent | typeof silence | string> {
  const { endpoint, network } = asked
  const given: unknown =
    network.replies[name] ?? siteReplies(asked)[name] ?? defaultReplies(network.person)[name]
  const reply =
    typeof given === 'function'
      ? await given(input, localeOf(asked))
      : (given ?? emptyReply(endpoint))
  if (reply === undefined) return 'the test does not say what it is answered with'
  if (reply === silence || reply instanceof Sent) return reply
  const items: unknown[] = endpoint.replies === 'events' ? Array.from(reply) : [reply]
  for (const item of items) {
    const { error } = endpoint.reply.safeParse(item)
    if (error) return `the reply of the test is not what the contract says: ${error.message}`
  }
  if (endpoint.replies === 'json') return new Sent(JSON.stringify(wrapSuccess(reply)))
  const lines = items.map((item) => `${JSON.stringify(item)}\n`).join('')
  return new Sent(lines, { contentType: 'application/x-ndjson' })
}

/** What tells of the site, as the server would. */
function siteReplies(asked: Asked): Replies {
  const { pages } = asked
  const { site } = asked.network
  const rows = pages.rows(site)
  const locale = localeOf(asked)
  return {
    'sites.list': { rows, count: rows.length },
    'sites.front': pages.front(site, locale),
    'content.about': pages.about(site, locale),
    'content.menu': { rows: site.menu, count: site.menu.length },
    'content.jumps': { rows: site.jumps, count: site.jumps.length },
    'help.listPages': () => pages.handbook.listPages(locale),
    'help.getPage': async ({ slug }) =>
      (await pages.handbook.findPage(slug, locale)) ?? refusal('request.not_found', 'No page.'),
  }
}

const localeOf = ({ language }: Asked): Locale => matchLocale(language) ?? 'en-US'
