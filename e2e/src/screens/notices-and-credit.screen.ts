// What a site tells its people, and what it offers when credit has run out.
import type { Notice } from '@atelier/contract/features/site/content'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseInAccountMenu } from '../testing/account-page.ts'
import { phone } from '../testing/browser.ts'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { type Replies, refusal } from './testing/calls.ts'
import { oneConversation } from './testing/conversations.ts'
import { test } from './testing/screen.ts'
import { basicPackage } from './testing/shop.ts'

/** A site that tells what is announced, newest first. */
function noticeBoard() {
  const notices: Notice[] = []
  const calls: Replies = { 'content.notices': () => notices }
  const announce = (title: string, content: string, important: boolean) => {
    const updatedAt = new Date().toISOString()
    notices.unshift({ id: notices.length + 1, title, content, important, updatedAt })
  }
  return { calls, announce }
}

const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/**
 * Loads the page, writes something where it is told what, lets the time go by until the page has asked what the site tells, and then as
 * long as it takes to be calm.
 */
async function untilNoticesAreKnown(
  page: Page,
  load: () => Promise<unknown>,
  words?: string,
): Promise<void> {
  // Time goes by on a slow machine too: the page may ask before it is found to be there.
  const answered = page.waitForResponse('**/api/config/notice*')
  await load()
  if (words) await chatOn(page).composer.fill(words)
  await chatOn(page).form.waitFor()
  await page.clock.fastForward(10_000)
  await answered
  await page.clock.fastForward(5000)
}

describe('a notice of the site', () => {
  test('that is important shows as a bar, not over what somebody writes, and opens on a press; of others a dot tells', async ({
    renderScreen,
  }) => {
    const { calls, announce } = noticeBoard()
    const { page } = await renderScreen('/Chat', { calls, clock: true })
    const chat = chatOn(page)
    const dialog = dialogOn(page, 'Notices')
    const bar = page.getByRole('region', { name: 'Notices', exact: true })
    const dot = page.getByRole('button', { name: 'Unread notices' })
    const reload = () => page.reload()
    await untilNoticesAreKnown(page, reload)
    expect(await bar.count()).toBe(0)
    expect(await dot.count()).toBe(0)

    announce('Two more models', 'They reason.', false)
    await untilNoticesAreKnown(page, reload)
    await dot.waitFor()
    expect(await bar.count()).toBe(0)
    expect(await dialog.count()).toBe(0)

    announce('Night work', 'From **two to four** nothing is drawn.', true)
    await untilNoticesAreKnown(page, reload, 'Half a sent')
    await dot.waitFor()
    await page.clock.fastForward(30_000)
    expect(await bar.count()).toBe(0)
    await chat.composer.fill('')
    const before = await chat.composer.boundingBox()
    await page.clock.fastForward(9000)
    expect(await bar.count()).toBe(0)
    await page.clock.fastForward(2000)
    await bar.getByText('Night work').waitFor()
    expect(await chat.composer.boundingBox()).toEqual(before)
    expect(await chat.composer.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await dialog.count()).toBe(0)

    await bar.getByRole('button', { name: 'Read' }).click()
    await dialog.getByRole('heading', { name: 'Night work' }).waitFor()
    expect(await dialog.locator('strong').textContent()).toBe('two to four')
    await page.keyboard.press('Escape')
    await soon(() => dialog.count()).toBe(0)
    await soon(() => dot.count()).toBe(0)
    expect(await bar.count()).toBe(0)
    await untilNoticesAreKnown(page, reload)
    expect(await bar.count()).toBe(0)
  })

  test('put off by the keyboard gives the focus back, stays under the bell, and shows as no bar again', async ({
    renderScreen,
  }) => {
    const { calls, announce } = noticeBoard()
    announce('Morning work', 'From six to seven.', true)
    const { page } = await renderScreen('/Chat', { calls, clock: true })
    const bar = page.getByRole('region', { name: 'Notices', exact: true })
    await untilNoticesAreKnown(page, () => page.reload())
    await bar.getByText('Morning work').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: 'Morning work' })
      .waitFor({ state: 'attached' })
    await bar.getByRole('button', { name: 'Read' }).focus()
    await page.keyboard.press('Escape')
    await soon(() => bar.count()).toBe(0)
    const { composer } = chatOn(page)
    await soon(() => composer.evaluate((field) => field === document.activeElement)).toBe(true)
    await untilNoticesAreKnown(page, () => page.reload())
    expect(await bar.count()).toBe(0)
    await page.getByRole('button', { name: 'Unread notices' }).click()
    const article = dialogOn(page, 'Notices').getByRole('article').first()
    await article.getByRole('heading', { name: 'Morning work' }).waitFor()
  })

  test('that cannot be had says so in its dialog, and comes when asked again', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/500 \(Internal Server Error\)/)
    const { calls, announce } = noticeBoard()
    announce('Morning work', 'From six to seven.', true)
    const { page, answer } = await renderScreen('/Chat?dialog=notices', {
      calls: { 'content.notices': refusal('server.fault', 'Broken.') },
    })
    const dialog = dialogOn(page, 'Notices')
    await dialog.getByText('Broken.').waitFor()
    answer(calls)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('article').first().waitFor()
  })
})

