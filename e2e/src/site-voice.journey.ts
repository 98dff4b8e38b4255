// Dictation and reading aloud by what the site offers: a microphone that is recorded, and sound that is really played.
import { answerVoice } from '@atelier/engines/testing/openai-voice-server'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { violationsOn } from './testing/violations.ts'

let isBroken = false
const upstream = useUpstream({
  respond(request, response) {
    if (isBroken && request.path.includes('/audio/')) {
      response.writeHead(503).end()
      return true
    }
    return answerVoice(request, response, { heard: 'by the site' })
  },
})
const server = useServer(() => ({ env: upstream.env() }))

/** Notes what plays: pages make their players themselves. */
const notePlayers = (page: Page) =>
  page.addInitScript(() => {
    const players: HTMLAudioElement[] = []
    Object.assign(globalThis, { players })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      if (!players.includes(this)) players.push(this)
      return play.call(this)
    }
  })

const playedS = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { players } = globalThis as unknown as { players: HTMLAudioElement[] }
    return Math.max(0, ...players.map(({ currentTime }) => currentTime))
  })

describe('voices of the site', () => {
  test('write down what is said at the caret, keep what failed, and read an answer', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 503/)
    const page = await visit('about:blank')
    await notePlayers(page)
    const address = server.at(english)
    await page.context().grantPermissions(['microphone'], { origin: address })
    await page.goto(`${address}/Chat?dialog=settings`)
    const settings = page.getByRole('dialog', { name: 'Settings' })
    for (const way of ['Read aloud with', 'Dictate with'])
      await settings
        .getByRole('radiogroup', { name: way })
        .getByText('This site', { exact: true })
        .click()
    await settings.getByText('1 credit per 1,000 characters').waitFor()
    await settings.getByText('1 credit per minute').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Escape')

    const chat = chatOn(page)
    await chat.composer.fill('Written , and more')
    await chat.composer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8))
    const dictate = chat.form.getByRole('button', { name: 'Dictate · 1 credit per minute' })
    const panel = chat.form.getByRole('region', { name: 'Dictate' })
    isBroken = true
    await dictate.click()
    await panel.getByText(/0:0[1-9] \/ 10:00/).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.getByText('Recording saved.').waitFor()
    isBroken = false
    await panel.getByRole('button', { name: 'Try again' }).click()
    await soon(() => chat.composer.inputValue()).toBe('Written by the site, and more')
    expect(await chat.composer.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(
      19,
    )

    await chat.send('Go [[upstream tokens=60 kind=md]]')
    await chat.untilAnswered()
    await chat.chooseOfAnswer(/^Read aloud · 1 credit$/)
    const bar = page.getByRole('region', { name: 'Reading aloud' })
    await soon(() => playedS(page)).toBeGreaterThan(0.2)
    await bar.getByText('1 credit total').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await bar.getByRole('button', { name: 'Stop reading' }).click()
    await soon(() => bar.count()).toBe(0)
  })
})
