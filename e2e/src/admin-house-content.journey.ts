// What a site offers in its own name: an app and a prompt of the house, and its own words about a model, met by those who use them.
import { describe, expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
const place = (path: string) => `${server.at(english)}${path}`

describe('the house', () => {
  test('offers an app and a prompt of its own, and describes a model', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, { username: 'boss', password: 'correct horse' })
    const dialog = page.getByRole('dialog')
    const fill = (name: string, text: string) =>
      dialog.getByRole('textbox', { name, exact: true }).fill(text)

    await page.goto(place('/admin/content/apps'))
    await page.getByRole('button', { name: 'Add app or role' }).click()
    await fill('Name', 'House navigator')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Write it in one language at least.').waitFor()
    await fill('Description', 'Knows the way around here.')
    await fill('Instructions', 'You know this house.')
    await fill('Welcome message', 'Where to?')
    await fill('Suggested questions', 'What is new here? [[upstream tokens=8]]\nWho are you?')
    await dialog.getByRole('region', { name: 'Preview' }).getByText('Who are you?').waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Apps' }).getByText('House navigator').waitFor()
    await expectClean(page)

    await page.goto(place('/admin/content/prompts'))
    await page.getByRole('button', { name: 'Add prompt' }).click()
    await fill('Title', 'House harbour')
    await fill('Prompt', 'a harbour at {{hour|dawn}}')
    await fill('Tags', 'sea\nboats')
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Prompts' }).getByText('House harbour').waitFor()

    await page.goto(place('/admin/content/models'))
    await page.getByRole('button', { name: 'Add description' }).click()
    await dialog.getByRole('combobox', { name: 'Model' }).fill('atelier-painter')
    await page.getByRole('option', { name: 'Atelier Painter' }).first().click()
    await fill('Text', 'The painter of the house.')
    await expectClean(page)
    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('list', { name: 'Models' })
      .getByText('The painter of the house.')
      .waitFor()
    expect(await violationsOn(page)).toEqual([])

    const reader = await visit(place('/app-store'), { as: 'Reader' })
    const first = reader
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: reader.getByRole('heading') })
    await first.first().getByRole('link', { name: 'House navigator' }).click()
    const sheet = reader.getByRole('dialog', { name: 'House navigator' })
    await sheet.getByText(/^By /).waitFor()
    await sheet.getByRole('button', { name: 'Start' }).click()
    await reader.getByText('Where to?').waitFor()
    await reader.getByRole('button', { name: 'What is new here?' }).click()
    await chatOn(reader).untilAnswered()
    const [told] = upstream.chats().at(-1) ?? []
    expect(told && wordsOf(told)).toBe('You know this house.')

    await reader.goto(place('/market'))
    await reader.getByRole('link', { name: 'House harbour' }).first().click()
    await reader.getByRole('dialog', { name: 'House harbour' }).getByText(/^By /).waitFor()
  })
})
