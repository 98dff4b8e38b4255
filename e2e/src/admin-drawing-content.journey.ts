// What a site adds to the drawing library: a case with its picture and words for prompts, met by those who draw.
import { describe, expect } from 'vitest'
import { discPicture } from '../../server/src/testing/pictures.ts'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }
const place = (part: string) => `${server.at(english)}/admin/content/${part}`

describe('the drawing library of a site', () => {
  test('holds cases and words of its own, and leaves out what does not suit it', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(place('cases'))
    await page.getByRole('button', { name: 'Add case' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await discPicture(96, 64) })
    const address = dialog.getByRole('textbox', { name: 'Or enter an image URL' })
    await soon(() => address.inputValue()).toContain('/api/content/picture')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('House zeppelin')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Write the words of the prompt').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a zeppelin in fog')
    await dialog.getByRole('combobox', { name: 'Subject' }).click()
    await page.getByRole('option', { name: 'Product' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Drawing cases' }).getByText('House zeppelin').waitFor()
    await expectClean(page)

    await page.goto(place('params'))
    await page.getByRole('button', { name: 'Add parameter' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('House ink')
    await dialog.getByRole('textbox', { name: 'Prompt text' }).fill('house ink wash')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('list', { name: 'Prompt parameters' })
      .getByText('House ink', { exact: true })
      .waitFor()

    await page.goto(place('library?list=drawingParams'))
    const words = page.getByRole('list', { name: 'Prompt parameters' })
    await words.waitFor()
    await page.setViewportSize(phone)
    await page.getByRole('searchbox', { name: 'Search list' }).fill('oil')
    const first = words.getByRole('switch').first()
    await first.click()
    await words.getByText('Hidden').waitFor()
    expect(await violationsOn(page)).toEqual([])

    const reader = await visit(`${server.at(english)}/Midjourney?library=cases`, { as: 'Reader' })
    const told = await reader.evaluate(async () => {
      const read = async (path: string) =>
        (await (await fetch(`/api/midjourney/${path}`)).json()).data
      const cases = await read('getCasesList?query=zeppelin&language=en-US')
      const params = await read('getParamsList?query=house+ink&language=en-US')
      return [cases.rows[0].title, params.rows[0].name]
    })
    expect(told).toEqual(['House zeppelin', 'House ink'])
    await reader.getByText('House zeppelin').first().waitFor()
  })
})
