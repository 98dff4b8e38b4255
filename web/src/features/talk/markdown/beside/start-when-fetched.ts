import type { Heard, Place } from './draw-beside.ts'

/**
 * Begins a place once the code that begins it is fetched. `load` gives undefined where that cannot be had, and the place counts as one that
 * died; a place that is ended before is never begun.
 */
export const startWhenFetched =
  <Job, Drawn>(load: () => Promise<((heard: Heard<Drawn>) => Place<Job>) | undefined>) =>
  (heard: Heard<Drawn>): Place<Job> => {
    let place: Place<Job> | undefined
    let ended = false
    void load().then((start) => {
      if (ended) return
      if (start) place = start(heard)
      else heard.died()
    })
    return {
      send: (message) => place?.send(message),
      end: () => {
        ended = true
        place?.end()
      },
    }
  }
