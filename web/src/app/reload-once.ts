const key = 'reloadedForNewFiles'
const quietMs = 60_000

/**
 * After an update the files that an open page still wants are gone: loads the page anew, but not again and again, and only when the
 * server does have another page. One that is merely away would leave nothing on the screen.
 */
export function reloadOnceForNewFiles(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < quietMs) return
    void isUpdated().then((updated) => {
      if (!updated) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    })
  })
}

const refusedKey = 'reloadedForRefusal'

/** Loads the page anew after a refusal in a body; false, and nothing is done, when that was done a moment ago and did not help. */
export function reloadAfterRefusal(): boolean {
  const last = Number(sessionStorage.getItem(refusedKey) ?? 0)
  if (Date.now() - last < quietMs) return false
  sessionStorage.setItem(refusedKey, String(Date.now()))
  location.reload()
  return true
}

/** Whether the page that the server sends now begins with another script than this one did. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const reply = await fetch('/', { cache: 'no-store' })
    return reply.ok && script !== undefined && !(await reply.text()).includes(`"${script}"`)
  } catch {
    return false
  }
}
