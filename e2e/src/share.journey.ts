// Sharing by link: a conversation that somebody else opens and goes on with, and works whose page tells what it shows.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { desktop, phone, test } from './testing/browser.ts'
import { chatOn, english, openGroup, textOf } from './testing/chat-page.ts'
import { givePictures } from './testing/give-pictures.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

/** What asks for passwords and finds nothing says so in the console, too. */
const refusals = [/422 .*\/share\/open/, /404 .*\/share\/open/]

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share conversation' })

async function openShareDialog(page: Page): Promise<void> {
  await chatOn(page)
    .conversations.getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Share conversation' }).click()
  await shareDialog(page).waitFor()
}

/** Makes a link in the open dialog, and gives its address. */
async function makeLink(page: Page, password = ''): Promise<string> {
  const dialog = shareDialog(page)
  if (password) await dialog.getByRole('textbox', { name: 'Password (optional)' }).fill(password)
  const links = dialog.getByRole('list', { name: 'Links' }).getByRole('link')
  const before = await links.count()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await soon(() => links.count()).toBe(before + 1)
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor()
  return new URL((await links.first().getAttribute('href')) ?? '', server.at(english)).href
}

/** What axe finds in either theme. */
async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('a conversation', () => {
  test('is shared with a password, gone on with by somebody else, and gone once it is revoked', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(...refusals)
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Ada' })
    const chat = chatOn(page)
    await chat.ask('Which way to the sea? [[upstream tokens=12]]')
    await openShareDialog(page)
    expect(page.url()).toContain('dialog=share&of=chat-')
    const address = await makeLink(page, 'open sesame')
    await page.keyboard.press('Escape')
    await soon(() => shareDialog(page).count()).toBe(0)
    await chat.ask('And this is mine alone. [[upstream tokens=5]]')

    const other = await visit(address, { as: 'Bob' })
    const field = other.getByRole('textbox', { name: 'Password' })
    await field.fill('guess')
    await field.press('Enter')
    await other.getByText('Wrong password. Try again.').waitFor()
    await field.fill('open sesame')
    await field.press('Enter')
    await other.getByRole('article', { name: 'Answer' }).waitFor()
    expect(await other.getByRole('article', { name: 'You' }).count()).toBe(1)
    expect(await other.getByText('mine alone').count()).toBe(0)

    await other.getByRole('button', { name: 'Continue this conversation' }).click()
    const theirs = chatOn(other)
    await theirs.questions.filter({ hasText: 'Which way to the sea?' }).waitFor()
    await theirs.ask('I go on. [[upstream tokens=5]]')
    await soon(() => theirs.questions.count()).toBe(2)
    await soon(() => chat.questions.filter({ hasText: 'I go on' }).count()).toBe(0)

    await openShareDialog(page)
    const dialog = shareDialog(page)
    await dialog.getByText('1 view').waitFor()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page
      .getByRole('alertdialog', { name: 'Revoke this link?' })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await soon(() => dialog.getByRole('list', { name: 'Links' }).count()).toBe(0)

    await other.goto(address)
    await other.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(await other.getByRole('textbox', { name: 'Password' }).count()).toBe(0)
  })

  test('shared by a link is listed in the user centre', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await chatOn(page).ask('A list of links. [[upstream tokens=5]]')
    await openShareDialog(page)
    await makeLink(page)
    await page.goto(`${server.at(english)}/user-center?section=links`)
    const links = page.getByRole('list', { name: 'Links' })
    await links.getByText('0 views').waitFor()
    await links.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No links yet').waitFor()
  })
})

