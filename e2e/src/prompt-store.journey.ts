// The prompt store: prompts are kept, changed, brought in and taken along, and filled in by a slash.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()

const store = (page: Page) => page.getByRole('dialog', { name: 'My prompts' })
const rows = (page: Page) => store(page).getByRole('list', { name: 'Your prompts' })
const finder = (page: Page) => page.getByRole('listbox', { name: 'Prompts' })
const titles = async (page: Page) => {
  const names = await rows(page).getByRole('button', { name: /^Edit/ }).allInnerTexts()
  return names.sort()
}

async function write(page: Page, title: string, content: string, tags = ''): Promise<void> {
  const form = store(page).getByRole('form', { name: /prompt$/ })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Prompt', { exact: true }).fill(content)
  if (tags) await form.getByLabel('Tags').fill(tags)
  await form.getByRole('button', { name: 'Save' }).click()
}

/** Nothing that axe finds, in either theme. */
async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('the prompt store', () => {
  test('keeps prompts with what they were before, brings lists in, and gives them out', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/409 .*\/prompts\/add/)
    const page = await visit(`${server.at(english)}/Chat?dialog=prompts`)
    const dialog = store(page)
    await dialog.getByText('No prompts yet').waitFor()
    await dialog.getByRole('button', { name: 'Add prompt' }).click()
    await write(page, 'Poet', 'Write a poem about {{topic|the sea}}', 'verse, short')
    await soon(() => titles(page)).toEqual(['Poet'])

    await dialog.getByRole('button', { name: 'Add prompt' }).click()
    await write(page, 'Poet', 'Other words')
    await dialog.getByText('Title duplicate, please re-enter').waitFor()
    await write(page, 'Bard', 'Write a poem about {{topic|the sea}}')
    await dialog.getByText('Content duplicate: Poet, please re-enter').waitFor()
    await expectClean(page, 'the form')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await dialog.getByRole('button', { name: 'Edit “Poet”' }).click()
    await write(page, 'Poet', 'Write a song')
    await dialog.getByRole('button', { name: 'Earlier versions of “Poet”' }).click()
    await dialog.getByRole('button', { name: 'Restore version 1' }).click()
    await rows(page).getByText('Write a poem about').waitFor()

    await dialog.getByRole('button', { name: 'Import' }).click()
    const pasted = dialog.getByLabel('Please paste the JSON data')
    await pasted.fill('[{"name":"Cook"}]')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByText('Key value mismatch').waitFor()
    const list = [
      { act: 'Cook', prompt: 'Write a recipe' },
      { act: 'Poet', prompt: 'Something else' },
      { act: 'Chef', prompt: 'Write a recipe' },
      { act: 'Left out', prompt: 'Not wanted' },
    ]
    await pasted.fill(JSON.stringify(list))
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('checkbox', { name: /^Left out/ }).uncheck()
    await expectClean(page, 'the preview')
    await dialog.getByRole('button', { name: 'Import 3 prompts' }).click()
    await dialog.getByText('1 prompt added').waitFor()
    await dialog.getByText('Title repeatedly skipped: Poet').waitFor()
    await dialog.getByText('Content is repeatedly skipped: Chef').waitFor()
    await dialog.getByRole('button', { name: 'Show prompts' }).click()
    await soon(() => titles(page)).toEqual(['Cook', 'Poet'])
    await expectClean(page, 'the list')

    await dialog.getByRole('button', { name: 'Delete “Cook”' }).click()
    await soon(() => titles(page)).toEqual(['Poet'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await soon(() => titles(page)).toEqual(['Cook', 'Poet'])

    await dialog.getByRole('searchbox', { name: 'Search prompts' }).fill('short')
    await soon(() => titles(page)).toEqual(['Poet'])
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export as file' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject([
      { title: 'Cook', content: 'Write a recipe' },
      { title: 'Poet', tags: ['verse', 'short'] },
    ])
  })

  test('fetches no list from a private network, and says why', async ({ visit, expectErrors }) => {
    expectErrors(/403 .*\/prompts\/fetch/)
    const page = await visit(`${server.at(english)}/Chat?dialog=prompts&tab=online`)
    const dialog = store(page)
    await dialog.getByText('Note: Please check the JSON file source!').waitFor()
    await dialog.getByLabel('URL of a JSON list').fill('http://127.0.0.1:1/prompts.json')
    await dialog.getByRole('button', { name: 'Fetch' }).click()
    await dialog.getByText('This address is private').waitFor()
    await expectClean(page, 'the online tab')
  })
})

describe('a slash in a field', () => {
  test('finds a prompt, asks for its variables, and fills it in', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const { form, composer } = chatOn(page)
    await form.waitFor()
    await composer.pressSequentially('/')
    await finder(page).getByRole('option', { name: 'Open my prompts' }).click()
    await store(page).waitFor()
    await store(page).getByRole('button', { name: 'Close' }).click()
    await soon(() => composer.inputValue()).toBe('')

    const list = [
      { title: 'Poet', content: 'Write a poem about {{topic|the sea}}.' },
      { title: 'Cook', content: 'Write a recipe' },
    ]
    await callAs(page, '/prompts/import', { prompts: list })
    await page.reload()
    await form.waitFor()
    await composer.pressSequentially('Please: /co')
    await finder(page).getByRole('option', { name: /^Cook/ }).waitFor()
    await soon(() => finder(page).getByRole('option').count()).toBe(1)
    await expectClean(page, 'the finder')
    await composer.press('Enter')
    await soon(() => composer.inputValue()).toBe('Please: Write a recipe')
    await composer.press('Control+z')
    await soon(() => composer.inputValue()).toBe('Please: /co')

    await composer.fill('')
    await composer.pressSequentially('/poe')
    await finder(page).waitFor()
    await composer.press('Escape')
    await soon(() => finder(page).count()).toBe(0)
    await composer.pressSequentially('t')
    expect(await finder(page).count()).toBe(0)
    await composer.fill('')
    await composer.pressSequentially('/poet')
    await finder(page).getByRole('option', { name: /^Poet/ }).waitFor()
    await composer.press('Tab')
    const topic = page.getByRole('dialog', { name: 'Poet' }).getByLabel('topic')
    expect(await topic.inputValue()).toBe('the sea')
    await topic.fill('the moon')
    await topic.press('Enter')
    await soon(() => composer.inputValue()).toBe('Write a poem about the moon.')

    await composer.fill('')
    await chatOn(page).add('My prompts')
    await store(page).getByRole('button', { name: 'Use “Cook”' }).click()
    await soon(() => composer.inputValue()).toBe('Write a recipe')
    await soon(() => store(page).count()).toBe(0)
    await chatOn(page).send('Words worth keeping')
    await chatOn(page).questions.last().hover()
    await page.getByRole('button', { name: 'Save prompt' }).click()
    const words = store(page).getByLabel('Prompt', { exact: true })
    await soon(() => words.inputValue()).toBe('Words worth keeping')
  })

  test('works in a studio on a phone, too', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/draw`, { viewport: phone, touch: true })
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await callAs(page, '/prompts/add', { title: 'Fox', content: 'A fox in the snow' })
    await prompt.pressSequentially('/fo')
    await finder(page).getByRole('option', { name: /^Fox/ }).click()
    await soon(() => prompt.inputValue()).toBe('A fox in the snow')
  })
})
