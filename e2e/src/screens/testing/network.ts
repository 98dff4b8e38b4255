// The network of a screen under test: it never leaves this process. Pages and files are those that the server sends, calls are answered by
// what the test gives, and what is said either way is held against the contract.
import type { BrowserContext, Route } from 'playwright-core'
import type {
  ClientPages,
  ClientSite,
  SentPage,
} from '../../../../server/src/testing/client-pages.ts'
import { answerTo, type Person } from './answers.ts'
import { type CallName, endpointAt, isCallKey, type Replies, silence } from './calls.ts'

export type Network = {
  site: ClientSite
  person: Person
  /** What the test answers with; it may change while the page is open. */
  replies: Replies
  /** The calls that the page has made, oldest first, with their input as a handler of the server would get it. */
  made: { name: CallName; input: unknown }[]
  /** Told of what nobody has foreseen and of what breaks the contract: each fails the test. */
  onOdd(message: string): void
}

/** Files of the client by their path: they are the same on all sites. */
const files = new Map<string, SentPage>()

/** Answers all that the pages of a context ask for, for as long as it lives. */
export async function answerAll(
  context: BrowserContext,
  pages: ClientPages,
  network: Network,
): Promise<void> {
  const host = `${network.site.code}.localhost`
  await context.route('**/*', async (route, request) => {
    const url = new URL(request.url())
    if (url.host !== host) return refuse(route, network, `${url.href} lies outside of the site`)
    if (url.pathname.startsWith('/api/')) return answerCall(route, url, { pages, network })
    const sent = await sendFile(context, url, { pages, network })
    // The server answers every other address with the page; only a visit is meant to get it.
    const isOther = !request.isNavigationRequest() && isPage(sent)
    return route.fulfill(isOther ? { status: 404 } : sent)
  })
}

async function sendFile(
  context: BrowserContext,
  url: URL,
  { pages, network }: { pages: ClientPages; network: Network },
): Promise<SentPage> {
  const known = files.get(url.pathname)
  if (known) return known
  const cookies = await context.cookies(url.href)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const sent = await pages.send(network.site, url.pathname + url.search, cookie)
  if (sent.status === 200 && !isPage(sent)) files.set(url.pathname, sent)
  return sent
}

const isPage = ({ headers }: SentPage): boolean => /^text\/html/.test(headers['content-type'] ?? '')

async function answerCall(
  route: Route,
  url: URL,
  { pages, network }: { pages: ClientPages; network: Network },
): Promise<void> {
  const request = route.request()
  const key = `${request.method()} ${url.pathname.slice('/api'.length)}`
  const endpoint = endpointAt(key)
  if (!endpoint || !isCallKey(key))
    return refuse(route, network, `${key}: the contract has no such call`)
  const isForm = endpoint.body === 'multipart'
  const asked = request.method() === 'GET' ? queryOf(url) : isForm ? {} : request.postDataJSON()
  const { success, data: input, error } = endpoint.input.safeParse(asked ?? {})
  if (!success) return refuse(route, network, `${key}: the contract does not take ${error.message}`)
  network.made.push({ name: key, input })
  const language = request.headers()['accept-language'] ?? ''
  const answer = await answerTo(key, input, { endpoint, language, pages, network })
  if (answer === silence) return
  if (typeof answer === 'string') return refuse(route, network, `${key}: ${answer}`)
  const { status, contentType, body } = answer
  await route.fulfill({ status, contentType, body })
}

const queryOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams)

async function refuse(route: Route, network: Network, message: string): Promise<void> {
  network.onOdd(message)
  await route.abort()
}
