// Pictures that are drawn in a conversation, by the built-in painter: asked for, grown, gone on from, and what they cost.
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { discPicture } from '../../server/src/testing/pictures.ts'
import { signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english, openGroup } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

/** The chat with what draws in it. */
function drawingOn(page: Page) {
  const chat = chatOn(page)
  const card = (words: string) => chat.log.getByRole('article', { name: words, exact: true })
  return {
    ...chat,
    card,
    picture: (words: string) => card(words).getByRole('link', { name: `Open: ${words}` }),
    drawInstead: async () => {
      await chat.form.waitFor()
      await chat.add('Create image')
      await chat.form.getByRole('button', { name: /^Model: / }).waitFor()
    },
    chooseNext: async (words: string, name: string | RegExp) => {
      await card(words).hover()
      await card(words).getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
  }
}

/** The upstream's name of the model that draws where none is named. */
async function painter(): Promise<string> {
  const rows = await server.query(
    `select m.name from work_models m join connections c on c.id = m.connection_id
     where c.engine = 'builtin' and m.type = 2 and m.listed order by m.position limit 1`,
  )
  return String(rows[0]?.name)
}

const request = 'a quiet lake at dawn'

/** A picture takes as long as the machine needs to paint it. */
const limits = { timeout: 240_000 }
const shown = (picture: Locator) => picture.waitFor({ timeout: 90_000 })

describe('a picture that is asked for in a conversation', limits, () => {
  test('grows in the answer, opens, is there after a reload, can be deleted and taken back, and goes on in the conversation', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = drawingOn(page)
    await chat.drawInstead()
    await chat.composer.fill(request)
    await chat.form.getByText('Draw · Free').waitFor()
    await chat.composer.press('Enter')
    await soon(() => chat.composer.inputValue()).toBe('')
    await chat.card(request).getByRole('progressbar').waitFor()
    await shown(chat.picture(request))
    // It was watched, so its end is no news.
    const tasks = page.getByRole('button', { name: /^Tasks/ })
    await soon(() => tasks.getAttribute('aria-label')).toBe('Tasks')
    expect(await chat.questions.count()).toBe(1)
    await openGroup(page)
    await soon(() => chat.conversations.getByRole('link', { name: request }).count()).toBe(1)

    await chat.picture(request).click()
    const lightbox = page.getByRole('dialog', { name: `Work: ${request}` })
    await lightbox.getByRole('complementary', { name: 'Details' }).getByText(request).waitFor()
    await page.goBack()
    await soon(() => lightbox.count()).toBe(0)

    await page.reload()
    await shown(chat.picture(request))
    await chat.chooseNext(request, 'Delete')
    await chat.log.getByText('This work no longer exists.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await shown(chat.picture(request))

    await chat.chooseNext(request, /^Run again/)
    await soon(() => chat.questions.count()).toBe(2)
    await chat.card(request).nth(1).waitFor()
    await chat.form.getByRole('button', { name: 'Back to text' }).click()
    await chat.ask('And now?')
    expect(await chat.questions.count()).toBe(3)
  })

  test('is not asked for with more pictures than its model takes, and loses none of them', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = drawingOn(page)
    await chat.drawInstead()
    const names = ['1', '2', '3', '4', '5', '6'].map((name) => `${name}.png`)
    const buffer = await discPicture(30, 20)
    await chat.form
      .getByLabel('Add images')
      .and(page.locator('input'))
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })))
    for (const name of names) await chat.form.getByRole('img', { name }).waitFor()
    await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
    await chat.composer.fill(request)
    const told = chat.form.getByRole('alert').getByText(/ takes up to 5 images\. Remove some/)
    await told.waitFor()
    await chat.composer.press('Enter')
    expect(await chat.sendButton.getAttribute('aria-disabled')).toBe('true')
    expect(await chat.composer.inputValue()).toBe(request)
    expect(await chat.questions.count()).toBe(0)

    await chat.form.getByRole('button', { name: 'Remove 6.png' }).click()
    await soon(() => told.count()).toBe(0)
    await chat.composer.press('Enter')
    await soon(() => chat.log.getByRole('img', { name: 'Reference images' }).count()).toBe(5)
  })

  test('says so when its work was deleted elsewhere, and is sent from its card to where it can be changed', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = drawingOn(page)
    await chat.drawInstead()
    await chat.composer.fill(request)
    await chat.composer.press('Enter')
    await shown(chat.picture(request))
    const address = page.url()
    for (const [name, path] of [
      ['Send to Midjourney', '/Midjourney'],
      ['Send to SD3', '/sd3'],
      ['Edit', '/draw'],
    ] as const) {
      await chat.chooseNext(request, name)
      await page.waitForURL(`**${path}`)
      await page.getByRole('button', { name: new RegExp(`^Remove ${request}`) }).waitFor()
      await page.goto(address)
      await shown(chat.picture(request))
    }
    await chat.chooseNext(request, 'Send to Toolbox')
    await page.getByText('Choose a tool for this image.').waitFor()

    await page.getByRole('link', { name: 'Works', exact: true }).click()
    const kept = page.getByRole('article', { name: request })
    await kept.hover()
    await kept.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await soon(() => kept.count()).toBe(0)
    await page.goto(address)
    await chat.log.getByText('This work no longer exists.').waitFor()
  })
})

