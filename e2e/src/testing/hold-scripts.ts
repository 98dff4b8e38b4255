import type { Page, Route } from 'playwright-core'

/** From now on no script of the page arrives. Returns what lets those that wait, and all later ones, through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let held = true
  const isScript = (url: URL) => url.pathname.endsWith('.js')
  await page.route(isScript, async (route) => {
    if (held) waiting.push(route)
    else await route.continue()
  })
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}