describe('a work', () => {
  const credentials = { username: 'ada-shares', password: 'a long password' }

  /** Calls the API in somebody's name. From a page: browsers know where studio.localhost is. */
  const call = async <T>(page: Page, path: string, body?: unknown, token = ''): Promise<T> =>
    page.evaluate(
      async (asked) => {
        const reply = await fetch(`/api${asked.path}`, {
          method: asked.body === undefined ? 'GET' : 'POST',
          headers: {
            'content-type': 'application/json',
            ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
          },
          ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
        })
        return ((await reply.json()) as { data: unknown }).data
      },
      { path, body, token },
    ) as Promise<T>

  /** The text of an address, and how its bytes begin. */
  const read = (page: Page, address: string) =>
    page.evaluate(async (url) => {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
      return { text: new TextDecoder().decode(bytes), head: [...bytes.slice(0, 3)] }
    }, address)

  test('is sent by link from its menu, and its own page carries its card once it is published', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Ada' })
    await signUp(page, credentials)
    await page.goto(`${server.at(english)}/tools?tool=convert`)
    await givePictures(page, 'Image to edit', 'disc.png')
    await page.getByRole('button', { name: /^Convert · / }).click()
    await page.getByRole('region', { name: 'Result' }).getByRole('slider').waitFor()

    await page.goto(`${server.at(english)}/history`)
    await page.getByRole('link', { name: 'Open: Convert' }).click()
    const work = page.getByRole('dialog', { name: 'Work: Convert' })
    await work.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Share link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share link' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = dialog.getByRole('list', { name: 'Links' }).getByRole('link').first()
    const address = new URL((await link.getAttribute('href')) ?? '', server.at(english)).href
    await page.keyboard.press('Escape')
    await soon(() => dialog.count()).toBe(0)
    await work.waitFor()

    const other = await visit(address, { as: 'Bob' })
    const picture = other.getByRole('button', { name: /^Enlarge/ })
    await soon(() =>
      picture.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    await other.getByText(`By ${credentials.username}`).waitFor()
    await picture.click()
    await other.getByRole('dialog').waitFor()

    const { token } = await call<{ token: string }>(page, '/auth/login', credentials)
    const { rows } = await call<{ rows: { id: number }[] }>(page, '/chatLog/draw', undefined, token)
    const id = rows[0]?.id ?? 0
    const html = async () => (await read(page, `/workDetails?id=${id}`)).text
    expect(await html()).not.toContain('og:title')
    await call(page, '/gallery/publish', { ids: [id], title: 'A disc "as <seen>"' }, token)
    const told = await html()
    expect(told).toContain(
      '<meta property="og:title" content="A disc &quot;as &lt;seen&gt;&quot;">',
    )
    const card = /property="og:image" content="([^"]+)"/.exec(told)?.[1] ?? ''
    expect(card).toBe(`${server.at(english)}/api/gallery/card?id=${id}`)
    expect((await read(page, card)).head).toEqual([0xff, 0xd8, 0xff])

    await page.goto(`${server.at(english)}/history?work=${id}&dialog=share&of=work-${id}`)
    const panel = page.getByRole('region', { name: 'Share this work' })
    await panel.getByText(`/workDetails?id=${id}`).waitFor()
    const saved = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Save image' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^A disc .*\.jpg$/)
    await expectClean(page, 'a published work')
  })
})

describe('in both themes', () => {
  test.for([
    { size: 'a desktop', viewport: desktop, touch: false },
    { size: 'a phone', viewport: phone, touch: true },
  ])('on $size, axe finds nothing serious about links', async (where, { visit, expectErrors }) => {
    expectErrors(...refusals)
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Ada', ...where })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await chatOn(page).ask('Write. [[upstream tokens=300 kind=md reasoning=20 tool=calculate]]')
    const groupId = await openGroup(page)
    await page.goto(`${server.at(english)}/Chat?group=${groupId}&dialog=share&of=chat-${groupId}`)
    const address = await makeLink(page)
    const locked = await makeLink(page, 'sesame')
    await expectClean(page, 'the dialog')
    await page.goto(`${server.at(english)}/user-center?section=links`)
    await page.getByRole('list', { name: 'Links' }).waitFor()
    await expectClean(page, 'own links')

    for (const [to, seen] of [
      [address, 'Continue this conversation'],
      [locked, 'Open'],
      [`${server.at(english)}/share/nothing`, 'Back to home'],
    ] as const) {
      await page.goto(to)
      await page.getByRole('button', { name: seen, exact: true }).waitFor()
      await expectClean(page, seen)
    }
    expect(await textOf(page.getByRole('heading'))).toBe('This link no longer works')
  })
})
