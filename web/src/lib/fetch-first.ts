// The build puts this around every import() of the client, in place of what its tool would put there. A browser keeps a module that it
// could not fetch as failed for as long as the page lives, as HTML says it shall: so what an import needs is fetched by hand before, as
// often as somebody asks, and imported when all of it is there.

const atHand = new Set<string>()
const coming = new Map<string, Promise<void>>()

/**
 * Imports by `load` once its files, addresses from the root on, have come: scripts into the browser's cache, style sheets into the page.
 * Rejects, after telling the page by Vite's `vite:preloadError`, when one did not; the next call tries again.
 */
export async function fetchFirst<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  try {
    await Promise.all(files.map((file) => bring(new URL(`/${file}`, location.href).href)))
    return await load()
  } catch (failure) {
    dispatchEvent(new Event('vite:preloadError'))
    throw failure
  }
}

/** Once, for all who ask while it comes. */
function bring(address: string): Promise<void> {
  const known = coming.get(address)
  if (known) return known
  if (atHand.has(address) || isInPage(address)) return Promise.resolve()
  const fetching = (address.endsWith('.css') ? addStyles(address) : cache(address))
    .then(() => void atHand.add(address))
    .finally(() => coming.delete(address))
  coming.set(address, fetching)
  return fetching
}

/** The page as sent names what it begins with, for a phone or for a wide screen. A sheet of a screen has come by it, but is not applied. */
const isInPage = (address: string): boolean =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'link[href]:not([as=style][data-screen]), script[src]',
    ),
  ].some((element) =>
    'src' in element
      ? element.src === address
      : element.href === address && matchMedia(element.media || 'all').matches,
  )

async function cache(address: string): Promise<void> {
  const reply = await fetch(address)
  if (!reply.ok) throw new TypeError(`${address} answered ${reply.status}`)
  // Only what has been read to its end is kept.
  await reply.blob()
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`${address} could not be fetched`))
    }
    document.head.append(link)
  })
}
