// Failures that nobody waited for.
import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'

/**
 * A promise that is left alone and rejects is one caller's matter: it is logged, and everybody else's answers go on. An exception that is thrown
 * past everything leaves who knows what half done: it is logged, and `end` is called, once.
 */
export function watchStrayFailures(
  process: EventEmitter,
  { log, end }: { log: Logger; end(): void },
): void {
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'a failure was left alone'))
  let ending = false
  process.on('uncaughtException', (err: unknown) => {
    log.fatal({ err }, 'the server has to end')
    if (!ending) end()
    ending = true
  })
}
