// Notices that the server has a newer version than the one somebody saw last, and asks once at a time whether to load it.
import type { Stored } from '../../../lib/storage/define-stored.ts'
import type { VersionFile } from './version-file.ts'

/** An update that is being offered. */
export type Offer = { from: string; file: VersionFile }

export type VersionWatchDeps = {
  /** Rejects when the file cannot be had. */
  read: () => Promise<VersionFile>
  /** The version that was seen last; empty for none. */
  seen: Stored<string>
  /** Told why the file could not be had. */
  note: (error: unknown) => void
  reload: () => void
}

export class VersionWatch {
  readonly #deps: VersionWatchDeps
  readonly #listeners = new Set<() => void>()
  #offer: Offer | null = null

  constructor(deps: VersionWatchDeps) {
    this.#deps = deps
  }

  /** Looks once; offers an update when the version is another than the one seen last and nothing is being offered. */
  readonly check = async (): Promise<void> => {
    const { read, seen, note } = this.#deps
    let file: VersionFile
    try {
      file = await read()
    } catch (error) {
      note(error)
      return
    }
    const from = seen.get()
    if (from === '') seen.set(file.version)
    else if (from !== file.version && this.#offer === null) this.#set({ from, file })
  }

  readonly offer = (): Offer | null => this.#offer

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes the new version as seen and loads the page anew. */
  readonly accept = (): void => {
    if (!this.#offer) return
    this.#deps.seen.set(this.#offer.file.version)
    this.#deps.reload()
  }

  /** Not now; the next look offers it again. */
  readonly dismiss = (): void => this.#set(null)

  #set(offer: Offer | null): void {
    this.#offer = offer
    for (const listener of this.#listeners) listener()
  }
}
