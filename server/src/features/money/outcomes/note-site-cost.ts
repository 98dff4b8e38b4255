import { dayAt } from '../../../platform/calendar.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { addSiteCost } from './site-costs.store.ts'

/** Adds to what a site pays for by itself today: credits at its own prices, that nobody is charged. */
export const noteSiteCost = (
  db: Database,
  {
    site,
    label,
    credits,
    at,
  }: {
    site: Pick<Site, 'id' | 'settings'>
    label: string
    credits: number
    at: Date
  },
): Promise<void> =>
  addSiteCost(db, { siteId: site.id, day: dayAt(at, site.settings.timeZone), label, credits })
