import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What depends on the theme: a page that was looked at in one is looked at for these in the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong and does not call minor: rule, place and reason. `rules`: all when absent. */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(endMotion)
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  const options = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  } satisfies RunOptions
  const violations = await page.evaluate(findViolations, { options, exempt })
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

/** Where a finding is none: what an open menu holds lies over the page, in none of its landmarks, and the headings of an answer are its author's. */
const exempt = { region: '[role=menu], [role=listbox], [role=tooltip]', 'heading-order': '.md' }

/** Runs in the page. */
async function findViolations({
  options,
  exempt,
}: {
  options: RunOptions
  exempt: Record<string, string>
}): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
  const { violations } = await axe.run(options)
  return violations.map((found) => {
    const place = exempt[found.id]
    const isFound = (target: string) => !place || !document.querySelector(target)?.closest(place)
    return { ...found, nodes: found.nodes.filter(({ target }) => isFound(String(target[0]))) }
  })
}

/** By the browser's own door: `evaluate` takes twice as long over half a megabyte of code. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${axe};0` })
  await session.detach()
}

/** What fades in or out is there, or gone; what turns for ever goes on. Runs in the page. */
function endMotion(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
}

/** Shows a page in a theme, at once: a class on the root is all that differs, and colours on their way to others are nobody's. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDark = theme === 'dark'
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
}

/** Nothing keeps anybody out, on either theme. */
export async function expectClean(page: Page, what = ''): Promise<void> {
  await showTheme(page, 'light')
  expect(await violationsOn(page), `${what} light`).toEqual([])
  await showTheme(page, 'dark')
  expect(await violationsOn(page, rulesOfColour), `${what} dark`).toEqual([])
}
