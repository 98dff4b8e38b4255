// Apps and roles: made, talked with, put on, published, looked at and found by somebody else.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, groupIdIn, openGroup } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
beforeAll(() => setSite(server, english, { appReview: true }))

const place = (path: string) => `${server.at(english)}${path}`

/** What the model was told before the conversation it answered last. */
const lastSystem = () => {
  const [first] = upstream.chats().at(-1) ?? []
  return first && ['system', 'developer'].includes(first.role) ? wordsOf(first) : ''
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Makes one with the form, and waits for its page. */
async function make(
  page: Page,
  { kind, name, says }: { kind: 'app' | 'role'; name: string; says: string },
) {
  await page
    .getByRole('button', { name: `New ${kind}` })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: `New ${kind}` })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter a name.').waitFor()
  // What is wrong may be far above the button.
  const title = form.getByRole('textbox', { name: 'Name' })
  await soon(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
  await title.fill(name)
  await form.getByRole('textbox', { name: 'Instructions' }).fill(says)
  if (kind === 'app') {
    await form.getByRole('textbox', { name: 'Welcome message' }).fill('What grows in your garden?')
    await form
      .getByRole('textbox', { name: 'Question 1' })
      .fill('When do I prune roses? [[upstream tokens=8]]')
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await sheet(page, name).getByRole('button', { name: 'Delete' }).waitFor()
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('an app', () => {
  test('is made, talked with in one conversation of its name, published, looked at, and found by somebody else', async ({
    visit,
  }) => {
    const ada = await visit(place('/app-store'), { as: 'Ada' })
    await ada.getByRole('link', { name: 'Copy editor' }).waitFor()
    await expectClean(ada, 'the store')
    await signUp(ada, { username: 'ada-gardens', password: 'a long password' })
    await make(ada, { kind: 'app', name: 'Rose gardener', says: 'You know roses.' })
    await expectClean(ada, 'the page of an own app')
    await sheet(ada, 'Rose gardener').getByRole('button', { name: 'Start' }).click()

    const chat = chatOn(ada)
    await ada.getByText('What grows in your garden?').waitFor()
    await ada.getByRole('button', { name: 'When do I prune roses?' }).click()
    await chat.untilAnswered()
    expect(lastSystem()).toBe('You know roses.')
    const groupId = await openGroup(ada)
    await chat.conversation('Rose gardener').waitFor()
    await chat.conversations.getByRole('button', { name: 'Actions for Rose gardener' }).click()
    await ada.getByRole('menuitem', { name: 'Share conversation' }).waitFor()
    expect(await ada.getByRole('menuitem', { name: 'Rename' }).count()).toBe(0)
    await ada.keyboard.press('Escape')
    await ada.getByRole('link', { name: 'About this app' }).click()
    await sheet(ada, 'Rose gardener').getByRole('button', { name: 'Start' }).click()
    await soon(() => groupIdIn(ada)).toBe(groupId)

    await ada.getByRole('link', { name: 'About this app' }).click()
    await sheet(ada, 'Rose gardener').getByRole('button', { name: 'Publish' }).click()
    await sheet(ada, 'Rose gardener').getByText('In review').waitFor()

    const run = await visit(place('/Chat'), { as: 'Operator' })
    await signUp(run, { username: 'runs-it', password: 'a long password' })
    await server.query("update accounts set staff_role = 'owner' where username = 'runs-it'", [])
    await run.goto(place('/admin/moderation/apps'))
    await run.getByText('Instructions').click()
    await run.getByText('You know roses.').waitFor()
    await run.getByRole('button', { name: 'Approve Rose gardener' }).click()
    await run.getByText('Nothing to review').waitFor()

    const bob = await visit(place('/app-store'), { as: 'Bob' })
    await bob.getByRole('searchbox', { name: 'Search apps' }).fill('gardener')
    await bob.getByRole('link', { name: 'Rose gardener' }).click()
    const theirs = sheet(bob, 'Rose gardener')
    await theirs.getByText('By ada-gardens').waitFor()
    expect(await theirs.getByText('You know roses.').count()).toBe(0)
    await bob.goBack()
    await soon(() => theirs.count()).toBe(0)
    await bob.getByRole('button', { name: 'Start Rose gardener' }).click()
    await chatOn(bob).ask('And tulips? [[upstream tokens=5]]')
    expect(lastSystem()).toBe('You know roses.')
  })
})

describe('a role', () => {
  test('in use answers in conversations without an app, cannot be customised, and is put off again', async ({
    visit,
  }) => {
    const page = await visit(place('/role'), { as: 'Carol' })
    await page.getByRole('link', { name: 'Socrates' }).waitFor()
    await expectClean(page, 'the roles')
    await page.getByText('I want to be successful.').waitFor()
    await page.getByRole('button', { name: 'Talk to Socrates' }).click()
    await page.getByText('Role in use: Socrates').waitFor()
    await page.goto(place('/role'))
    await make(page, { kind: 'role', name: 'Old salt', says: 'You are an old sailor.' })
    await sheet(page, 'Old salt').getByRole('button', { name: 'Use role' }).click()
    await page.goto(place('/Chat'))
    const chat = chatOn(page)
    await soon(() => chat.composer.getAttribute('placeholder')).toMatch(
      /Old salt .*cannot be customized/,
    )
    await page.getByText('Role in use: Old salt').waitFor()
    await expectClean(page, 'a conversation with a role')
    await chat.ask('Ahoy. [[upstream tokens=5]]')
    expect(lastSystem()).toBe('You are an old sailor.')
    await page.getByRole('button', { name: 'Stop using Old salt' }).click()
    await soon(() => chat.composer.getAttribute('placeholder')).toBe('Ask anything')
    await chat.ask('Good day. [[upstream tokens=5]]')
    expect(lastSystem()).not.toContain('sailor')
  })
})
