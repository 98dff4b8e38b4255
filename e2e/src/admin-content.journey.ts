// What a site tells and shows, from the console to those who read it.
import { describe, expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }
const place = (part: string) => `${server.at(english)}/admin/content/${part}`

describe('the content of a site', () => {
  test('is written, arranged, hidden and removed, and people see it so', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(`${server.at(english)}/admin/content`)
    await page.getByText('No notices yet').waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Add notice' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Write it in one language at least.').first().waitFor()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('New models')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('They are **quick**.')
    await dialog.getByRole('region', { name: 'Preview' }).getByText('quick').waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const notices = page.getByRole('list', { name: 'Notices' })
    await notices.getByText('New models').waitFor()

    const reader = await visit(`${server.at(english)}/Chat?dialog=notices`, { as: 'Reader' })
    await reader.getByRole('dialog').getByText('New models').waitFor()

    await page.goto(place('drawing-notices'))
    await page.getByRole('button', { name: 'Add notice' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ink wash')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('A new **style**.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Drawing notices' }).getByText('Ink wash').waitFor()
    await reader.goto(`${server.at(english)}/draw`)
    const told = reader.getByRole('complementary', { name: 'Ink wash' })
    await told.getByText('style').waitFor()
    expect(await violationsOn(reader)).toEqual([])
    await told.getByRole('button', { name: 'Close' }).click()
    await told.waitFor({ state: 'detached' })

    await page.goto(place('questions'))
    const questions = page.getByRole('list', { name: 'FAQ' })
    const names = () =>
      questions
        .getByRole('button', { name: /^Edit / })
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
    await soon(names).toHaveLength(4)
    const before = await names()
    await questions
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter')
    const swapped = [before[1], before[0], before[2], before[3]]
    await soon(names).toEqual(swapped)
    // The focus went along.
    await page.keyboard.press('Enter')
    await soon(names).toEqual([before[1], before[2], before[0], before[3]])
    await questions.getByRole('switch').first().click()
    await questions.getByText('Hidden').waitFor()
    await expectClean(page)
    await reader.goto(`${server.at(english)}/welcome`)
    await soon(() => reader.locator('details summary').count()).toBe(3)

    await page.goto(place('menu'))
    await page.getByRole('button', { name: 'Customize menu' }).click()
    const menu = page.getByRole('list', { name: 'Menu' })
    await soon(() => menu.getByRole('listitem').count()).toBe(18)
    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await menu.getByRole('button', { name: 'Remove App store' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await soon(() => menu.getByRole('listitem').count()).toBe(17)
    await reader.goto(`${server.at(english)}/market`)
    const library = reader.getByRole('navigation', { name: 'Library' })
    await library.getByText('Prompt market').first().waitFor()
    expect(await library.getByText('App store').count()).toBe(0)

    await page.goto(place('library?list=musicStyles'))
    const styles = page.getByRole('list', { name: 'Music styles' })
    await styles
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .press('Enter')
    await styles.getByRole('switch').first().click()
    await styles.getByText('Hidden').waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Reset list' }).click()
    await styles.getByText('Hidden').waitFor({ state: 'detached' })

    await page.goto(place('about'))
    await page.getByRole('textbox', { name: 'Contact' }).fill('mail@example.com')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changes saved').waitFor()
    await expectClean(page)
  })
})
