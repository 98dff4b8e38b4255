// How much of a model may be asked for: by everybody in a minute, by one person in a day of the site's.
import { Failure } from '@atelier/contract/errors'
import { dayAt, secondsIntoDay } from '../../../platform/calendar.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { countWithin, type Limit } from '../../../platform/limits/limits.ts'
import type { ModelLimits } from './overridden-models.ts'

/** What is counted of a model. */
export type ModelQuota = ModelLimits & {
  /** Names the model among those of all kinds. */
  key: string
}

export const quotaOf = (
  kind: 'chat' | 'work',
  { id, limits }: { id: number; limits: ModelLimits },
): ModelQuota => ({ key: `${kind}/${id}`, ...limits })

/** Nobody counts a model that a member brought along. */
export const noQuota: ModelQuota = { key: '' }

export const hasQuota = ({ perMinute, perDayEach }: ModelQuota): boolean =>
  perMinute !== undefined || perDayEach !== undefined

type Use = { label: string; quota: ModelQuota }

const daySeconds = 24 * 60 * 60

/**
 * Counts what begins with each of these models, in the transaction in which it begins: what does not begin after all does not count.
 * Throws models.busy with the seconds to wait, models.day_spent.
 */
export async function countUses(
  uses: readonly Use[],
  { caller, site }: { caller: Pick<Caller, 'accountId'>; site: Pick<Site, 'settings'> },
  { db: tx, clock }: { db: Database; clock: Clock },
): Promise<void> {
  const counted = uses.filter(({ quota }) => hasQuota(quota))
  if (counted.length === 0) return
  const now = clock.now()
  const day = dayAt(now, site.settings.timeZone)
  const restOfDayS = daySeconds - secondsIntoDay(now, site.settings.timeZone)
  // Always in the same order, so that two who ask for the same do not wait for each other.
  for (const { label: model, quota } of counted.toSorted((a, b) =>
    a.quota.key < b.quota.key ? -1 : 1,
  )) {
    const { key, perMinute, perDayEach } = quota
    const count = (limit: Limit) => countWithin(limit, { db: tx, clock })
    if (perMinute !== undefined) {
      const waitS = await count({ key: ['model', key], max: perMinute, windowMs: 60_000 })
      if (waitS !== null)
        throw new Failure('models.busy', { values: { model, seconds: waitS }, retryAfterS: waitS })
    }
    if (perDayEach !== undefined) {
      const about = ['model-day', key, caller.accountId, day] as const
      const waitS = await count({ key: about, max: perDayEach, windowMs: daySeconds * 2000 })
      if (waitS !== null)
        throw new Failure('models.day_spent', {
          values: { model, most: perDayEach },
          retryAfterS: restOfDayS,
        })
    }
  }
}
