// A model of one's own: made over a model of the site, asked, changed and deleted.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const myModels = (page: Page) =>
  page.getByRole('dialog', { name: /^(My models|New model|Edit model)$/ })

async function openMyModels(page: Page): Promise<void> {
  await chatOn(page)
    .form.getByRole('button', { name: /^Model:/ })
    .click()
  await page.getByRole('button', { name: 'My models' }).click()
  await myModels(page).waitFor()
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('a model of one’s own', () => {
  test('is made over a model of the site, answers by its instructions, is changed and deleted', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    // Colours on their way to others are nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMyModels(page)
    await myModels(page).getByRole('button', { name: 'Log in or sign up' }).waitFor()
    await myModels(page).getByRole('button', { name: 'Close' }).click()
    await signUp(page, { username: 'makes_models', password: 'correct horse' })

    await openMyModels(page)
    const dialog = myModels(page)
    await dialog.getByText('You haven’t made any models yet').waitFor()
    await dialog.getByRole('button', { name: 'New model' }).click()
    const save = dialog.getByRole('button', { name: 'Save' })
    await save.click()
    await dialog.getByText('Enter a name.').waitFor()
    await expectClean(page, 'the form')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Latinist')
    await dialog.getByRole('combobox', { name: 'Base model' }).click()
    await page.getByRole('option', { name: 'gpt-4o-mini' }).click()
    const instructions = dialog.getByRole('textbox', { name: 'Instructions' })
    await instructions.fill('Say everything in Latin.')
    await save.click()
    await dialog.getByText('gpt-4o-mini · Say everything in Latin.').waitFor()
    await expectClean(page, 'the list')
    await dialog.getByRole('button', { name: 'Close' }).click()

    await chat.chooseModel('Latinist')
    await chat.ask('Hello [[upstream tokens=5 kind=numbered]]')
    await chat.lastAnswer.getByText('Latinist').waitFor()
    expect(upstream.chats().at(-1)?.map(wordsOf).join('\n')).toContain('Say everything in Latin.')

    await openMyModels(page)
    await dialog.getByRole('button', { name: 'Edit Latinist' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Grecian')
    await instructions.fill('Say everything in Greek.')
    await save.click()
    await dialog.getByRole('button', { name: 'Edit Grecian' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await chat.form.getByRole('button', { name: 'Model: Grecian' }).waitFor()
    await chat.ask('Again [[upstream tokens=5 kind=numbered]]')
    expect(upstream.chats().at(-1)?.map(wordsOf).join('\n')).toContain('Say everything in Greek.')

    await openMyModels(page)
    await dialog.getByRole('button', { name: 'Delete Grecian' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete “Grecian”?' })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('You haven’t made any models yet').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await soon(() => chat.form.getByRole('button', { name: 'Model: Grecian' }).count()).toBe(0)
    expect(await chat.answers.count()).toBe(2)
  })
})
