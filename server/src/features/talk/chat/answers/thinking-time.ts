// How many tokens a model thought that shows no thoughts: by the time that it took before it spoke, and by how quickly it speaks. Only for
// what nobody counted.
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEmission } from '@atelier/engines/kinds/chat'
import { GrowingText } from '../../../../platform/growing-text.ts'

/** Tokens in a second, of a model whose words have not shown it. */
const defaultPace = 40
/** What words may show of it. */
const paces = { least: 10, most: 150 }
/** Words that came for less than this, in milliseconds, show no pace. */
const shortestSpeech = 2000

/**
 * What an upstream takes to begin, in milliseconds: once it has answered, and before. A server that loads a model, or has others to serve
 * first, is silent as well.
 */
const defaultWait = { afterHead: 1000, beforeHead: 10_000 }

export type ThinkingTime = {
  /** Makes the engine's world tell when the upstream answers. */
  watch(io: EngineIo): EngineIo
  /** Takes each piece of the answer when it comes. */
  take(piece: ChatEmission): void
  /** Tokens of thoughts that were not shown, by now; 0 where some were, or the model had none. */
  hiddenTokens(): number
}

/** `thinks`: whether the model may do so. `mostTokens`: how much it may write. */
export function createThinkingTime(
  now: () => Date,
  {
    thinks,
    mostTokens: maxTokens = Number.POSITIVE_INFINITY,
  }: { thinks: boolean; mostTokens?: number },
): ThinkingTime {
  const asked = now().getTime()
  let head: number | undefined
  let first: number | undefined
  let last = asked
  const words = new GrowingText()
  let showsThoughts = false

  const pace = () => {
    const spokenMs = first === undefined ? 0 : last - first
    if (spokenMs < shortestSpeech) return defaultPace
    const measured = estimateTokens(words.toString()) / (spokenMs / 1000)
    return Math.min(paces.most, Math.max(paces.least, measured))
  }

  return {
    watch: (io) => ({
      ...io,
      async request(request) {
        const reply = await io.request(request)
        if (reply.status === 200) head ??= now().getTime()
        return reply
      },
    }),
    take(piece) {
      if (!thinks) return
      if (piece.type === 'reasoning-delta' || piece.type === 'text-is-reasoning')
        showsThoughts = true
      last = now().getTime()
      first ??= last
      if (piece.type === 'text-delta') words.add(piece.text)
    },
    hiddenTokens() {
      if (!thinks || showsThoughts) return 0
      const silentUntil = first ?? now().getTime()
      const begun = Math.min(
        head === undefined ? Number.POSITIVE_INFINITY : head + defaultWait.afterHead,
        asked + defaultWait.beforeHead,
      )
      const thoughtMs = Math.max(0, silentUntil - begun)
      return Math.min(maxTokens, Math.round((thoughtMs / 1000) * pace()))
    },
  }
}
