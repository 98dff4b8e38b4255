// Turns what an adapter reads into emissions, and keeps the one rule among them: thinking is closed, with the time it took, before
// anything else comes.
import type { ChatEmission, ChatOutcome } from './kinds/chat.ts'
import { createThinkTagReader } from './think-tag.ts'

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
  let thinkingSince: number | undefined
  let written = false

  const closeThinking = () => {
    if (thinkingSince === undefined) return
    const durationMs = Math.max(0, io.now().getTime() - thinkingSince)
    thinkingSince = undefined
    emit({ type: 'reasoning-end', durationMs })
  }
  const reasoning = (text: string) => {
    if (text === '') return
    thinkingSince ??= io.now().getTime()
    emit({ type: 'reasoning-delta', text })
  }
  const tags = createThinkTagReader({
    reasoning,
    text(text) {
      if (thinkingSince !== undefined) closeThinking()
      written ||= text.trim() !== ''
      emit({ type: 'text-delta', text })
    },
  })
  return {
    hasWritten: () => written,
    reasoning,
    text(text) {
      if (text !== '') tags.push(text)
    },
    picture(url) {
      tags.end()
      closeThinking()
      written = true
      emit({ type: 'image', url })
    },
    toolCall(call) {
      tags.end()
      closeThinking()
      written = true
      emit({ type: 'tool-call', ...call })
    },
    end() {
      tags.end()
      closeThinking()
    },
  }
}
