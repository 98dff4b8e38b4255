// The rail, the list beside it, the tabs of a phone, and the way to a screen's field by keys.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../testing/browser.ts'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import { watchShifts } from '../testing/watch-shifts.ts'
import { groupOf, oneConversation } from './testing/conversations.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { drawingOf, publishedOf } from './testing/works.ts'

const large = { width: 1440, height: 900 }
const pathOf = (page: Page) => new URL(page.url()).pathname
const railOn = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const listOn = (page: Page) => page.getByRole('complementary')

/** The names of the links that are marked as current in a part of the page. */
const markedIn = (part: ReturnType<typeof railOn>) =>
  part.locator('[aria-current]').evaluateAll((all) => all.map((each) => each.textContent))

/** Presses Tab from the start of the page until a field has the focus; resolves with how often. */
async function tabsToField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const start = document.createElement('a')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
  for (let presses = 1; presses <= 20; presses++) {
    await page.keyboard.press('Tab')
    if (await page.locator('textarea:focus, input:focus').count()) return presses
  }
  return Number.POSITIVE_INFINITY
}

/** For how long nothing has come from the server, in ms; a stream that stays open does not count. Runs in the page. */
function quietMs(): number {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => entry.startTime + entry.duration)
  return performance.now() - Math.max(...ends)
}

describe('beside the rail', () => {
  test('stands what belongs to the place, and both mark where one is', async ({ renderScreen }) => {
    const { page, goto } = await renderScreen('/help', {
      as: memberNamed('placed'),
      viewport: large,
      calls: {
        'works.list': { rows: [drawingOf(1, 'A lighthouse')], count: 1, countQueue: 0 },
        'gallery.listAll': { rows: [publishedOf(2, 'Fog')], count: 1 },
        'gallery.tags': [{ tag: 'harbour', count: 1 }],
      },
    })
    const cases = [
      ['/mobileHome', 'Home', []],
      ['/draw', 'Create', ['Draw']],
      ['/designerWork?order=hot', 'Explore', ['Hot']],
      ['/designerWork?tag=harbour', 'Explore', ['harbour1']],
      ['/role', 'Library', ['Roles']],
      ['/history?kind=music', 'Works', ['Music']],
      ['/myGallery?tab=albums', 'Works', ['New album']],
      ['/user-center', 'More', ['User center']],
    ] as const
    for (const [path, place, entry] of cases) {
      await goto(path)
      await soon(() => markedIn(railOn(page))).toEqual([place])
      await soon(() => markedIn(listOn(page))).toEqual(entry)
      await railOn(page).locator('[aria-current]').and(page.locator(':visible')).waitFor()
    }
    for (const path of ['/draw', '/designerWork', '/history']) {
      await goto(path)
      await listOn(page).getByRole('link').first().waitFor()
      await expectClean(page)
    }
    await goto('/Midjourney')
    await listOn(page).getByRole('link', { name: 'Draw' }).hover()
    await listOn(page).getByRole('link', { name: 'A lighthouse' }).click()
    await soon(() => pathOf(page)).toBe('/draw')
    await page.getByRole('dialog', { name: /^Work: / }).waitFor()

    await goto('/history')
    await listOn(page).getByRole('link', { name: 'Your uploads' }).click()
    await page.getByRole('dialog', { name: 'Your uploads' }).getByRole('tab').first().waitFor()
  })

  test('at least fifteen conversations are in view, and it is as wide as one likes', async ({
    renderScreen,
  }) => {
    const talks = Array.from({ length: 30 }, (_, at) => groupOf(at + 1, `Talk ${at + 1}`))
    const groups = [groupOf(31, 'Kept', { isSticky: true }), ...talks]
    const calls = { 'groups.list': groups }
    const { page } = await renderScreen('/Chat', { viewport: large, calls })
    const inView = () =>
      chatOn(page)
        .conversations.getByRole('link')
        .evaluateAll(
          (all) =>
            all.filter((each) => each.getBoundingClientRect().bottom <= window.innerHeight).length,
        )
    await soon(inView).toBeGreaterThanOrEqual(15)

    const widthOf = async () => (await listOn(page).boundingBox())?.width
    const edge = page.getByRole('separator', { name: 'List width' })
    await edge.press('ArrowRight')
    await soon(widthOf).toBe(264)
    await page.mouse.move(64 + 264, 450)
    await page.mouse.down()
    await page.mouse.move(64 + 300, 450, { steps: 4 })
    await page.mouse.up()
    await soon(widthOf).toBe(300)
    await page.reload()
    await soon(widthOf).toBe(300)
    await edge.dblclick()
    await soon(widthOf).toBe(248)
  })
})

