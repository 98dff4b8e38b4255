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
