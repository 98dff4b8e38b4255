// Files that answers cite: added to a message, answered from without any model, and opened where they are cited.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { violationsOn } from './testing/violations.ts'

const server = useServer()

const manual = [
  '# Kettle',
  '## Warranty\n\nThe Harbour kettle is covered for 26 months from the day of purchase.',
  '## Cleaning\n\nDescale it with citric acid every six weeks and rinse it three times.',
].join('\n\n')

describe('a file in a conversation', () => {
  test('is read, quoted by the Guide, and opened at the passage that is cited', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const { form, lastAnswer, send, untilAnswered } = chatOn(page)
    await form.waitFor()
    await form
      .locator('input[type=file][aria-label="Add files"]')
      .setInputFiles([
        { name: 'kettle.md', mimeType: 'text/markdown', buffer: Buffer.from(manual) },
      ])
    await form.getByText(/^Ready/).waitFor()
    await send('How often should I descale the kettle?')
    await untilAnswered()
    expect(await lastAnswer.textContent()).toContain('citric acid every six weeks')

    await lastAnswer.getByRole('button', { name: /^Source 1: kettle\.md/ }).click()
    const dialog = page.getByRole('dialog', { name: 'kettle.md' })
    await dialog.locator('[aria-current=true]').getByText('citric acid').waitFor()
    expect(await violationsOn(page)).toEqual([])
  })
})

describe('an app with files', () => {
  test('is given some of the files that are there, and answers from them', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const { form, lastAnswer, send, untilAnswered, add } = chatOn(page)
    await form
      .locator('input[type=file][aria-label="Add files"]')
      .setInputFiles([
        { name: 'kettle.md', mimeType: 'text/markdown', buffer: Buffer.from(manual) },
      ])
    await form.getByText(/^Ready/).waitFor()
    await form.getByRole('button', { name: 'Remove kettle.md' }).click()
    await add('From my files')
    const choice = page.getByRole('dialog', { name: 'Add from my files' })
    await choice.getByRole('checkbox', { name: /^kettle\.md/ }).check()
    expect(await violationsOn(page)).toEqual([])
    await choice.getByRole('button', { name: 'Add 1 file' }).click()
    await form.getByText(/^Ready/).waitFor()

    await page.goto(`${server.at(english)}/app-store?edit=new`)
    const editor = page.getByRole('dialog', { name: 'New app' })
    await editor.getByRole('textbox', { name: 'Name' }).fill('Kettles')
    await editor.getByRole('textbox', { name: 'Instructions' }).fill('You know kettles.')
    await editor.getByRole('button', { name: 'My files' }).click()
    await choice.getByRole('checkbox', { name: /^kettle\.md/ }).check()
    await choice.getByRole('button', { name: 'Add 1 file' }).click()
    await editor.getByRole('button', { name: 'Remove kettle.md' }).waitFor()
    // What is on its way out would be looked at half seen.
    await soon(() => choice.count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    await editor.getByRole('button', { name: 'Save' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kettles' })
    await sheet.getByText('kettle.md').waitFor()
    await sheet.getByRole('button', { name: 'Start' }).click()
    await send('How often should I descale the kettle?')
    await untilAnswered()
    await lastAnswer.getByRole('button', { name: /^Source 1: kettle\.md/ }).waitFor()
  })
})
