import type { ConversationImport } from './imported-conversation.ts'

const maxAtOnce = 50
const bytesAtOnce = 900_000
/** As much as the server takes in one call. */
const maxBytes = 15_500_000

export type Batches = { batches: ConversationImport[][]; tooLarge: ConversationImport[] }

/** Conversations in as many calls as need be: about a megabyte each, a long one by itself. */
export function inBatches(conversations: readonly ConversationImport[]): Batches {
  const batches: ConversationImport[][] = []
  const tooLarge: ConversationImport[] = []
  let batch: ConversationImport[] = []
  let filled = 0
  const encoder = new TextEncoder()
  for (const conversation of conversations) {
    const size = encoder.encode(JSON.stringify(conversation)).byteLength
    if (size > maxBytes) {
      tooLarge.push(conversation)
      continue
    }
    if (batch.length === maxAtOnce || (batch.length > 0 && filled + size > bytesAtOnce)) {
      batches.push(batch)
      batch = []
      filled = 0
    }
    batch.push(conversation)
    filled += size
  }
  if (batch.length > 0) batches.push(batch)
  return { batches, tooLarge }
}
