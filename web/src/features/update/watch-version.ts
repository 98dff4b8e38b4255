// The watch of this page over `/version.json`: looks when the page has come up, and every minute.
import { whenIdle } from '../../lib/idle.ts'
import { defineStored } from '../../lib/storage/define-stored.ts'
import { readVersionFile } from './read-version-file.ts'
import { VersionWatch } from './version-watch.ts'

const everyMs = 60_000

export const versionWatch = new VersionWatch({
  read: readVersionFile,
  seen: defineStored('version', { default: '' }),
  // biome-ignore lint/suspicious/noConsole: it is of interest to nobody but whoever looks there
  note: (error) => console.warn('The version file could not be read.', error),
  reload: () => location.reload(),
})

/** Begins to watch; the first look gives way to the first screen. */
export function watchVersion(): void {
  whenIdle(() => void versionWatch.check(), 1000)
  setInterval(() => void versionWatch.check(), everyMs)
}
