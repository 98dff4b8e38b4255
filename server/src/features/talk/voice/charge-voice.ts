// What a voice costs is known before it is used: all of it is taken first, and given back whole when nothing comes of it.
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import { toFailure } from '../../../platform/engine-failures.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { balanceFor, reserve, settle } from '../../money/ledger/ledger.usecases.ts'
import type { VoiceDependencies } from './voice-dependencies.ts'

const patienceMs = 120_000
// The same sweep that looks after answers gives back what a crash leaves open.
const subject = 'answer'

/**
 * Makes something for its price, which is charged when it `isWorth` it. Resolves with what was made and charged. Throws credits.short, and
 * what hinders the engine.
 */
export async function chargeVoice<Made>(
  { price, model }: { price: number; model: string },
  make: (io: EngineIo) => Promise<Made>,
  isWorth: (made: Made) => boolean,
  { site, caller }: RequestContext<'caller'>,
  { db, clock, engineIo }: Pick<VoiceDependencies, 'db' | 'clock' | 'engineIo'>,
): Promise<{ made: Made; price: number }> {
  const { accountId, siteId } = caller
  const purse = balanceFor('chat', site.settings)
  const taken = { accountId, siteId, purse, amount: price, subject, about: { model } }
  const reservation = price === 0 ? null : await reserve(db, { ...taken, at: clock.now() })
  const end = async (used: number) =>
    reservation === null ? 0 : settle(db, reservation, { used, at: clock.now() })
  try {
    const made = await make(engineIo(AbortSignal.timeout(patienceMs)))
    return { made, price: await end(isWorth(made) ? price : 0) }
  } catch (error) {
    await end(0)
    if (!(error instanceof EngineError)) throw error
    throw toFailure(error)
  }
}
