// What a request runs through is compiled by being run. After the start the server does what its first people will ask for, into nothing,
// in small steps with pauses between them: without it the first hundred requests take two to three times as long as those after them.
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import { openRehearsal, type Rehearsal } from './features/chat/rehearse-answer.ts'
import type { Database } from './platform/db/database.ts'
import { fixedStatement } from './platform/db/fixed-statement.ts'
import type { Services } from './services.ts'

/** After that many the compiler has seen what it wants to see. */
const rounds = 80
/** One in so many asks over the network too: such a request stands in the log and among the figures as any other. */
const roundsOfRequest = 4
/** Between two rounds: whoever is there comes first. */
const pauseMs = 15
/** The first page of whoever has just started it comes before. */
const patienceMs = 1500

const askForNothing = fixedStatement<
  { number: number; text: string; at: Date },
  [number, string, Date]
>('select $1::int as number, $2::text as text, $3::timestamptz as at')

/** Begins to rehearse, with an engine that speaks as most upstreams do, at the address that the server listens at. Returns how to end it. */
export function rehearse(
  { chat, sites }: Pick<Services, 'chat' | 'sites'>,
  { engine, address }: { engine: ChatEngine; address: string },
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal })

  const askOverNetwork = async () => {
    const url = `${address}/api/config/querySite`
    const { body } = await chat
      .engineIo(signal)
      .request({ method: 'GET', url, headers: {}, signal })
    body.resume()
  }
  const go = async (rehearsal: Rehearsal, db: Database) => {
    for (let round = 0; round < rounds; round++) {
      await rehearsal.answer()
      await askForNothing(db, round, 'words', chat.clock.now())
      if (round % roundsOfRequest === 0) await askOverNetwork()
      await rest(pauseMs)
    }
  }
  const all = async () => {
    await rest(patienceMs)
    const [site] = await sites.listSites()
    if (!site) return
    const rehearsal = openRehearsal({ engine, site }, chat)
    await go(rehearsal, chat.db).finally(() => rehearsal.close())
  }
  const over = all().catch((error: unknown) => {
    if (!signal.aborted) chat.log.debug({ err: error }, 'the rehearsal ended early')
  })
  return () => {
    ending.abort()
    return over
  }
}
