// A conversation gets a name from the model that answered in it, once; the site pays for that, or whoever it answered.
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import { isFree, priceOfUsage, worstPrice } from '@atelier/contract/price-rule'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { createDeadline } from '../../../../platform/deadline.ts'
import { balanceFor, reserve, settle } from '../../../money/ledger/ledger.usecases.ts'
import { noteSiteCost } from '../../../money/outcomes/note-site-cost.ts'
import type { GroupNamer } from '../../groups/group-namer.ts'
import { completeUsage } from '../answers/answer-usage.ts'
import type { Ask } from '../answers/plan-request.ts'
import type { LiveRun } from '../runs/live-run.ts'
import { maxTitleTokens, titleFromModel, titleQuestion } from '../turns/group-title.ts'

const patienceMs = 20_000

type Dependencies = {
  db: Database
  /** Where names are given. */
  names: GroupNamer
  clock: Clock
  log: Logger
  engineIo(signal: AbortSignal): EngineIo
  /** True once the server is on its way out. */
  isStopping(): boolean
}

/** That it gets no better name is no failure: not for want of credits, nor of an answer. */
export async function nameGroup(
  run: Pick<LiveRun, 'groupId' | 'parts'>,
  prompt: readonly MessagePart[],
  ask: Pick<Ask, 'model' | 'context'>,
  dependencies: Dependencies,
): Promise<void> {
  const { model, context } = ask
  const { log, isStopping } = dependencies
  if (!context.site.settings.titleByModel || model.engineId === 'builtin' || isStopping()) return
  try {
    const exchange = { prompt: plainText(prompt), answer: plainText(run.parts) }
    await askForName(run.groupId, exchange, ask, dependencies)
  } catch (error) {
    log.debug({ err: error, groupId: run.groupId }, 'a conversation was not named by its model')
  }
}

async function askForName(
  groupId: number,
  exchange: { prompt: string; answer: string },
  { model, context }: Pick<Ask, 'model' | 'context'>,
  { db, clock, engineIo, names }: Dependencies,
): Promise<void> {
  const { site, caller } = context
  const { rates } = model
  const { system, text } = titleQuestion(exchange)
  const inputTokens = estimateTokens(system + text)
  const isOfPerson = site.settings.titlePaidBy === 'person' && !isFree(rates)
  // The same sweep that looks after answers gives back what a crash leaves open.
  const reservation = isOfPerson
    ? await reserve(db, {
        accountId: caller.accountId,
        siteId: caller.siteId,
        purse: balanceFor('chat', site.settings),
        amount: worstPrice(rates, { inputTokens, outputTokens: maxTitleTokens }),
        subject: 'answer',
        about: { model: model.label, groupId },
        at: clock.now(),
      })
    : null
  let used = 0
  const deadline = createDeadline(patienceMs)
  try {
    const io = engineIo(deadline.signal)
    const { title, written, counted } = await titleFromModel(exchange, model, io)
    const outputTokens = estimateTokens(written)
    used = priceOfUsage(rates, completeUsage(counted, { inputTokens, outputTokens }))
    if (title) names.nameByModel(groupId, title)
  } finally {
    deadline.end()
    if (reservation !== null) await settle(db, reservation, { used, at: clock.now() })
    else if (used > 0)
      await noteSiteCost(db, { site, label: 'title', credits: used, at: clock.now() })
  }
}
