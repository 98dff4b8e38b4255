import { CallFailure } from '../../../api/call-failure.ts'
import type { ConversationImport } from './imported-conversation.ts'
import type { Sent } from './send-import.ts'

type Send = (batch: readonly ConversationImport[]) => Promise<Sent>

/** Sends a batch; where one in it is not taken, the others are. Rejects with what `send` rejects with for every other reason. */
export async function sendEach(
  batch: readonly ConversationImport[],
  send: Send,
): Promise<Sent & { refused: ConversationImport[] }> {
  try {
    return { ...(await send(batch)), refused: [] }
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 422) throw error
    const [only] = batch
    if (batch.length === 1 && only) return { imported: [], known: [], refused: [only] }
    const half = Math.ceil(batch.length / 2)
    const first = await sendEach(batch.slice(0, half), send)
    const second = await sendEach(batch.slice(half), send)
    return {
      imported: [...first.imported, ...second.imported],
      known: [...first.known, ...second.known],
      refused: [...first.refused, ...second.refused],
    }
  }
}
