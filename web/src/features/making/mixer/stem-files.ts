// The stems' files, each opened once for all that read it: what plays, what draws the waves, what writes the mix.
import type { OpenStem } from './stem-source.ts'

export type StemFiles = {
  /** Rejects as opening does; the next wish tries again. */
  open: (stem: number) => Promise<OpenStem>
  /** What is known of a stem that has been opened. */
  known: (stem: number) => OpenStem | undefined
  /** Closes all; they may be opened again. */
  close: () => void
}

export function createStemFiles(
  urls: readonly string[],
  openFile: (url: string) => Promise<OpenStem>,
): StemFiles {
  const opening = new Map<number, Promise<OpenStem>>()
  const opened = new Map<number, OpenStem>()
  return {
    open(stem) {
      const running = opening.get(stem)
      if (running) return running
      const promise = openFile(urls[stem] ?? '')
      opening.set(stem, promise)
      promise.then(
        (file) => {
          if (opening.get(stem) === promise) opened.set(stem, file)
          else file.close()
        },
        () => opening.get(stem) === promise && opening.delete(stem),
      )
      return promise
    },
    known: (stem) => opened.get(stem),
    close() {
      for (const file of opened.values()) file.close()
      opened.clear()
      opening.clear()
    },
  }
}
