// A short question to the site's ordinary chat model, paid as an answer is: the worst case first, then what was used.

import { Failure } from '@atelier/contract/errors'
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import { textOfEvents } from '@atelier/contract/fold-events'
import { isFree, priceOfUsage, worstPrice } from '@atelier/contract/price-rule'
import type { Locale } from '@atelier/contract/primitives'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEmission } from '@atelier/engines/kinds/chat'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { toFailure } from '../../../platform/engine-failures.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { balanceFor, reserve, settle } from '../../money/ledger/ledger.usecases.ts'
import { completeUsage } from '../../talk/chat/answers/answer-usage.ts'
import type { ModelCatalog, UsableModel } from '../../talk/models/models.usecases.ts'

export type ModelQuestion = { instruction: string; text: string; locale: Locale }
export type ModelWords = { text: string; model: string; price: number }

export type AskDependencies = {
  db: Database
  clock: Clock
  catalog: ModelCatalog
  engineIo(signal: AbortSignal): EngineIo
}

const patienceMs = 60_000
const maxTokens = 2000

/** The site's ordinary model, where it is a real one and the caller may use it. */
export async function findWriter(
  { site, caller }: RequestContext<'caller'>,
  catalog: ModelCatalog,
): Promise<UsableModel | undefined> {
  try {
    const model = await catalog.getModel(site, null, caller)
    return model.engineId === 'builtin' ? undefined : model
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('models.')) return undefined
    throw error
  }
}

/** Throws credits.short, and what hinders the model. What it failed at costs nothing. */
export async function askModel(
  question: ModelQuestion,
  model: UsableModel,
  { site, caller }: RequestContext<'caller'>,
  { db, clock, engineIo }: AskDependencies,
): Promise<ModelWords> {
  const { rates, label } = model
  const inputTokens = estimateTokens(question.instruction + question.text)
  // The same sweep that looks after answers gives back what a crash leaves open.
  const subject = 'answer'
  const amount = worstPrice(rates, { inputTokens: inputTokens * 2, outputTokens: maxTokens })
  const { accountId, siteId } = caller
  const purse = balanceFor('chat', site.settings)
  const about = { model: label }
  const reservation = isFree(rates)
    ? null
    : await reserve(db, { accountId, siteId, purse, amount, subject, about, at: clock.now() })
  const end = async (used: number) =>
    reservation === null ? 0 : settle(db, reservation, { used, at: clock.now() })
  try {
    const { text, usage } = await write(question, model, engineIo(AbortSignal.timeout(patienceMs)))
    const counted = completeUsage(usage, { inputTokens, outputTokens: estimateTokens(text) })
    return { text, model: label, price: await end(priceOfUsage(rates, counted)) }
  } catch (error) {
    await end(0)
    if (!(error instanceof EngineError)) throw error
    throw toFailure(error)
  }
}

async function write(
  { instruction, text, locale }: ModelQuestion,
  model: UsableModel,
  io: EngineIo,
) {
  const said: ChatEmission[] = []
  const { usage, reason } = await model.engine.answer(
    {
      model: model.name,
      system: instruction,
      turns: [{ role: 'user', parts: [{ type: 'text', text }] }],
      tools: [],
      maxOutputTokens: maxTokens,
      reasoning: 'off',
      locale,
    },
    (piece) => {
      said.push(piece)
    },
    io,
  )
  const written = textOfEvents(said)
  if (reason === 'refused') throw new EngineError('refused', 'The model would not answer.')
  if (!written.trim()) throw new EngineError('nothing', 'The model answered nothing.')
  return { text: written.trim(), usage }
}
