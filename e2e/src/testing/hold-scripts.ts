import type { Page, Route } from 'playwright-core'

/** From now on no script of the page arrives that is named so. Returns what lets those that wait, and all later ones, through. */
export async function holdScripts(page: Page, names = /\.js$/): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let held = true
  const isScript = (url: URL) => names.test(url.pathname)
  await page.route(isScript, async (route) => {
    if (held) waiting.push(route)
    else await route.fallback()
  })
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.fallback()))
  }
}
