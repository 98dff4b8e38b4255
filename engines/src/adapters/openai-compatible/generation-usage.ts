// OpenRouter's answer to what a request took that was broken off: it counts on its own side, and can be asked.
import { setTimeout as wait } from 'node:timers/promises'
import { type CountedUsage, countedUsage, tokenCount } from '../../counted-usage.ts'
import type { EngineIo } from '../../io.ts'
import { parseJson, readText, send } from '../../read-reply.ts'

/** The count is there a moment after the end. Whoever stopped an answer waits no longer than this for it. */
const patienceMs = 3000
const pausesMs = [200, 400, 800, 1200]

/** Null where the count does not come in time. Never throws. */
export async function askForUsage(
  { url, headers, answerId }: { url: string; headers: Record<string, string>; answerId: string },
  io: EngineIo,
): Promise<CountedUsage | null> {
  // The answer's own signal has ended it.
  const signal = AbortSignal.timeout(patienceMs)
  try {
    for (const pauseMs of pausesMs) {
      await wait(pauseMs, undefined, { signal })
      const address = `${url}?id=${encodeURIComponent(answerId)}`
      const reply = await send(io, { method: 'GET', url: address, headers, signal })
      const text = await readText(reply, signal)
      if (reply.status === 200) return readGeneration(parseJson(text))
      if (reply.status !== 404) break
    }
  } catch (error) {
    io.log('debug', 'an upstream did not say what a stopped answer took', { error: String(error) })
  }
  return null
}

function readGeneration(json: unknown): CountedUsage | null {
  const { data } = json as { data?: Record<string, unknown> }
  return countedUsage({
    inputTokens: tokenCount(data?.native_tokens_prompt ?? data?.tokens_prompt),
    outputTokens: tokenCount(data?.native_tokens_completion ?? data?.tokens_completion),
    totalTokens: undefined,
    reasoningTokens: tokenCount(data?.native_tokens_reasoning),
    cachedTokens: tokenCount(data?.native_tokens_cached),
  })
}
