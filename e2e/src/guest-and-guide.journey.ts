// Somebody opens the page for the first time and asks.
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { holdScripts } from './testing/hold-scripts.ts'
import { postponeTasks } from './testing/postpone-tasks.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

describe('the composer that is served', () => {
  test('takes typing before any script has run, and loses nothing when the application takes over', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    const release = await holdScripts(page)
    await page.goto(`${server.at(english)}/Chat`, { waitUntil: 'commit' })
    const { composer } = chatOn(page)
    await soon(() => composer.evaluate((field) => field === document.activeElement)).toBe(true)

    await page.keyboard.type('Typed before any script, ')
    expect(await page.locator('#root > *').count()).toBe(0)
    await release()
    // Goes on without a pause while the application starts.
    await page.keyboard.type('and after that without a pause, by somebody who does not wait.', {
      delay: 15,
    })
    await page.getByRole('button', { name: 'Send' }).waitFor()
    await page.keyboard.type(' End')

    expect(await composer.inputValue()).toBe(
      'Typed before any script, and after that without a pause, by somebody who does not wait. End',
    )
  })

  test('takes the keys that come while the application is busy with its first picture', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    await postponeTasks(page, 150)
    const release = await holdScripts(page)
    await page.goto(`${server.at(english)}/Chat`, { waitUntil: 'commit' })
    const { composer } = chatOn(page)
    await soon(() => composer.evaluate((field) => field === document.activeElement)).toBe(true)

    await release()
    const text =
      'every key of this is typed while the application starts, and none of them is lost. '
    await page.keyboard.type(text.repeat(2), { delay: 15 })
    await page.getByRole('button', { name: 'Send' }).waitFor()
    await page.keyboard.type('End')

    expect(await composer.inputValue()).toBe(`${text.repeat(2)}End`)
  })

  test('is worked by its shortcuts from the first picture on', async ({ visit }) => {
    const page = await visit('about:blank')
    await postponeTasks(page, 150)
    await page.goto(`${server.at(english)}/Chat`)
    await chatOn(page).form.waitFor()
    await page.keyboard.press('ControlOrMeta+/')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })

  test('takes one of the ideas beside it, which is still there when the application takes over', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    const release = await holdScripts(page)
    await page.goto(`${server.at(english)}/Chat`, { waitUntil: 'commit' })
    const { composer, sendButton } = chatOn(page)
    await page.getByRole('heading', { name: 'Begin with a sentence.' }).waitFor()
    await page.getByRole('button', { name: 'Draw a cat in the snow' }).click()
    expect(await composer.inputValue()).toBe('Draw a cat in the snow')
    await release()
    await sendButton.waitFor()
    expect(await composer.inputValue()).toBe('Draw a cat in the snow')
  })

  test('keeps the cursor where it was', async ({ visit }) => {
    const page = await visit('about:blank')
    const release = await holdScripts(page)
    await page.goto(`${server.at(english)}/Chat`, { waitUntil: 'commit' })
    const { composer, sendButton } = chatOn(page)
    await composer.fill('one three')
    for (let back = 0; back < 5; back++) await page.keyboard.press('ArrowLeft')
    await release()
    await sendButton.waitFor()

    await page.keyboard.type('two ')
    expect(await composer.inputValue()).toBe('one two three')
  })

  test('lets a word be put together to its end by an input method', async ({ visit }) => {
    const page = await visit('about:blank')
    const release = await holdScripts(page)
    await page.goto(`${server.at()}/Chat`, { waitUntil: 'commit' })
    const composer = page.getByRole('textbox', { name: '消息', exact: true })
    await composer.focus()
    const keys = await page.context().newCDPSession(page)
    await keys.send('Input.imeSetComposition', {
      text: 'nihao',
      selectionStart: 5,
      selectionEnd: 5,
    })
    await release()
    await page.getByRole('button', { name: '新建对话' }).waitFor()
    await keys.send('Input.insertText', { text: '你好' })
    await page.getByRole('button', { name: '发送' }).waitFor()

    await soon(() => composer.inputValue()).toBe('你好')
    await page.keyboard.type('!')
    expect(await composer.inputValue()).toBe('你好!')
  })
})

describe('a guest', () => {
  test('gets an answer from the Guide, which says that it is no language model', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('How do I connect a language model?')

    const answer = await textOf(chat.lastAnswer)
    expect(answer).toContain('Built-in, not an AI model')
    expect(answer).toContain('OPENAI_API_KEY')
    expect(new URL(page.url()).pathname).toBe('/Chat')
  })

  test('gets the thing itself for a wish: it grows in the answer, for nothing, and is there after a reload', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await page.getByRole('button', { name: 'Draw a cat in the snow' }).click()
    await chat.composer.press('Enter')
    const picture = chat.lastAnswer.getByRole('article').getByRole('img').first()
    await picture.waitFor()
    expect(await textOf(chat.lastAnswer)).not.toMatch(/token/)
    expect(await chat.lastAnswer.getByRole('group').count()).toBe(0)

    await chat.ask('make it blue')
    await chat.lastAnswer.getByRole('article').getByRole('img').first().waitFor()
    await page.reload()
    await soon(() => chat.log.getByRole('article').getByRole('article').count()).toBe(2)
  })

  test('gets a map drawn in the answer, and finds it among the maps', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('map a product launch')
    await chat.lastAnswer.getByRole('img', { name: 'a product launch' }).waitFor()
    await chat.lastAnswer.getByRole('link', { name: 'Open the map' }).click()
    await page.waitForURL(/\/mind\?map=\d+$/)
    await page.getByText('Audience').first().waitFor()
  })

  test('reads in one line that something needs a language model, and nothing of keys', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Write a poem about the sea')
    await chat.lastAnswer
      .getByText('That needs a language model, and this site doesn’t have one yet.', {
        exact: true,
      })
      .waitFor()
    expect(await chat.lastAnswer.getByRole('link').count()).toBe(0)
  })

  test('is led by a source of the answer to that heading of the handbook', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('How do I connect a language model?')
    const sources = chat.lastAnswer.getByRole('list', { name: 'Sources' })
    const source = sources.getByRole('link', { name: '›' }).last()
    const [, title = ''] = (await textOf(source)).split(' › ')
    await source.click()

    await page.waitForURL(/\/help\/[a-z-]+#./)
    const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true })
    await soon(async () => {
      const top = await topOf(heading)
      return top >= 0 && top < 200
    }).toBe(true)
  })

  test('finds the conversation named after the question, and the same after a reload', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('How many miles are 3.5 kilometres?')
    await chat.ask('Which keyboard shortcuts are there?')
    await chat.conversation('How many miles are 3.5 kilometres?').waitFor()
    await soon(() => page.title()).toBe('How many miles are 3.5 kilometres? · Vermilion Studio')
    const before = await chat.messages.allTextContents()
    expect(before).toHaveLength(4)
    expect(before[1]).toContain('2.17')

    await page.reload()
    await soon(() => chat.messages.allTextContents()).toEqual(before)
  })
})

const topOf = async (locator: Locator): Promise<number> =>
  (await locator.boundingBox())?.y ?? Number.NaN
