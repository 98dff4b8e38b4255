// What is loaded late brings a sheet of its own that repeats the first one's classes: what is on the screen already must not notice.
import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from '../testing/browser.ts'
import { chatOn } from '../testing/chat-page.ts'
import { oneConversation } from './testing/conversations.ts'
import { test } from './testing/screen.ts'

async function lateSheet(): Promise<string> {
  const names = await readdir(new URL('../../../web/dist/assets/', import.meta.url))
  return `/assets/${names.find((name) => /^late-.*\.css$/.test(name))}`
}

/** Adds a sheet to the page; tells how many elements were looked at, and each property of one that it has changed. */
const changedBy = (page: Page, sheet: string): Promise<{ seen: number; changed: string[] }> =>
  page.evaluate(async (href) => {
    const elements = [...document.body.querySelectorAll('*')]
    const looks = () =>
      elements.map((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          // Variables count by what they do.
          const names = [...style].filter((name) => !name.startsWith('--'))
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
        }),
      )
    // It comes before the first look, for no screen yet, so that nothing else can change between the two.
    const link = document.createElement('link')
    await new Promise((done, fail) => {
      Object.assign(link, {
        rel: 'stylesheet',
        media: 'not all',
        href,
        onload: done,
        onerror: fail,
      })
      document.head.append(link)
    })
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
    const before = looks()
    link.media = 'all'
    const changed = looks().flatMap((parts, place) =>
      parts.flatMap((look, part) =>
        [...look].flatMap(([name, value]) => {
          const was = before[place]?.[part]?.get(name)
          const element = elements[place]
          if (was === value || !element?.isConnected) return []
          return `${element.getAttribute('class')} (${part}): ${name}: ${was} → ${value}`
        }),
      ),
    )
    return { seen: elements.length, changed }
  }, sheet)

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test(`the late sheet changes nothing of a conversation on a ${name}`, async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat', { viewport, calls: oneConversation() })
    const chat = chatOn(page)
    await chat.send('What can you do?')
    await chat.untilAnswered()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { seen, changed } = await changedBy(page, await lateSheet())
    expect(seen).toBeGreaterThan(100)
    expect(changed.slice(0, 20)).toEqual([])
  })

test('the late sheet of a screen that is opened by its address comes after the first one', async ({
  renderScreen,
}) => {
  const { page } = await renderScreen('/user', { viewport: phone })
  await page.getByRole('button', { name: 'Redeem code' }).waitFor()
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      links.map((link) => /\/(index|late)-/.exec(link.getAttribute('href') ?? '')?.[1]),
    )
  expect(sheets).toEqual(['index', 'late'])
})
