// Turns what an adapter reads into emissions, and keeps the one rule among them: thinking is closed, with the time it took, before
// anything else comes.
import type { ChatEmission, ChatOutcome } from './kinds/chat.ts'
import { createThinkingReader } from './thinking-reader.ts'

export type AnswerWriter = {
  /** Whether anything came that can be read or used: thinking and white space do not count. */
  hasWritten(): boolean
  text(text: string): void
  reasoning(text: string): void
  /** A picture by its address, of the web or `data:`. */
  picture(url: string): void
  toolCall(call: { callId: string; name: string; input: string }): void
  /** Nothing more comes: gives what was held back and closes the thinking. Also to be called when the answer fails. */
  end(): void
}

/** An answer that is done without anything written is an empty one. */
export const endingOf = (outcome: ChatOutcome, writer: AnswerWriter): ChatOutcome =>
  outcome.reason === 'done' && !writer.hasWritten() ? { ...outcome, reason: 'empty' } : outcome

export function createAnswerWriter(
  emit: (piece: ChatEmission) => void,
  io: { now(): Date },
): AnswerWriter {
  const now = () => io.now().getTime()
  let thinkingSince: number | undefined
  // The text that may still turn out to be thinking: since when, and whether it is more than white space.
  let textSince: number | undefined
  let isOpenWritten = false
  let isWritten = false

  const closeThinking = () => {
    if (thinkingSince === undefined) return
    const durationMs = Math.max(0, now() - thinkingSince)
    thinkingSince = undefined
    emit({ type: 'reasoning-end', durationMs })
  }
  const think = (text: string) => {
    if (text === '') return
    thinkingSince ??= now()
    emit({ type: 'reasoning-delta', text })
  }
  const reader = createThinkingReader({
    reasoning: think,
    text(text) {
      closeThinking()
      textSince ??= now()
      isOpenWritten ||= text.trim() !== ''
      emit({ type: 'text-delta', text })
    },
    parted() {
      isWritten ||= isOpenWritten
      isOpenWritten = false
      textSince = undefined
    },
    wasReasoning(length) {
      emit({ type: 'text-is-reasoning', length })
      isOpenWritten = false
      thinkingSince = textSince
      closeThinking()
    },
  })
  const interrupt = () => {
    reader.end()
    closeThinking()
  }
  return {
    hasWritten: () => isWritten || isOpenWritten,
    reasoning(text) {
      if (text === '') return
      if (thinkingSince === undefined) reader.end()
      think(text)
    },
    text(text) {
      if (text !== '') reader.push(text)
    },
    picture(url) {
      interrupt()
      isWritten = true
      emit({ type: 'image', url })
    },
    toolCall(call) {
      interrupt()
      isWritten = true
      emit({ type: 'tool-call', ...call })
    },
    end: interrupt,
  }
}