describe('the line above the screens', () => {
  test('stands until it is closed, from the first paint on, and a new text shows without a reload', async ({
    renderScreen,
  }) => {
    const topBanner = 'Now **longer** answers. [More](/help/upgrade)'
    const { page, setSite } = await renderScreen('/Chat', {
      site: { settings: { topBanner } },
      clock: true,
    })
    const sent = await page.reload()
    expect(await sent?.text()).toContain('class="boot-banner"')
    const chat = chatOn(page)
    const banner = page.getByRole('region', { name: 'Announcement' })
    await banner.getByText('Now longer answers. More').waitFor()
    expect(await banner.locator('strong').textContent()).toBe('longer')
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/help/upgrade')
    const top = async () => (await page.getByRole('complementary').boundingBox())?.y ?? 0
    const below = await top()
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await soon(() => banner.count()).toBe(0)
    expect(await top()).toBeLessThan(below)

    await page.reload()
    await chat.form.waitFor()
    expect(await page.locator('html').getAttribute('class')).toContain('no-banner')
    expect(await banner.count()).toBe(0)

    setSite({ topBanner: 'Another one' })
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await soon(async () => {
      await page.clock.fastForward(60_000)
      return banner.getByText('Another one').count()
    }).toBe(1)
    expect(await page.locator('body[data-same]').count()).toBe(1)
    setSite({ topBanner: '' })
    await soon(async () => {
      await page.clock.fastForward(60_000)
      return banner.count()
    }).toBe(0)
  })

  test('that is too long for a phone unfolds', async ({ renderScreen }) => {
    const topBanner = `${'A long story of what is new. '.repeat(8)}The end`
    const { page } = await renderScreen('/Chat', {
      site: { settings: { topBanner } },
      viewport: phone,
    })
    const banner = page.getByRole('region', { name: 'Announcement' })
    const height = async () => (await banner.boundingBox())?.height ?? 0
    await banner.getByRole('button', { name: 'Show more' }).click()
    await soon(height).toBeGreaterThan(80)
    await banner.getByRole('button', { name: 'Show less' }).click()
    await soon(height).toBe(36)
  })
})

describe('what a site says of itself', () => {
  test('is its name, text and version, with ways on; to a contact only where it names one', async ({
    renderScreen,
  }) => {
    const { page, setSite, goto } = await renderScreen('/Chat', {
      site: { settings: { contents: 'Made in **Lisbon**.' } },
    })
    const chat = chatOn(page)
    await chooseInAccountMenu(page, 'About')
    const about = dialogOn(page, 'About Vermilion')
    await about.getByText('Made in Lisbon.').waitFor()
    await about.getByText(/^Version \d+\.\d+\.\d+, \d{4}-\d{2}-\d{2}$/).waitFor()
    await soon(() => about.locator('img').getAttribute('src')).toBe('/brands/vermilion.svg')
    const reference = about.getByRole('link', { name: 'API reference' })
    expect(await reference.getAttribute('href')).toBe('/api/docs')
    expect(await about.getByRole('button', { name: 'Contact' }).count()).toBe(0)
    await about.getByRole('link', { name: 'Handbook' }).click()
    await soon(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/help')
    await chat.account.click()
    await page.getByRole('menuitem', { name: 'About' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Contact' }).count()).toBe(0)

    setSite({ contact: 'Write to [us](mailto:us@example.com).' })
    await goto('/Chat?dialog=about')
    await about.getByRole('button', { name: 'Contact' }).click()
    const contact = dialogOn(page, 'Contact')
    const link = contact.getByRole('link', { name: 'us' })
    expect(await link.getAttribute('href')).toBe('mailto:us@example.com')
    await page.keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await chooseInAccountMenu(page, 'Contact')
    await contact.waitFor()
  })

  test('without its logo when that cannot be had, which is a warning and no more', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/missing\.svg/)
    const warnings: string[] = []
    const { page } = await renderScreen('/Chat?dialog=about', {
      site: { settings: { appLogo: '/missing.svg' } },
      before: async (blank) =>
        blank.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text())
        }),
    })
    await soon(() => warnings.join('\n')).toContain('/missing.svg')
    const about = dialogOn(page, 'About Vermilion')
    await about.getByRole('heading', { name: 'Vermilion', exact: true }).waitFor()
    await soon(() => about.locator('img').count()).toBe(0)
  })
})

