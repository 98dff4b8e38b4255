// Pieces of answers that carry counts of tokens, as vendors send them.
import type { CountedUsage } from '../counted-usage.ts'
import type { ChatEngine } from '../kinds/chat.ts'
import { ask } from './ask.ts'
import { createReplyingIo } from './replying-io.ts'

/** What an answer of these events took, as its engine says. */
export async function usageOf(
  chat: ChatEngine,
  events: readonly object[],
): Promise<CountedUsage | null | undefined> {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  return (await ask(chat, createReplyingIo({ body }), {})).outcome?.usage
}

export const word = { choices: [{ index: 0, delta: { content: 'So.' } }] }
export const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

/** In a piece of its own after the end. */
export const last = (usage: object): object[] => [word, stop, { choices: [], usage }]

/** Beside the word that ends it. */
export const withStop = (usage: object): object[] => [word, { ...stop, usage }]

/** With every piece, the last as its end. */
export const everywhere = (...usages: object[]): object[] => [
  ...usages.map((usage) => ({ ...word, usage })),
  { ...stop, usage: usages.at(-1) },
]
