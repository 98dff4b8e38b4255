// The watch of this page over `/version.json`: looks at once, and every minute.
import { defineStored } from '../../../lib/storage/define-stored.ts'
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

/** Begins to watch; returns what ends that. */
export function watchVersion(): () => void {
  void versionWatch.check()
  const timer = setInterval(() => void versionWatch.check(), everyMs)
  return () => clearInterval(timer)
}
