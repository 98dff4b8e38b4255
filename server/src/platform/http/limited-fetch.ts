// A fetch for servers that somebody named: it leads only to allowed addresses, and reads only so much of an answer.
import { maxValues } from '@atelier/engines/bounded-json'
import { Agent, fetch as send } from 'undici'
import { type AddressRule, BlockedAddress, checkLiteral, guardedLookup } from './address-guard.ts'

export type LimitedFetch = {
  /** Follows no redirect but as its caller says; every address is checked. Throws what says in its words why it did not work. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The answer was longer than allowed. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** `mostBytes` of each answer; `silentMs` is how long one may keep silent, before it and within it. */
export function createLimitedFetch({
  isAllowed,
  maxBytes,
  silentMs,
}: {
  isAllowed: AddressRule
  maxBytes: number
  silentMs: number
}): LimitedFetch {
  const dispatcher = new Agent({
    allowH2: false,
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
    connect: { timeout: Math.min(silentMs, 15_000), lookup: guardedLookup(isAllowed) },
  })
  return {
    async fetch(url, init = {}) {
      const { protocol, hostname } = new URL(url)
      if (protocol !== 'http:' && protocol !== 'https:')
        throw new BlockedAddress('not an address of the web')
      checkLiteral(hostname, isAllowed)
      const options = { ...init, dispatcher, redirect: init.redirect ?? 'manual' }
      // One fetch, two declarations of it.
      const reply = (await send(url, options as Parameters<typeof send>[1]).catch(
        (error: unknown) => {
          throw reasonOf(error)
        },
      )) as unknown as Response
      return limited(reply, maxBytes)
    },
    close: () => dispatcher.destroy(),
  }
}

/** In front of each value of JSON, and at the end of each line of a stream: what grows when it is read, however short it is. */
const signs = new Set([...',[{\n'].map((sign) => sign.charCodeAt(0)))

function limited(reply: Response, maxBytes: number): Response {
  if (!reply.body) return reply
  let bytes = 0
  let values = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      for (const byte of piece) if (signs.has(byte)) values++
      if (bytes > maxBytes)
        controller.error(new TooLarge(`The answer is larger than ${maxBytes} bytes.`))
      else if (values > maxValues)
        controller.error(new TooLarge(`The answer is larger than ${maxValues} values.`))
      else controller.enqueue(piece)
    },
  })
  return new Response(reply.body.pipeThrough(counted), {
    status: reply.status,
    statusText: reply.statusText,
    headers: reply.headers,
  })
}

/** "fetch failed" says nothing; what is behind it does. */
function reasonOf(error: unknown): unknown {
  if (error instanceof TypeError && error.cause instanceof Error) return error.cause
  return error
}
