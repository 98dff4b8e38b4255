// A stand-in for a provider that speaks OpenAI's protocol, for the tests of a file. What it answers is asked for in the
// prompt: `Hello [[upstream tokens=200 rate=50 kind=numbered]]`.
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import type {
  RecordedRequest,
  UpstreamOptions,
  UpstreamServer,
} from '@atelier/engines/testing/upstream-server'
import { afterAll, beforeAll } from 'vitest'

type SentMessage = { role: string; content: string | SentPart[] | null }
type SentPart = { type: string; text?: string; image_url?: { url: string } }

export type Upstream = {
  /** What the server under test finds it by; there once the tests run. */
  env(): Record<string, string>
  /** Messages of each conversation that was sent here, oldest first; what asks for a title is left out. */
  chats(): SentMessage[][]
  /** How many answers were hung up on. */
  aborted(): number
}

/** Call it before `useServer`, and give that `() => ({ env: upstream.env() })`. */
export function useUpstream(
  options: UpstreamOptions & { models?: readonly string[] } = {},
): Upstream {
  let server: UpstreamServer | undefined
  beforeAll(async () => {
    server = await startOpenAiServer({ models: ['gpt-4o-mini'], ...options })
  })
  afterAll(() => server?.close())
  return {
    env: () => ({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server?.url ?? '' }),
    chats: () => (server?.requests ?? []).map(messagesOf).filter(isConversation),
    aborted: () => server?.aborted ?? 0,
  }
}

const messagesOf = ({ body }: RecordedRequest): SentMessage[] =>
  (body as { messages?: SentMessage[] } | undefined)?.messages ?? []

const isConversation = (messages: readonly SentMessage[]) =>
  messages.length > 0 && !messages.some((message) => wordsOf(message).startsWith('<question>'))

/** The words of a message, without its pictures. */
export const wordsOf = ({ content }: SentMessage): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('')

/** Addresses of the pictures of a message. */
export const picturesOf = ({ content }: SentMessage): string[] =>
  Array.isArray(content)
    ? content.flatMap(({ image_url }) => (image_url ? [image_url.url] : []))
    : []
