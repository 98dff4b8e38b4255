// What an operator changes reaches every server that shares the database: each forgets what it keeps of the configuration.
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { type Notifications, notify } from './notifications.ts'

export type ConfigurationNews = {
  /** Has this server forget at once, and the others as soon as they hear of it. Never throws. */
  announce(): void
  onNews(forget: () => void): void
}

const channel = 'configuration'

export function createConfigurationNews({
  db,
  notifications,
  log,
}: {
  db: Database
  notifications: Notifications
  log: Logger
}): ConfigurationNews {
  const listeners: (() => void)[] = []
  const forgetAll = () => {
    for (const forget of listeners) forget()
  }
  notifications.listen(channel, forgetAll)
  // Whatever was told while the line was down is lost.
  notifications.onRestored(forgetAll)
  return {
    announce() {
      forgetAll()
      notify(db, channel).catch((error: unknown) =>
        log.warn({ err: error }, 'other servers were not told of a change'),
      )
    },
    onNews(forget) {
      listeners.push(forget)
    },
  }
}
