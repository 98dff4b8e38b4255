// What axe finds on the screens, and the way through the product without a mouse.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { loginDialog, settingsDialog, signUp } from './testing/account-page.ts'
import { desktop, phone, test, type Visit, type VisitOptions } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { givePictures } from './testing/give-pictures.ts'
import { missingPictures, publishWorks } from './testing/publish-works.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const sizes = [
  { size: 'a desktop', viewport: desktop, touch: false },
  { size: 'a phone', viewport: phone, touch: true },
]

type Place = { path: string; seen: (page: Page) => Locator }

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })
const textIn = (dialog: string, text: string) => (page: Page) =>
  page.getByRole('dialog', { name: dialog }).getByText(text)

/** Every screen, tab and dialog that an address leads to, and what is there once it has come. */
const places: Place[] = [
  { path: '/help/connect-a-model', seen: heading('Keys by vendor') },
  { path: '/mobileHome', seen: heading('Begin with an idea') },
  { path: '/user', seen: (page) => page.getByText('With an account everything you made') },
  { path: '/pay', seen: (page) => page.getByText('Credit on this site comes') },
  { path: '/user-center?section=recharges', seen: (page) => page.getByText('Sign-up gift') },
  { path: '/welcome', seen: (page) => page.getByText('Do I need an account?') },
  { path: '/operator?token=x', seen: heading('Open the operator account') },
  { path: '/nowhere', seen: heading('This page does not exist') },
  { path: '/Chat?dialog=settings', seen: textIn('Settings', 'Appearance') },
  { path: '/Chat?dialog=settings&tab=advanced', seen: textIn('Settings', 'System message') },
  {
    path: '/Chat?dialog=settings&tab=config',
    seen: (page) => settingsDialog(page).getByRole('tabpanel'),
  },
  { path: '/Chat?dialog=login', seen: (page) => loginDialog(page).getByLabel('Password') },
  { path: '/Chat?dialog=shortcuts', seen: textIn('Keyboard shortcuts', 'Send') },
  { path: '/Chat?dialog=notices', seen: textIn('Notices', 'Open on Sundays') },
  { path: '/Chat?dialog=about', seen: textIn('About Vermilion', 'A place to write') },
  { path: '/Chat?dialog=contact', seen: textIn('Contact', 'Write to us') },
  { path: '/Chat?dialog=goods', seen: textIn('Top up', 'For work every day') },
  { path: '/Chat?dialog=passive-goods', seen: textIn('Top up', 'Balance') },
  { path: '/Chat?dialog=bind-account', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=bind-username', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=redemption', seen: textIn('Redemption codes', 'Balance') },
]

/** Where pictures are made. */
const drawingPlaces: Place[] = [
  { path: '/Midjourney', seen: heading('What do you want to see?') },
  { path: '/draw', seen: (page) => page.getByText('What you make appears here') },
  { path: '/sd3', seen: (page) => page.getByText('What you make appears here') },
  { path: '/sddraw', seen: (page) => page.getByRole('link', { name: 'Open: Ink Studio' }) },
  { path: '/tools', seen: (page) => page.getByRole('link', { name: /^Erase/ }) },
  { path: '/tools?tool=outpaint', seen: (page) => page.getByText('Results appear here') },
  { path: '/history', seen: (page) => page.getByText('No works yet') },
  { path: '/designerWork', seen: (page) => page.getByText('Nothing has been published yet') },
  { path: '/designerWork?order=following', seen: (page) => page.getByText('Follow the people') },
  { path: '/Midjourney?library=params', seen: textIn('Library', 'Photorealistic') },
  { path: '/Midjourney?library=cases', seen: textIn('Library', 'Peaks in a sea of clouds') },
]

beforeAll(async () => {
  await setSite(server, english, { contact: 'Write to us.', topBanner: 'Now with **notices**.' })
  await server.query(
    `insert into site_contents (site_id, kind, body)
     select site_id, 'notice', $2::jsonb from site_domains where pattern = $1`,
    [english, JSON.stringify({ title: { 'en-US': 'Open on Sundays' }, content: {} })],
  )
})