const reason = 'You have 0 credits, and this needs about 12.'

/** No question of the page finds enough credit, and there is some on sale. */
const noCredit: Replies = {
  'chat.process': refusal('credits.short', reason),
  'payments.packages': { rows: [basicPackage], count: 1 },
}

type SiteWithoutPay = {
  site: Partial<SiteSettings>
  name: string
  title: string
  says: string
  entry: string
}

describe('without enough credit for a question', () => {
  test.for<SiteWithoutPay>([
    {
      site: { pay: 1, indexPath: 'chat', menu: [] },
      name: 'passive-goods',
      title: 'Not enough credits',
      says: 'No payment method is set up here. Credits come from redemption codes.',
      entry: 'Top up',
    },
    {
      site: { pay: 1, indexPath: 'music', menu: [] },
      name: 'goods',
      title: 'Top up',
      says: 'No payment method is set up here. Credits come from redemption codes.',
      entry: 'Top up',
    },
    {
      site: { pay: 1, indexPath: 'music', menu: ['Chat'] },
      name: 'passive-goods',
      title: 'Not enough credits',
      says: 'No payment method is set up here. Credits come from redemption codes.',
      entry: 'Top up',
    },
    {
      site: { pay: 2, indexPath: 'music', menu: [], codeShop: 'https://shop.example/codes' },
      name: 'redemption',
      title: 'Redemption codes',
      says: 'Codes are sold in an external shop.',
      entry: 'Redemption codes',
    },
  ])(
    'on a site with $site the dialog $name says why, and the question stays in the composer',
    async ({ site, name, title, says, entry }, { renderScreen, expectErrors }) => {
      expectErrors(/status of 430/)
      const { page } = await renderScreen('/Chat', {
        site: { settings: { ...site, contact: `Ask the desk of ${name}.` } },
        calls: noCredit,
      })
      const chat = chatOn(page)
      await chat.form.waitFor()
      await chat.composer.fill('A question that costs.')
      await chat.composer.press('Enter')
      const dialog = dialogOn(page, title)
      await dialog.getByRole('alert').filter({ hasText: reason }).waitFor()
      expect(new URL(page.url()).searchParams.get('dialog')).toBe(name)
      for (const text of [
        'The answer didn’t start. You weren’t charged, and your message is saved.',
        says,
        `Ask the desk of ${name}.`,
      ])
        await dialog.getByText(text).waitFor()
      await dialog.getByText('50 credits', { exact: true }).waitFor()
      expect(await dialog.getByRole('textbox').count()).toBe(name === 'redemption' ? 1 : 0)
      await page.goBack()
      await soon(() => dialog.count()).toBe(0)
      expect(await chat.composer.inputValue()).toBe('A question that costs.')
      expect(await chat.messages.count()).toBe(0)

      await chooseInAccountMenu(page, 'Top up')
      await dialogOn(page, entry).waitFor()
      expect(await page.getByRole('dialog').getByText(reason).count()).toBe(0)
      const shop = page.getByRole('dialog').getByRole('link', { name: 'Open shop' })
      expect(
        await shop.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual('codeShop' in site ? [site.codeShop] : [])
    },
  )

  test('goes on once there is credit again', async ({ renderScreen, expectErrors }) => {
    expectErrors(/status of 430/)
    const { page, answer } = await renderScreen('/Chat', {
      site: { settings: { pay: 2, indexPath: 'music' } },
      calls: { ...oneConversation(), ...noCredit },
    })
    const chat = chatOn(page)
    await chat.form.waitFor()
    await chat.composer.fill('What can you do?')
    await chat.composer.press('Enter')
    await dialogOn(page, 'Redemption codes').waitFor()
    answer(oneConversation())
    await page.keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await chat.composer.press('Enter')
    await chat.untilAnswered()
    expect(await chat.questions.allTextContents()).toEqual([
      expect.stringContaining('What can you do?'),
    ])
  })
})