describe('a drawing that costs something', limits, () => {
  test('says so before, and when it is stopped tells in its card what was given back', async ({
    visit,
  }) => {
    await setSite(server, english, {
      modelPrices: { [await painter()]: { perImage: 4 } },
      worksAtOnce: 1,
    })
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = drawingOn(page)
    await chat.drawInstead()
    await chat.composer.fill(request)
    await chat.form.getByText('Draw · 4 credits').waitFor()
    await chat.composer.press('Enter')
    const card = chat.card(request)
    await card.getByRole('button', { name: 'Stop' }).click()
    await card.getByText('4 credits refunded.').waitFor()
    await page.reload()
    await card.getByText('4 credits refunded.').waitFor()
    await card.getByRole('button', { name: 'Try again · 4 credits' }).click()
    await shown(chat.picture(request))
    await soon(async () => await chat.account.textContent()).toContain('46 credits')
  })

  test('shows its price and the whole name of its model on a phone', async ({ visit }) => {
    await setSite(server, english, { modelPrices: { [await painter()]: { perImage: 5 } } })
    const page = await visit(`${server.at(english)}/Chat`, { viewport: phone, touch: true })
    const chat = drawingOn(page)
    await chat.drawInstead()
    await chat.composer.fill(request)
    await chat.form.getByText('Draw · 5 credits').waitFor()
    const name = chat.form
      .getByRole('button', { name: /^Model: / })
      .locator('span')
      .first()
    expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
  })

  test('waits for credit and then goes on by itself, in the conversation and in a studio, where the form loses nothing', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 430/)
    const page = await visit(`${server.at(english)}/Chat`)
    await signUp(page, { username: 'operator', password: 'correct horse' })
    await server.query(`update accounts set staff_role = 'owner' where username = 'operator'`)
    const [first = '', second = ''] = await makeCodes(page, 2)
    await askFor(300)
    await page.reload()
    const chat = drawingOn(page)
    await chat.drawInstead()
    await chat.composer.fill(request)
    await chat.form.getByText('Draw · 300 credits').waitFor()
    await chat.composer.press('Enter')
    await redeemAndGoOn(page, first)
    await chat.card(request).waitFor()
    expect(await chat.questions.count()).toBe(1)
    await soon(() => chat.composer.inputValue()).toBe('')

    await askFor(600)
    await page.goto(`${server.at(english)}/draw`)
    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    await prompt.fill('a fox in the snow')
    await page.getByRole('radio', { name: '3:4' }).check()
    await page.getByRole('button', { name: 'Draw · 600 credits' }).click()
    await redeemAndGoOn(page, second)
    await page.getByRole('article', { name: 'a fox in the snow' }).waitFor()
    expect(await prompt.inputValue()).toBe('a fox in the snow')
    expect(await page.getByRole('radio', { name: '3:4' }).isChecked()).toBe(true)
  })
})

/** What a picture of the painter costs from now on, where only codes bring credit. */
const askFor = async (credits: number) =>
  setSite(server, english, { modelPrices: { [await painter()]: { perImage: credits } }, pay: 2 })

/** Codes of 500 credits, made by whoever is an operator on this page. */
async function makeCodes(page: Page, count: number): Promise<string[]> {
  const batch = { kind: 'ordinary', name: 'Spring', credits: 500, count }
  const { id } = (await callAs(page, '/codes/createBatch', batch)) as { id: number }
  const list = await callAs(page, `/codes/list?batchId=${id}`)
  return (list as { rows: { code: string }[] }).rows.map(({ code }) => code)
}

async function redeemAndGoOn(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Redemption codes', exact: true })
  await dialog.getByText('The work didn’t start, and you weren’t charged.').waitFor()
  await dialog.getByRole('textbox', { name: 'Redemption code' }).fill(code)
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create my work' }).click()
  await soon(() => dialog.count()).toBe(0)
}
