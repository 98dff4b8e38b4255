// What is fetched while the page is in use, as code and texts are: without a network it waits for one.

/** The first and the longest pause before the code is asked for again although there is a network, in milliseconds. */
const firstPauseMs = 500
const longestPauseMs = 8000

/** Resolves with what `load` gives, however often that has to be tried. */
export async function fetchLate<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load()
    } catch {
      // Whatever is on the screen stays usable meanwhile: a failure here would take all of it away.
      if (!navigator.onLine)
        await new Promise((go) => addEventListener('online', go, { once: true }))
      else await new Promise((go) => setTimeout(go, pauseMs))
    }
  }
}
