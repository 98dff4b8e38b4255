// What the browser keeps: where a visitor came from, values in cipher, and no worker of an earlier page.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { untilSignedIn } from '../testing/account-page.ts'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { oneConversation } from './testing/conversations.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'

const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }))

describe('the registration of a guest', () => {
  test('tells where they came from, once', async ({ renderScreen }) => {
    const query = 'bd_vid=click-1&keywordid=77&kw_enc_utf8=%E7%94%BB%E5%9B%BE&source=search'
    const { page, asked } = await renderScreen(`/Chat?${query}&Invitecode=friend`, {
      calls: oneConversation(),
    })
    const chat = chatOn(page)
    await chat.ask('Which keyboard shortcuts are there?')
    const isCookieThere = async () =>
      (await page.context().cookies()).some(({ name }) => name === 'uuidToken')
    await soon(isCookieThere).toBe(true)

    const kept = await storageOf(page)
    const valueUnder = (key: string) => JSON.parse(kept[key] ?? '{}').value
    const guest = { guest_id: valueUnder('uuidToken'), bd_vid: 'click-1', source: 'search' }
    expect(asked('auth.createGuest')).toEqual([{ ...guest, keyword: '画图' }])
    expect(valueUnder('invitedBy')).toBe('friend')
    expect(valueUnder('bd_vid_cun')).toBe('click-1')

    await page.reload()
    await chat.ask('How do I switch the theme?')
    expect(asked('auth.createGuest')).toHaveLength(1)
  })
})

describe.each(['{"data":{"theme":"light"}}', '{"value":null}', '[]', 'light'])(
  'what another product kept under the same name: %s',
  (foreign) => {
    test('hinders no start', async ({ renderScreen }) => {
      const { page, goto } = await renderScreen('/Chat', { calls: oneConversation() })
      await page.evaluate((kept) => localStorage.setItem('appSetting', kept), foreign)
      // What the page is told about itself before its scripts: without it nothing is right until they run.
      await goto('/draw')
      await soon(() => page.locator('html').getAttribute('class')).toContain('no-composer')
      await goto('/Chat')
      await chatOn(page).ask('How do I switch the theme?')
    })
  },
)

describe('a site that has its storage enciphered', () => {
  const isEnciphered = async (page: Page) =>
    (await storageOf(page)).token?.startsWith('enc1.') ?? false

  test('keeps no session and no words in plain text, and loses nothing when that is switched on and off', async ({
    renderScreen,
  }) => {
    const person = memberNamed('cipher-anna')
    const fetched: string[] = []
    const isCipherFetched = () => fetched.some((url) => url.includes('storage-cipher'))
    const { page, setSite } = await renderScreen('/Chat', {
      as: person,
      calls: oneConversation(),
      kept: { uuidToken: 'a-guest-of-before' },
      clock: true,
      before: async (blank) => blank.on('request', (request) => fetched.push(request.url())),
    })
    const chat = chatOn(page)
    await untilSignedIn(page, person)
    await chat.composer.fill('a draft that is nobody’s business')
    await soon(async () => {
      await page.clock.fastForward(1000)
      return (await storageOf(page)).drafts ?? ''
    }).toContain('business')
    const before = await storageOf(page)
    const words = [before.token, before.uuidToken]
      .map((text) => JSON.parse(text ?? '{}').value as string)
      .concat('business')
    for (const word of words) expect(word).toMatch(/^.{8,}$/)
    expect(isCipherFetched()).toBe(false)

    // The open page hears of it within a minute.
    setSite({ encryptStorage: true })
    await soon(async () => {
      await page.clock.fastForward(60_000)
      return isEnciphered(page)
    }).toBe(true)
    const expectNothingPlain = async () => {
      const { appSetting: _plain, ...kept } = await storageOf(page)
      expect(Object.keys(kept)).toEqual(expect.arrayContaining(['token', 'uuidToken', 'drafts']))
      for (const text of Object.values(kept)) expect(text).toMatch(/^enc1\./)
      for (const word of words) expect(JSON.stringify(kept)).not.toContain(word)
    }
    await expectNothingPlain()

    // The next page begins with it.
    await page.reload()
    await untilSignedIn(page, person)
    await soon(() => chat.composer.inputValue()).toBe('a draft that is nobody’s business')
    await expectNothingPlain()
    await chat.ask('Which keyboard shortcuts are there?')
    await expectNothingPlain()
    await chat.composer.fill('another draft, on other business')
    await page.clock.fastForward(1000)

    setSite({ encryptStorage: false })
    await soon(async () => {
      await page.reload()
      await untilSignedIn(page, person)
      return isEnciphered(page)
    }).toBe(false)
    await soon(() => chat.composer.inputValue()).toBe('another draft, on other business')
    for (const text of Object.values(await storageOf(page))) expect(text).not.toMatch(/^enc1\./)
    const after = await storageOf(page)
    expect(JSON.parse(after.uuidToken ?? '{}')).toEqual(JSON.parse(before.uuidToken ?? '{}'))

    fetched.length = 0
    await page.reload()
    await untilSignedIn(page, person)
    expect(isCipherFetched()).toBe(false)
  })
})

describe('a service worker of an earlier page', () => {
  test('is gone after the next start', async ({ renderScreen }) => {
    const { page, goto } = await renderScreen('/Chat', {
      before: async (blank) => {
        await blank
          .context()
          .route('**/worker.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: 'self.oninstall = () => {}' }),
          )
        await blank.route('**/empty', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><link rel="icon" href="data:,">',
          }),
        )
      },
    })
    await goto('/empty')
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/worker.js')))
    expect(await workers()).toBe(1)
    await goto('/Chat')
    await chatOn(page).account.waitFor()
    await soon(workers).toBe(0)
  })
})