/** What axe finds in either theme. */
async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('in both themes', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious on any screen',
    async (where, { visit, expectErrors }) => {
      expectErrors(/404 \(Not Found\).*\/nowhere/)
      const page = await visit('about:blank', where)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const address = server.at(english)
      const chat = chatOn(page)

      // Read once, it does not open by itself any more.
      await page.goto(`${address}/Chat?dialog=notices`)
      await page.getByText('Open on Sundays').waitFor()

      await page.goto(`${address}/Chat`)
      await chat.form.waitFor()
      await page.getByText('Begin with a sentence.').waitFor()
      await expectClean(page, 'an empty conversation')

      await chat.ask('Write. [[upstream tokens=500 kind=md reasoning=20 tool=calculate]]')
      await chat.ask('Fail. [[upstream tokens=10 cut=5]]')
      await expectClean(page, 'the end of a conversation')
      await chat.log.press('Home')
      await chat.questions.filter({ hasText: 'Write.' }).waitFor()
      await expectClean(page, 'its beginning')

      await page.getByRole('button', { name: 'Go to' }).click()
      await page.getByRole('combobox', { name: 'Go to' }).fill('theme')
      await page.getByRole('option', { name: 'Theme: Dark' }).waitFor()
      await expectClean(page, 'the palette')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'New chat' }).first().click()
      await soon(() => chat.messages.count()).toBe(0)
      await chat.send('Write slowly. [[upstream tokens=4000 rate=20]]')
      await page.getByRole('button', { name: 'Tasks, 1 under way' }).click()
      await page.getByRole('button', { name: /^Stop Write slowly/ }).waitFor()
      await expectClean(page, 'the list of tasks')
      await page.getByRole('button', { name: /^Stop Write slowly/ }).click()

      for (const { path, seen } of places) {
        await page.goto(address + path)
        await seen(page).first().waitFor()
        await expectClean(page, path)
      }

      await page.goto(`${address}/Chat?dialog=settings&tab=advanced`)
      await page.getByRole('textbox', { name: 'System message' }).fill('Be brief.')
      await settingsDialog(page).getByRole('button', { name: 'Save' }).first().click()
      await chat.notes.getByText('Saved').waitFor()
      await expectClean(page, 'a note')
    },
  )
})

/** The chat of somebody who has read the notice, which opens once by itself. */
async function visitRead(visit: Visit, where: VisitOptions = {}): Promise<Page> {
  const page = await visit(`${server.at(english)}/Chat?dialog=notices`, where)
  // What is on its way in or out would be looked at half seen.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByText('Open on Sundays').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  return page
}

describe('where pictures are made', () => {
  test.for(sizes)('on $size, axe finds nothing serious', async (where, { visit }) => {
    const page = await visitRead(visit, where)
    for (const { path, seen } of drawingPlaces) {
      await page.goto(server.at(english) + path)
      await seen(page).first().waitFor()
      await expectClean(page, path)
    }
  })

  test.for(sizes)(
    'on $size, axe finds nothing serious about a work, its recipe, and a mask',
    async (where, { visit }) => {
      const page = await visitRead(visit, where)
      const address = server.at(english)
      await page.goto(`${address}/tools?tool=convert`)
      await givePictures(page, 'Picture to change', 'disc.png')
      await page.getByRole('button', { name: /^Convert · / }).click()
      await page.getByRole('region', { name: 'Result' }).getByRole('slider').waitFor()
      await expectClean(page, 'a result')

      await page.goto(`${address}/history`)
      await page.getByRole('link', { name: 'Open: Convert' }).click()
      const work = page.getByRole('dialog', { name: 'Work: Convert' })
      await work.waitFor()
      if (where.touch) await work.getByRole('button', { name: 'Show the recipe' }).click()
      await work.getByRole('complementary', { name: 'Recipe' }).waitFor()
      await expectClean(page, 'an open work')

      await page.goto(`${address}/tools?tool=erase`)
      await page.getByRole('button', { name: 'Paint where to change it' }).click()
      await page.getByRole('dialog').getByText('Paint over what is to change.').waitFor()
      await expectClean(page, 'a mask')
      await page.keyboard.press('Escape')
      await soon(() => page.getByRole('dialog').count()).toBe(0)
      // The focus is back where it came from.
      const paint = page.getByRole('button', { name: 'Paint where to change it' })
      await soon(() => paint.evaluate((button) => button === document.activeElement)).toBe(true)
    },
  )
})

describe('in both themes, with works of somebody', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious in the gallery and on an author’s page',
    async (where, { visit, expectErrors }) => {
      expectErrors(missingPictures, /404.*\/api\/gallery\/author/)
      const page = await visitRead(visit, where)
      const address = server.at(english)
      const username = where.touch ? 'adaphone' : 'adadesktop'
      const member = await visit(`${address}/Chat`, { as: username })
      await signUp(member, { username, password: 'correct horse 9' })
      const authorId = await publishWorks(member, server, [
        { title: 'Harbour lanterns', tags: ['night'] },
        { title: 'Fox in deep snow' },
      ])
      await page.goto(`${address}/designerWork?q=${username}`)
      await page.getByRole('region', { name: 'People' }).waitFor()
      await expectClean(page, 'an author who was found')
      await page.goto(`${address}/designerWork?tag=night`)
      await page.getByRole('article', { name: 'Harbour lanterns' }).first().hover()
      await expectClean(page, 'the gallery')
      await page.goto(`${address}/hisGallery?id=${authorId}`)
      await page.getByRole('article', { name: 'Fox in deep snow' }).waitFor()
      await expectClean(page, 'an author’s page')
      await page.goto(`${address}/hisGallery?id=99999`)
      await page.getByRole('heading', { name: 'This person is not here' }).waitFor()
      await expectClean(page, 'an author who is not there')
    },
  )
})

