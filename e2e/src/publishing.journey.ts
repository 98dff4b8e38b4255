// A work is published, made another like it, reported and taken back, by two people.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { desktop, phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()

const request = 'a quiet lake at dawn'

const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publish' })
const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report work' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function draw(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(words)
  await page.getByRole('button', { name: /^Draw · / }).click()
  await page.getByRole('link', { name: `Open: ${words}` }).waitFor()
}

/** By the menu of its card. */
async function openPublish(page: Page, words: string): Promise<void> {
  const card = page.getByRole('article', { name: words })
  await card.hover()
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Publish/ }).click()
  await publishDialog(page).waitFor()
}

async function addTags(page: Page, text: string): Promise<void> {
  await publishDialog(page).getByRole('textbox', { name: 'Tags' }).pressSequentially(text)
}

/** Publishes the open dialog's work and goes to its page; resolves with its address. */
async function publish(page: Page, name: string): Promise<string> {
  const dialog = publishDialog(page)
  await dialog.getByRole('textbox', { name: 'Title' }).fill(name)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await title(page, name).first().waitFor()
  return page.url()
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

/** What an address answers with now, whatever is kept of it. */
const statusOf = (page: Page, url: string | null) =>
  page.evaluate(async (from) => (await fetch(from, { cache: 'no-store' })).status, url ?? '')

const pictureOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true })

describe('a published work', () => {
  test('is found, made again by somebody else, reported, and gone for all others once it is withdrawn', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404/)
    const ada = await visit(`${server.at(english)}/draw`, { as: 'ada' })
    await signUp(ada, { username: 'ada', password: 'a long password' })
    await draw(ada, request)
    await openPublish(ada, request)
    await addTags(ada, 'Water, dawn,')
    const dialog = publishDialog(ada)
    await dialog.getByRole('button', { name: 'Remove tag: Water' }).waitFor()
    await dialog.getByRole('combobox', { name: 'License' }).click()
    await ada.getByRole('option', { name: /^CC BY 4.0/ }).click()
    await dialog.getByRole('switch', { name: 'Keep prompt private' }).click()
    const address = await publish(ada, 'My lake')
    await ada.getByText('Others can’t see this prompt.').waitFor()

    const bob = await visit(address, { as: 'bob' })
    await title(bob, 'My lake').waitFor()
    await bob.getByText('The author keeps this prompt private.').waitFor()
    expect(await bob.getByText(request).count()).toBe(0)
    expect(await bob.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain(
      'creativecommons.org/licenses/by/4.0',
    )
    await bob.getByRole('button', { name: 'Download' }).waitFor()
    const picture = await pictureOf(bob, 'My lake').getAttribute('src')
    expect(await statusOf(bob, picture)).toBe(200)

    await bob.getByRole('link', { name: 'Remix' }).click()
    await bob.getByText('Remix of “My lake”').waitFor()
    await draw(bob, 'my own lake')
    await signUp(bob, { username: 'bob', password: 'another password' })
    await openPublish(bob, 'my own lake')
    await publish(bob, 'Second lake')
    await bob
      .getByRole('list', { name: 'Based on', exact: true })
      .getByRole('link', { name: 'Open: My lake' })
      .click()
    await title(bob, 'My lake').waitFor()
    await bob
      .getByRole('list', { name: 'Remixes' })
      .getByRole('link', { name: 'Open: Second lake' })
      .waitFor()
    await bob.getByText('1 remix', { exact: false }).waitFor()

    await bob.getByRole('button', { name: 'Report' }).click()
    const report = reportDialog(bob)
    await report.getByRole('button', { name: 'Send report' }).click()
    await report.getByText('Choose a reason.').waitFor()
    await report.getByRole('radio', { name: 'Spam or ads' }).check()
    await report.getByRole('button', { name: 'Send report' }).click()
    await report.getByText('Thanks for reporting').waitFor()
    await report.getByRole('button', { name: 'Close' }).first().click()
    await soon(() => report.count()).toBe(0)
    await bob.getByRole('button', { name: 'Report' }).click()
    await report.getByText('Thanks for reporting').waitFor()

    await ada.reload()
    await ada.getByRole('button', { name: 'Edit or unpublish' }).click()
    await publishDialog(ada).getByRole('button', { name: 'Unpublish' }).click()
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await ada.getByText('Only you can see it.').waitFor()
    await pictureOf(ada, 'My lake').waitFor()

    await bob.goto(address)
    await bob.getByText('Work not found').waitFor()
    expect(await statusOf(bob, picture)).toBe(404)
  })

  test('is not shown with refused words, which are told at their field, and nothing typed is lost', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/420/)
    await setSite(server, english, { galleryRefusedWords: ['grim'], galleryReview: true })
    const page = await visit(`${server.at(english)}/draw`)
    await draw(page, 'a hill')
    await openPublish(page, 'a hill')
    const dialog = publishDialog(page)
    await dialog.getByText('Sign up to publish').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => dialog.count()).toBe(0)
    await signUp(page, { username: 'cleo', password: 'a third password' })

    await openPublish(page, 'a hill')
    await dialog.getByText('A moderator reviews works').waitFor()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('A grim hill')
    await addTags(page, 'hills')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText('“grim” can’t be published here', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => dialog.count()).toBe(0)
    await openPublish(page, 'a hill')
    expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('A grim hill')
    await dialog.getByRole('button', { name: 'Remove tag: hills' }).waitFor()
    await publish(page, 'A hill')
    await page.getByText('In review').waitFor()
    await pictureOf(page, 'A hill').waitFor()
    await setSite(server, english, { galleryRefusedWords: [], galleryReview: false })
  })

  test.for([
    { size: 'a desktop', viewport: desktop, touch: false },
    { size: 'a phone', viewport: phone, touch: true },
  ])('on $size, axe finds nothing serious on its page and dialogs', async (where, { visit }) => {
    const maker = await visit(`${server.at(english)}/draw`, { as: 'maker' })
    await signUp(maker, { username: `maker${where.viewport.width}`, password: 'a long password' })
    await draw(maker, request)
    await openPublish(maker, request)
    await addTags(maker, 'axe,')
    const address = await publish(maker, `A lake for ${where.size}`)

    const page = await visit(address, where)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await title(page, 'A lake').first().waitFor()
    await expectClean(page, 'the page')
    await page.getByRole('button', { name: 'Report' }).click()
    await reportDialog(page).getByRole('radio').first().waitFor()
    await expectClean(page, 'the report')

    await maker.emulateMedia({ reducedMotion: 'reduce' })
    await maker.setViewportSize(where.viewport)
    await maker.getByRole('button', { name: 'Edit or unpublish' }).click()
    await publishDialog(maker).getByRole('button', { name: 'Save' }).waitFor()
    await expectClean(maker, 'publishing')
  })
})
