import type { Database } from '../../../../platform/db/database.ts'
import { notify } from '../../../../platform/db/notifications.ts'
import { channels, newsText, type WorkNews } from './work-signals.ts'

/** Tells everybody who follows this owner's works, when the transaction commits. */
export const sendWorks = (db: Database, news: WorkNews): Promise<void> =>
  notify(db, channels.told, newsText(news))

/** Tells every server that there may be something to begin. */
export const wakeWorkers = (db: Database): Promise<void> => notify(db, channels.waiting)