/** Keys that come before the focus go elsewhere. */
const untilFocused = (field: Locator) =>
  soon(() => field.evaluate((each) => each === document.activeElement)).toBe(true)

describe('without a mouse', () => {
  test('one asks, stops, rewords, finds and goes between conversations', async ({ visit }) => {
    const page = await visitRead(visit)
    const chat = chatOn(page)
    const { keyboard } = page
    await chat.form.waitFor()
    await untilFocused(chat.composer)
    await keyboard.type('First by keyboard. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.untilAnswered()

    await keyboard.press('ControlOrMeta+Shift+o')
    await soon(() => chat.messages.count()).toBe(0)
    await untilFocused(chat.composer)
    await keyboard.type('Second by keyboard. [[upstream tokens=4000 rate=40]]')
    await keyboard.press('Enter')
    await chat.stop.waitFor()
    await soon(() => textOf(chat.lastAnswer)).toMatch(/\w+ \w+/)
    await keyboard.press('Escape')
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('Stopped')

    await keyboard.press('ArrowUp')
    await untilFocused(page.getByRole('textbox', { name: 'New wording' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Second, in other words. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'in other words' }).waitFor()
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).not.toContain('Stopped')

    await keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await keyboard.type('First by')
    await page
      .getByRole('option', { name: /First by keyboard/, selected: true })
      .first()
      .waitFor()
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'First by keyboard.' }).waitFor()
    await soon(() => page.getByRole('dialog').count()).toBe(0)

    await keyboard.press('ControlOrMeta+/')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('one renames, deletes, takes back and reaches the settings', async ({ visit }) => {
    const page = await visitRead(visit)
    const chat = chatOn(page)
    const { keyboard } = page
    const focused = page.locator(':focus')
    /** Presses keys until the focus is on one of these. */
    const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab') => {
      const isThere = (found: Element[]) => found.some((each) => each === document.activeElement)
      for (let presses = 0; presses < 60; presses++) {
        if (await wanted.evaluateAll(isThere)) return
        await keyboard.press(key)
      }
      throw new Error(`the focus never came to ${wanted}`)
    }
    const links = chat.conversations.getByRole('link')
    await chat.ask('Older. [[upstream tokens=5]]')
    await keyboard.press('ControlOrMeta+Shift+o')
    await soon(() => chat.messages.count()).toBe(0)
    await chat.ask('Newer. [[upstream tokens=5]]')
    await soon(() => links.count()).toBe(2)

    await tabTo(links, 'Shift+Tab')
    await keyboard.press('ArrowDown')
    await soon(() => textOf(focused)).toContain('Older')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'Older.' }).waitFor()
    // A conversation that was opened takes the focus.
    await untilFocused(chat.composer)
    await tabTo(links, 'Shift+Tab')
    await keyboard.press('F2')
    await untilFocused(page.getByRole('textbox', { name: 'New name' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Renamed by keyboard')
    await keyboard.press('Enter')
    await chat.conversation('Renamed by keyboard').waitFor()
    await soon(() => textOf(focused)).toContain('Renamed by keyboard')

    await keyboard.press('Delete')
    await soon(() => links.count()).toBe(1)
    await chat.questions.filter({ hasText: 'Newer.' }).waitFor()
    expect(await textOf(focused)).toContain('Newer')
    const undo = chat.notes.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    // The key leads there once the note has come up.
    await soon(async () => {
      await keyboard.press('F6')
      return chat.notes.evaluate((region) => region.contains(document.activeElement))
    }).toBe(true)
    await tabTo(undo, 'Tab')
    await keyboard.press('Enter')
    await soon(() => links.count()).toBe(2)

    await chat.composer.focus()
    await tabTo(chat.account, 'Shift+Tab')
    await keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await soon(() => menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    await keyboard.type('Settings')
    await soon(() => textOf(focused)).toContain('Settings')
    await keyboard.press('Enter')
    await settingsDialog(page).waitFor()
    await keyboard.press('Escape')
    await soon(() => settingsDialog(page).count()).toBe(0)
  })
})
