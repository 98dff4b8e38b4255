// What is asked of a provider: its address comes from the operator, so it may lie anywhere, but it gets only so much of us.
import type { CustomFetch } from 'openid-client'

/** Far more than any provider's keys take. */
const maxBytes = 1024 * 1024

/** Fetches with a limit to the size of the reply. The caller's signal limits the time; redirects are not followed. */
export const limitedFetch: CustomFetch = async (url, { body, ...options }) => {
  const reply = await fetch(url, {
    ...options,
    body: body ?? null,
    redirect: 'manual',
  })
  if (!reply.body) return reply
  const pieces: Uint8Array[] = []
  let total = 0
  for await (const piece of reply.body) {
    total += piece.length
    if (total > maxBytes) throw new Error('the reply is too large')
    pieces.push(piece)
  }
  const { status, statusText, headers } = reply
  return new Response(Buffer.concat(pieces), { status, statusText, headers })
}
