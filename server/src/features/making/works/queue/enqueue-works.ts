// How works come into the queue: paid for and queued at once, or not at all.
import { Failure } from '@atelier/contract/errors'
import { priceOfWork, rateOfWork } from '@atelier/contract/work-price'
import type { Database } from '../../../../platform/db/database.ts'
import type { Caller, RequestContext } from '../../../../platform/http/request-context.ts'
import { expectStorage } from '../../../identity/stored-bytes/stored-bytes.usecases.ts'
import { balanceFor, reserve } from '../../../money/ledger/ledger.usecases.ts'
import { countUses } from '../../../talk/models/model-quota.ts'
import { sendWorks, wakeWorkers } from '../telling/send-works.ts'
import type { WorkPlan } from '../work-plan.ts'
import * as store from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'
import * as queue from './queue.store.ts'
import { newRequestKey } from './request-key.ts'

/** What a work's reservation is for. */
const subject = 'work'

/** What is taken for a work, and given back as far as less comes of it. */
export const priceOfPlan = ({
  rates,
  count,
  seconds,
}: Pick<WorkPlan, 'rates' | 'count' | 'seconds'>): number => priceOfWork(rates, count, seconds)

/**
 * Takes the price of all these works and queues them, in one transaction; resolves with their numbers in order. Throws works.not_found
 * (of a parent), works.too_many, storage.full, models.busy, models.day_spent, credits.short; nothing is queued then. Their files were checked when they were planned.
 */
export async function enqueueWorks(
  plans: readonly WorkPlan[],
  context: Pick<RequestContext<'caller'>, 'caller' | 'site' | 'locale'>,
  { db, clock }: Pick<WorkDependencies, 'db' | 'clock'>,
): Promise<number[]> {
  const { caller, site } = context
  await expectStorage(caller, site, db)
  return db.transaction(async (tx) => {
    const owner = { ownerId: caller.accountId, siteId: site.id }
    await queue.lockTurn(tx, owner)
    await refuseTooMany(tx, plans.length, context)
    await checkParents(tx, plans, caller)
    await countUses(
      plans.map(({ model }) => model),
      context,
      { db: tx, clock },
    )
    const ids = await store.newWorkIds(tx, plans.length)
    const batchId = plans.length > 1 ? (ids[0] ?? null) : null
    const rows: (store.NewWork & { id: number })[] = []
    for (const [at, plan] of plans.entries()) {
      const id = ids[at] ?? 0
      const price = priceOfPlan(plan)
      const reservationId =
        price > 0
          ? await reserve(tx, {
              accountId: owner.ownerId,
              siteId: owner.siteId,
              purse: balanceFor('work', site.settings),
              amount: price,
              subject,
              about: { model: plan.model.label, workId: id },
              at: clock.now(),
            })
          : null
      rows.push({
        ...toRow(plan, context),
        ...owner,
        id,
        batchId,
        price,
        reservationId,
        createdAt: clock.now(),
      })
    }
    await store.insertWorks(tx, rows)
    await queue.noteWaiting(tx, owner)
    await sendWorks(tx, { ownerId: owner.ownerId, kind: 'work', ids })
    await wakeWorkers(tx)
    return ids
  })
}

async function refuseTooMany(
  tx: Database,
  more: number,
  { caller, site }: Pick<RequestContext<'caller'>, 'caller' | 'site'>,
): Promise<void> {
  const waiting = await store.countWaiting(tx, caller.accountId)
  if (waiting + more > site.settings.worksWaiting) throw new Failure('works.too_many')
}

async function checkParents(
  tx: Database,
  plans: readonly WorkPlan[],
  caller: Caller,
): Promise<void> {
  const wanted = new Set(plans.flatMap(({ parent }) => (parent ? [parent.workId] : [])))
  if (wanted.size === 0) return
  const found = await store.listOwnWorks(tx, caller.accountId, [...wanted])
  if (found.length < wanted.size) throw new Failure('works.not_found')
}

function toRow(plan: WorkPlan, { locale }: Pick<RequestContext<'caller'>, 'locale'>) {
  const { prompt, negativePrompt, params, inputs, count, model, parent, originId } = plan
  const labels = model.declaration.fields.flatMap(({ name, label }) =>
    label === undefined || params[name] === undefined ? [] : [{ name, label }],
  )
  return {
    type: plan.type,
    task: plan.task,
    recipe: {
      prompt,
      negativePrompt,
      params,
      inputs,
      count,
      locale,
      fieldLabels: labels,
      ...(plan.inheritedPrompt ? { inheritedPrompt: plan.inheritedPrompt } : {}),
    },
    modelId: model.id,
    modelLabel: model.label,
    builtin: model.builtin,
    parentId: parent?.workId ?? null,
    parentIndex: parent?.index ?? null,
    originId,
    rate: rateOfWork(plan.rates, plan.seconds),
    requestKey: newRequestKey(),
  }
}
