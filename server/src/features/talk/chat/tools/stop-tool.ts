// Somebody ends a call of a tool; the answer it stands in goes on.
import { Failure } from '@atelier/contract/errors'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { getOwnEntry } from '../../chatlog/chatlog.usecases.ts'
import type { ChatDependencies } from '../chat.usecases.ts'

/** One that has ended stays as it is. Throws runs.not_found, also for what belongs to others. */
export async function stopTool(
  call: { entryId: number; callId: string },
  caller: Caller,
  { db, toolStops }: Pick<ChatDependencies, 'db' | 'toolStops'>,
): Promise<void> {
  const entry = await getOwnEntry(call.entryId, caller, db).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('runs.not_found') : error
  })
  if (!toolStops.stop(call) && entry.state === 'running') await toolStops.passOn(db, call)
}
