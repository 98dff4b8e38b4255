// Somebody says whether a tool may run.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { chat } from '@atelier/contract/features/talk/chat'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { getOwnEntry } from '../../chatlog/chatlog.usecases.ts'
import * as runStore from '../chat.store.ts'
import type { ChatDependencies } from '../chat.usecases.ts'
import * as store from './consent.store.ts'

/** The first word counts; a later one changes nothing. Throws runs.not_found, also for what belongs to others. */
export async function answerConsent(
  { entryId, callId, decision }: ParsedInputOf<typeof chat.consent>,
  caller: Caller,
  { db, runs, consents }: Pick<ChatDependencies, 'db' | 'runs' | 'consents'>,
): Promise<void> {
  const entry = await getOwnEntry(entryId, caller, db).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('runs.not_found') : error
  })
  const live = runs.find(entryId)
  const callIn = (parts: typeof entry.parts) =>
    parts.findLast((part) => part.type === 'tool-call' && part.callId === callId)
  if (decision === 'ask') {
    const call = callIn(live ? [...live.parts] : entry.parts)
    if (call?.type !== 'tool-call') throw new Failure('runs.not_found')
    if (live)
      for (const part of live.parts)
        if (part.type === 'tool-call' && part.name === call.name && part.consent?.alwaysIn) {
          const { alwaysIn: _, ...consent } = part.consent
          live.emit({ type: 'tool-consent', callId: part.callId, consent })
        }
    await store.takeBackConsent(db, entry.groupId, call.name)
    return
  }
  if (live) {
    if (!callIn([...live.parts])) throw new Failure('runs.not_found')
    consents.answer({ entryId, callId }, decision)
  } else {
    if (!(await runStore.findRun(db, entryId))) throw new Failure('runs.not_found')
    await consents.passOn(db, { entryId, callId }, decision)
  }
}
