// Replies that the page asked for before its scripts came (src/app/early-calls.js): each is taken once, by the caller that it was asked for.

type EarlyCalls = {
  authorization: string
  language: string
  /** Since the page was opened, in milliseconds. */
  askedAtMs: number
  /** By address with its query. */
  replies: Map<string, Promise<Response>>
}

/** What was asked longer ago may not be so any more: nothing has told the page of changes since. */
const longestMs = 30_000

type Asking = { authorization: string | undefined; language: string; signal: AbortSignal }

const earlyCalls = (): EarlyCalls | undefined =>
  (globalThis as { earlyCalls?: EarlyCalls }).earlyCalls

/** The reply to a GET, if the page has asked for it as this caller; undefined where somebody has to ask. */
export async function takeEarlyReply(
  address: string,
  { authorization, language, signal }: Asking,
): Promise<Response | undefined> {
  const early = earlyCalls()
  const reply = early?.replies.get(address)
  if (!early || !reply) return undefined
  early.replies.delete(address)
  if (early.authorization !== authorization || early.language !== language) return undefined
  if (performance.now() - early.askedAtMs > longestMs) return undefined
  const takenBack = new Promise<never>((_, fail) => {
    const give = () => fail(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
  // One that did not come is asked for again.
  return Promise.race([reply.catch(() => undefined), takenBack])
}
