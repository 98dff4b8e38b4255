// Ten thousand works of one person: looked through, chosen from, opened one after another and searched.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seedWorks } from '../../server/src/testing/seed-works.ts'
import { test, type Visit } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { goByMore } from './testing/menu-page.ts'
import { callAs, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const count = 10_000

/** The works of a new guest, newest first. They have answered in words: pictures would only make the way longer. */
async function visitManyWorks(visit: Visit): Promise<Page> {
  const page = await visitAsNewGuest(visit, server)
  const { userInfo } = (await callAs(page, '/auth/getInfo')) as { userInfo: { id: number } }
  const query = (sql: string, values: readonly unknown[]) => server.query(sql, values)
  await seedWorks(query, { ownerId: userInfo.id, count, withPictures: false })
  await page.goto(`${server.at(english)}/history`)
  await page.getByText('10,000 works', { exact: true }).waitFor()
  return page
}

const galleryOn = (page: Page) => {
  const box = page.getByRole('region', { name: 'Results' })
  const cards = box.getByRole('article')
  return {
    box,
    cards,
    work: (n: number) => box.getByRole('article', { name: new RegExp(`^work ${n}:`) }),
    /** All places that are in the document, filled or not. */
    places: () => box.getByRole('listitem').count(),
    scrollTo: (top: number) =>
      box.evaluate((area, to) => {
        area.scrollTop = to
      }, top),
    /**
     * Goes down until a work is there, by so many screens at a time; by one it passes no work over, by more it rests at the end of what has
     * come. Resolves with how many places the document has held at most.
     */
    goTo: (n: number, screens = 1) =>
      box.evaluate(
        (area, { name, screens }) =>
          new Promise<number>((resolve) => {
            let max = 0
            const step = () => {
              max = Math.max(max, area.querySelectorAll('[data-card]').length)
              const found = area.querySelector(`article[aria-label^="${name}:"]`)
              if (found) return resolve(max)
              // What is in sight is not drawn yet, or without its cards: what is looked for may be there.
              const places = [...area.querySelectorAll('[data-card]')]
              const { bottom } = area.getBoundingClientRect()
              const isDrawn = places.some((place) => place.getBoundingClientRect().bottom > bottom)
              const isAtEnd = area.scrollTop + 2 * area.clientHeight > area.scrollHeight
              const isWhole = places.every((place) => place.querySelector('article'))
              if (screens > 1 || (isWhole && (isDrawn || isAtEnd)))
                area.scrollTop += screens * area.clientHeight
              requestAnimationFrame(step)
            }
            step()
          }),
        { name: `work ${n}`, screens },
      ),
    scrollTop: () => box.evaluate((area) => Math.round(area.scrollTop)),
    /** The name of the first work in sight; empty until what is in sight has been drawn. */
    nameInSight: () =>
      box.evaluate((area) => {
        const { top, bottom } = area.getBoundingClientRect()
        const isInSight = (card: Element) => {
          const place = card.getBoundingClientRect()
          return place.top >= top && place.bottom <= bottom
        }
        return [...area.querySelectorAll('article')].find(isInSight)?.ariaLabel ?? ''
      }),
  }
}

/** Nobody's screen holds more; with the margins around it this is several times what is seen. */
const maxPlaces = 240

describe('ten thousand works', () => {
  test('are looked through to the first that was made, with few in the document, and found again where they were left', async ({
    visit,
  }) => {
    const page = await visitManyWorks(visit)
    const gallery = galleryOn(page)
    await gallery.work(count).waitFor()
    const max = await gallery.goTo(1, 5)
    expect(max).toBeGreaterThan(10)
    expect(max).toBeLessThan(maxPlaces)
    expect(await gallery.places()).toBeLessThan(maxPlaces)

    await gallery.scrollTo(200_000)
    await soon(gallery.nameInSight).not.toBe('')
    const left = await gallery.scrollTop()
    const seen = await gallery.nameInSight()
    await goByMore(page, 'Help')
    await soon(() => gallery.box.count()).toBe(0)
    await page.goBack()
    await soon(() => gallery.scrollTop()).toBe(left)
    await page.getByRole('article', { name: seen, exact: true }).waitFor()

    await gallery.scrollTo(0)
    await gallery.work(count).waitFor()
    expect(await gallery.places()).toBeLessThan(maxPlaces)
  })

  test('are chosen over a long range, opened one after another without being asked for, and searched', async ({
    visit,
  }) => {
    const page = await visitManyWorks(visit)
    const gallery = galleryOn(page)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: `Select: work ${count}: a lake at dawn` }).click()
    await gallery.goTo(9500)
    const last = page.getByRole('checkbox', { name: /^Select: work 9500:/ })
    await last.click({ modifiers: ['Shift'] })
    await page.getByText('501 selected', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await gallery.scrollTo(0)
    await gallery.work(count - 1).waitFor()

    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/chatLog/draw')) asked.push(request.url())
    })
    await gallery
      .work(count - 1)
      .getByRole('link')
      .first()
      .click()
    const lightbox = page.getByRole('dialog', { name: /^Work: / })
    const holdsFocus = () => lightbox.evaluate((box) => box.contains(document.activeElement))
    await soon(holdsFocus).toBe(true)
    for (let n = count - 2; n > count - 12; n -= 1) {
      await page.keyboard.press('ArrowRight')
      await page.getByRole('dialog', { name: new RegExp(`^Work: work ${n}:`) }).waitFor()
    }
    expect(asked).toEqual([])
    await page.keyboard.press('Escape')
    await soon(() => lightbox.count()).toBe(0)

    await page.getByRole('searchbox', { name: 'Search your works' }).fill('work 4321:')
    await page.getByText('1 work', { exact: true }).waitFor()
    await gallery.work(4321).waitFor()
  })
})