describe('as it loads', () => {
  test.for(['/Chat', '/draw', '/designerWork', '/history', '/user-center'])(
    'nothing moves at %s beside the rail and the list',
    async (path, { renderScreen }) => {
      let moved = async () => Number.NaN
      const { page } = await renderScreen(path, {
        viewport: { width: 1024, height: 768 },
        before: async (blank) => {
          moved = await watchShifts(blank)
        },
      })
      await listOn(page).getByRole('button').first().waitFor()
      await page.getByRole('button', { name: /^Account/ }).waitFor()
      await soon(() => page.evaluate(quietMs)).toBeGreaterThan(500)
      expect(await moved()).toBeLessThan(0.005)
    },
  )
})

describe('by the keyboard', () => {
  test('the first field is at most eight presses of Tab away, and arrow keys walk the rail', async ({
    renderScreen,
  }) => {
    const { page, goto } = await renderScreen('/help', { viewport: large })
    for (const path of ['/Chat', '/Midjourney', '/draw', '/video', '/music']) {
      await goto(path)
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      await railOn(page).getByRole('link', { name: 'Home' }).waitFor()
      expect(await tabsToField(page), path).toBeLessThanOrEqual(8)
    }
    const focused = page.locator(':focus')
    await railOn(page).getByRole('link', { name: 'Create' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused.textContent()).toBe('Explore')
    await page.keyboard.press('End')
    expect(await focused.textContent()).toBe('More')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await focused.textContent()).toBe('More')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await focused.textContent()).toBe('Works')
    await page.keyboard.press('Enter')
    await soon(() => pathOf(page)).toBe('/history')
  })

  test('one skips to the message field of a long conversation', async ({ renderScreen }) => {
    const calls = oneConversation(['How many miles are 3.5 kilometres?', '2.17 miles.'])
    const { page } = await renderScreen('/Chat?group=1', { calls })
    await chatOn(page).lastAnswer.waitFor()
    await page.getByRole('link', { name: 'Skip to message box' }).press('Enter')
    await soon(() => page.locator(':focus').getAttribute('id')).toBe('composer')
  })
})

describe('a phone', () => {
  test('has five tabs, a sheet of six kinds, and a drawer with conversations alone', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/mobileHome', { viewport: phone, touch: true })
    const tabs = page.getByRole('navigation', { name: 'Main sections' })
    const names = () => tabs.locator('a, button').allTextContents()
    await soon(names).toEqual(['Home', 'Chat', 'Create', 'Works', 'Me'])
    const sheet = page.getByRole('dialog', { name: 'Create' })
    await tabs.getByRole('button', { name: 'Create' }).tap()
    await soon(() => sheet.getByRole('link').allTextContents()).toEqual([
      ...['Image', 'Video', 'Music', 'Stems', 'Toolbox', 'Mind map'],
    ])
    await expectClean(page)
    await sheet.getByRole('link', { name: 'Music' }).tap()
    await soon(() => pathOf(page)).toBe('/music')
    await soon(() => sheet.count()).toBe(0)
    await soon(() => markedIn(tabs)).toEqual(['Create'])

    await tabs.getByRole('link', { name: 'Me', exact: true }).tap()
    await page.getByRole('main').getByRole('link', { name: 'Roles' }).tap()
    await soon(() => pathOf(page)).toBe('/role')
    await soon(() => markedIn(tabs)).toEqual(['Me'])

    await tabs.getByRole('link', { name: 'Chat' }).tap()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Conversations' })
    await drawer.getByRole('button', { name: 'New conversation' }).waitFor()
    expect(await drawer.getByRole('link').count()).toBe(0)
    await expectClean(page)
  })
})

describe('a tablet', () => {
  test('has the rail, and what belongs to the place in a drawer', async ({ renderScreen }) => {
    const { page } = await renderScreen('/draw', {
      viewport: { width: 820, height: 1100 },
    })
    await soon(() => markedIn(railOn(page))).toEqual(['Create'])
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Create' })
    await drawer.getByRole('link', { name: 'AI music' }).click()
    await soon(() => pathOf(page)).toBe('/music')
    await soon(() => drawer.count()).toBe(0)
  })
})

describe('one flat menu', () => {
  test('has every entry by itself, the current one in view, and conversations beside it', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/help', {
      site: { settings: { flatMenu: true } },
      viewport: { width: 1280, height: 600 },
    })
    await soon(() => railOn(page).getByRole('link').count()).toBe(20)
    const help = railOn(page).getByRole('link', { name: 'Help' })
    await soon(() => help.getAttribute('aria-current')).toBe('page')
    await soon(async () => {
      const box = await help.boundingBox()
      return box && box.y >= 0 && box.y + box.height <= 600
    }).toBe(true)
    await listOn(page).getByRole('button', { name: 'New conversation' }).waitFor()
    await expectClean(page)
  })
})
