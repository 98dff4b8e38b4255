// The toolbox and the model square with the built-in engine: a picture loses its background, and a model is tried where it is shown.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { discPicture, opacityAt } from '../../server/src/testing/pictures.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { givePictures, slotOf, untilUploaded } from './testing/give-pictures.ts'
import { markByKeys } from './testing/mark-by-keys.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const give = (page: Page, ...names: string[]) => givePictures(page, 'Image to edit', ...names)

const resultOn = (page: Page) => page.getByRole('region', { name: 'Result' })

/** Presses the main button of a tool, and waits until its result is there. */
async function runTool(page: Page, name: string): Promise<void> {
  const done = resultOn(page).getByRole('button', { name: /^(Keep editing|Create this image)$/ })
  await page.getByRole('button', { name: new RegExp(`^${name} · `) }).click()
  await resultOn(page)
    .getByRole('heading', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor()
  await done.first().waitFor()
}

async function removeBackground(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Remove background/ }).click()
  await give(page, 'disc.png')
  await page.getByRole('button', { name: /^Remove background · / }).click()
  await page.getByRole('region', { name: 'Result' }).getByRole('slider').waitFor()
}

describe('the toolbox', () => {
  test('a guest removes a background, compares, downloads, and goes on with the result', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/tools`)
    await removeBackground(page)
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByRole('slider').press('End')
    await soon(() => result.getByRole('slider').getAttribute('aria-valuenow')).toBe('100')

    const saving = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Download' }).click()
    const saved = await (await saving).path()
    const opacity = await opacityAt(saved, [
      [2, 2],
      [150, 100],
    ])
    expect(opacity).toEqual([0, 255])

    // The same comparison stands in the lightbox, where arrows else lead to other works.
    const address = page.url()
    await page.getByRole('article').getByRole('link').first().click()
    const lightbox = page.getByRole('dialog', { name: /^Work: / })
    await lightbox.getByRole('button', { name: 'Compare with original' }).click()
    await lightbox.getByRole('slider').press('ArrowRight')
    await soon(() => lightbox.getByRole('slider').getAttribute('aria-valuenow')).toBe('52')
    await page.goBack()
    await soon(() => lightbox.count()).toBe(0)
    expect(page.url()).toBe(address)
    await page.reload()
    await result.getByRole('slider').waitFor()
    await result.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('menuitem', { name: 'Compress' }).click()
    await page.getByRole('button', { name: /^Compress · / }).click()
    await result.getByRole('heading', { name: /Compress/ }).waitFor()
    await soon(() => page.getByRole('article').count()).toBe(2)
  })

  test('several pictures become a work each', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/tools?tool=convert`)
    await give(page, 'one.png', 'two.png')
    await page.getByText('2 images, 2 works').waitFor()
    await page.getByRole('button', { name: /^Convert · / }).click()
    await soon(() => page.getByRole('article').getByRole('link').count()).toBe(2)
  })

  test('a press while a picture is still on its way counts', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/tools?tool=convert`)
    const held = Promise.withResolvers<void>()
    await page.route('**/upload/pic', async (route) => {
      await held.promise
      await route.continue()
    })
    await slotOf(page, 'Image to edit').setInputFiles({
      name: 'disc.png',
      mimeType: 'image/png',
      buffer: await discPicture(30, 20),
    })
    const press = page.getByRole('button', { name: /^Convert · / })
    await press.click()
    await soon(() => press.getAttribute('aria-busy')).toBe('true')
    held.resolve()
    await page.getByRole('region', { name: 'Result' }).getByRole('slider').waitFor()
  })

  test('one picture goes through every tool, and each says what came of it', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/tools?tool=upscale`)
    await give(page, 'disc.png')
    for (const [tool, name] of [
      ['upscale', 'Upscale'],
      ['restyle', 'Restyle'],
      ['outpaint', 'Outpaint'],
      ['convert', 'Convert'],
      ['compress', 'Compress'],
      ['slice', 'Slice'],
    ] as const) {
      // The picture stays in the form.
      await page.goto(`${server.at(english)}/tools?tool=${tool}`)
      await runTool(page, name)
    }
    expect(
      await resultOn(page)
        .getByRole('img', { name: /^Part / })
        .count(),
    ).toBe(4)

    await page.goto(`${server.at(english)}/tools?tool=watermark`)
    await page.getByRole('button', { name: /^Watermark · / }).click()
    await page.getByText('Text is required.').waitFor()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Atelier')
    await runTool(page, 'Watermark')
    await resultOn(page).getByRole('slider').waitFor()

    await page.goto(`${server.at(english)}/tools?tool=describe`)
    await runTool(page, 'Describe')
    await resultOn(page).getByRole('button', { name: 'Create this image' }).first().click()
    await soon(() => page.getByRole('textbox', { name: 'Prompt' }).inputValue()).not.toBe('')
  })

  test('what disturbs is painted over by keys and erased', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/tools?tool=erase`)
    await give(page, 'disc.png')
    const paint = page.getByRole('button', { name: 'Paint the area to change' })
    await paint.click()
    const dialog = page.getByRole('dialog', { name: 'Paint over what to remove' })
    await dialog.getByText('Paint the area to change first.').waitFor()
    await markByKeys(page)

    // What was painted is not lost by a key.
    await page.keyboard.press('Escape')
    await dialog.getByText('Discard what you painted?').waitFor()
    await dialog.getByRole('button', { name: 'Keep painting' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await soon(() => dialog.count()).toBe(0)
    await untilUploaded(page, 'mask.png')
    await runTool(page, 'Erase')
    await resultOn(page).getByRole('slider').waitFor()
  })

  test('on a phone the form, the result and what was made stand one above the other', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/tools`, { viewport: phone, touch: true })
    await removeBackground(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(phone.width)
  })

  test('on a phone a mask that is being painted outlives the coming of the list', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/tools`, { viewport: phone, touch: true })
    await removeBackground(page)
    let listComes = () => {}
    const isHeld = new Promise<void>((resolve) => {
      listComes = resolve
    })
    await page.route('**/api/chatLog/draw*', async (route) => {
      await isHeld
      await route.continue()
    })
    await page.goto(`${server.at(english)}/tools?tool=erase`)
    await page.getByRole('button', { name: 'Paint the area to change' }).click()
    const window = page.getByRole('dialog', { name: 'Paint over what to remove' })
    await window.getByRole('button', { name: 'Cancel' }).waitFor()
    listComes()
    const made = page.getByRole('article', { name: 'Remove background', includeHidden: true })
    await made.first().waitFor({ state: 'attached' })
    expect(await window.count()).toBe(1)
  })
})

describe('the model square', () => {
  test('a model is found by words, read about, tried, and shows what it made', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/sddraw`)
    await page.getByRole('searchbox', { name: 'Search models' }).fill('ink')
    await page.getByRole('link', { name: 'Open: Ink Studio' }).waitFor()
    await soon(() => new URL(page.url()).searchParams.get('q')).toBe('ink')
    await page.getByRole('link', { name: 'Open: Ink Studio' }).click()
    await page.getByRole('heading', { name: 'Capabilities' }).waitFor()
    await page.getByRole('link', { name: /^Try it · / }).click()
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a quiet lake')
    await page.getByRole('button', { name: /^Draw · / }).click()
    await page.getByRole('link', { name: 'Open: a quiet lake' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('img', { name: 'Your latest work with it' }).waitFor()
  })

  test('a model that is not there says so and leads back', async ({ visit, expectErrors }) => {
    expectErrors(/404/)
    const page = await visit(`${server.at(english)}/sddraw?model=999999`)
    await page.getByText('This model is no longer available').waitFor()
    await page.getByRole('link', { name: 'All models' }).click()
    await page.getByRole('link', { name: 'Open: Ink Studio' }).waitFor()
  })
})
