// The prompt market: browsed, tried, liked, collected, offered, looked at, found by somebody else and kept.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { makeWork } from './testing/make-works.ts'
import { visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
beforeAll(() => setSite(server, english, { marketReview: true }))

const place = (path: string) => `${server.at(english)}${path}`
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('a prompt of the market', () => {
  test('is tried in the chat with its variables, liked, collected, and kept', async ({ visit }) => {
    const page = await visit(place('/market'), { as: 'Ada' })
    await page.getByRole('searchbox', { name: 'Search prompts' }).fill('three depths')
    await page.getByRole('link', { name: 'Explain it at three depths' }).click()
    const found = sheet(page, 'Explain it at three depths')
    await found.getByRole('button', { name: 'Like' }).click()
    await found.getByRole('button', { name: 'Liked' }).waitFor()
    await found.getByRole('button', { name: 'Save', exact: true }).click()
    await found.getByRole('button', { name: 'Saved' }).waitFor()
    await expectClean(page, 'the page of a prompt')
    await found.getByRole('button', { name: 'Add to my prompts' }).click()
    await page.getByText('to your prompts', { exact: false }).first().waitFor()
    await found.getByRole('button', { name: 'Try in chat' }).click()
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('concept') })
    await form.getByLabel('concept').fill('tides')
    await form.getByRole('button', { name: 'Insert' }).click()
    const chat = chatOn(page)
    await soon(() => chat.composer.inputValue()).toContain('Explain tides at three depths.')
    await page.goto(place('/market?of=collected'))
    await page.getByRole('link', { name: 'Explain it at three depths' }).waitFor()
    await expectClean(page, 'what is collected')
    await page.getByText('1 use').waitFor()
    await page.getByRole('button', { name: 'Try Explain it at three depths' }).click()
    await form.getByLabel('concept').waitFor()
  })

  test('is offered by a member, looked at, and found by somebody else', async ({ visit }) => {
    const ada = await visit(place('/market'), { as: 'Carol' })
    await signUp(ada, { username: 'ada-prompts', password: 'a long password' })
    await ada.getByRole('button', { name: 'Share a prompt' }).click()
    const form = sheet(ada, 'Share a prompt')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Enter a title.').waitFor()
    await form.getByRole('textbox', { name: 'Title' }).fill('Rose calendar')
    await form.getByRole('textbox', { name: 'Prompt' }).fill('Plan a year of roses in {{place}}.')
    await expectClean(ada, 'the form')
    await form.getByRole('button', { name: 'Save' }).click()
    await sheet(ada, 'Rose calendar').getByRole('button', { name: 'Publish' }).click()
    await sheet(ada, 'Rose calendar').getByText('In review').waitFor()

    const run = await visit(place('/Chat'), { as: 'Operator' })
    await signUp(run, { username: 'runs-market', password: 'a long password' })
    await server.query(
      "update accounts set staff_role = 'owner' where username = 'runs-market'",
      [],
    )
    await run.goto(place('/admin/moderation/prompts'))
    await run.getByRole('button', { name: 'Approve Rose calendar' }).waitFor()
    await expectClean(run, 'the review')
    await run.getByRole('button', { name: 'Approve Rose calendar' }).click()
    await run.getByText('Nothing to review').waitFor()

    const bob = await visit(place('/market'), { as: 'Bob' })
    await bob.getByRole('searchbox', { name: 'Search prompts' }).fill('rose calendar')
    await bob.getByRole('link', { name: 'Rose calendar' }).click()
    await sheet(bob, 'Rose calendar').getByText('By ada-prompts').waitFor()
    await bob.goBack()
    await soon(() => sheet(bob, 'Rose calendar').count()).toBe(0)
  })

  test('shows an own work, fills the studio, and comes back when its deletion is taken back', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest((url) => visit(url, { as: 'Dora' }), server)
    await makeWork(page, server, 'A boat of paper')
    await page.goto(place('/market?edit=new'))
    const form = sheet(page, 'Share a prompt')
    await form.getByRole('textbox', { name: 'Title' }).fill('Paper boats')
    await form.getByRole('textbox', { name: 'Prompt' }).fill('A paper boat on {{water|a river}}')
    await form.getByRole('combobox', { name: 'Made for' }).click()
    await page.getByRole('option', { name: 'Image' }).click()
    await form.getByRole('button', { name: 'Add a work' }).click()
    const picker = sheet(page, 'Choose an image')
    await picker.getByRole('button', { name: 'A boat of paper' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    const own = sheet(page, 'Paper boats')
    await own.getByRole('img', { name: 'Made with “Paper boats”' }).waitFor()
    await own.getByRole('button', { name: 'Create image' }).click()
    await page.getByRole('button', { name: 'Insert' }).click()
    await page.waitForURL('**/draw')
    const words = page.getByRole('textbox', { name: 'Prompt' })
    await soon(() => words.inputValue()).toBe('A paper boat on a river')

    await page.goto(place('/market?of=own'))
    const card = page.getByRole('link', { name: 'Paper boats' })
    await card.click()
    await own.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('You haven’t shared any prompts yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
  })
})
