const key = 'reloadedForNewFiles'
const quietMs = 60_000

/** After an update the files that an open page still wants are gone: loads the page anew, but not again and again. */
export function reloadOnceForNewFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (!navigator.onLine || Date.now() - last < quietMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
