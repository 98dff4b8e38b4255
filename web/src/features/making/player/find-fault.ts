import type { TrackFault } from './track.ts'

/** Asks the server about a file that could not be played. */
export async function findFault(url: string): Promise<TrackFault> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD' })
    if (ok) return 'broken'
    return status >= 400 && status < 500 && status !== 429 ? 'gone' : 'network'
  } catch {
    return 'network'
  }
}
