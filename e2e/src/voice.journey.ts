// Dictation and reading aloud, by a browser that hears and speaks as the Web Speech API has it.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

type Ears = {
  hear: (results: [string, boolean][]) => void
  fail: (error: string) => void
  isOn: () => boolean
  lang: () => string
}
type Mouth = { said: { text: string; lang: string; rate: number }[]; finish: () => void }
declare global {
  var ears: Ears
  var mouth: Mouth
}

/** What a browser has that hears and speaks; what it hears, and when it has said a sentence, the test says. */
const giveSpeech = (page: Page) =>
  page.addInitScript(() => {
    let now: Recogniser | undefined
    class Recogniser {
      lang = ''
      continuous = false
      interimResults = false
      onresult: ((event: unknown) => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        if (now) throw new DOMException('started', 'InvalidStateError')
        now = this
      }
      end(error?: string) {
        if (now !== this) return
        now = undefined
        if (error) this.onerror?.({ error })
        this.onend?.()
      }
      stop() {
        this.end()
      }
      abort() {
        this.end('aborted')
      }
    }
    globalThis.ears = {
      hear: (said) =>
        now?.onresult?.({
          resultIndex: 0,
          results: said.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })),
        }),
      fail: (error) => now?.end(error),
      isOn: () => now !== undefined,
      lang: () => now?.lang ?? '',
    }
    class Utterance {
      lang = ''
      voice = null
      rate = 1
      onend: (() => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const queue: Utterance[] = []
    const said: Mouth['said'] = []
    globalThis.mouth = { said, finish: () => queue.shift()?.onend?.() }
    const synth = {
      getVoices: () => [{ name: 'Voice', lang: 'en-US', default: true, localService: true }],
      speak: (utterance: Utterance) => {
        if (utterance.text === '') return
        queue.push(utterance)
        said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
      },
      cancel: () => {
        for (const one of queue.splice(0)) one.onerror?.({ error: 'canceled' })
      },
    }
    const define = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true })
    define('SpeechRecognition', Recogniser)
    define('speechSynthesis', synth)
    define('SpeechSynthesisUtterance', Utterance)
  })

describe('the voice', () => {
  test('is written as it is heard, and nothing typed is lost', async ({ visit }) => {
    const page = await visit('about:blank')
    await giveSpeech(page)
    await page.goto(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.composer.fill('Dear all,')
    await chat.form.getByRole('button', { name: 'Dictate' }).click()
    const stop = chat.form.getByRole('button', { name: 'Stop dictating' })
    await stop.waitFor()
    expect(await page.evaluate(() => ears.lang())).toBe('en-US')
    await page.evaluate(() => ears.hear([['we meat', false]]))
    await soon(() => chat.composer.inputValue()).toBe('Dear all, we meat')
    await page.evaluate(() => ears.hear([['we meet', true]]))
    await soon(() => chat.composer.inputValue()).toBe('Dear all, we meet')
    await chat.composer.press('Escape')
    await soon(() => stop.count()).toBe(0)
    expect(await page.evaluate(() => ears.isOn())).toBe(false)

    await chat.form.getByRole('button', { name: 'Dictate' }).click()
    await stop.waitFor()
    await page.evaluate(() => ears.fail('not-allowed'))
    await chat.form.getByText('Microphone access is blocked.').waitFor()
    expect(await chat.composer.inputValue()).toBe('Dear all, we meet')
  })

  test('reads an answer as it comes, pauses, goes on and stops', async ({ visit }) => {
    const page = await visit('about:blank')
    await giveSpeech(page)
    await page.goto(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.send('Go [[upstream tokens=400 rate=40 kind=md]]')
    await chat.lastAnswer.getByRole('button', { name: 'Read aloud' }).click()
    const bar = page.getByRole('region', { name: 'Reading aloud' })
    const said = () => page.evaluate(() => mouth.said.map(({ text }) => text))
    await soon(async () => (await said()).length).toBe(1)
    await bar.getByRole('button', { name: 'Pause' }).click()
    await bar.getByRole('button', { name: 'Resume' }).click()
    const [first, again] = await said()
    expect(again).toBe(first)
    await page.evaluate(() => mouth.finish())
    await soon(async () => (await said()).length).toBe(3)
    expect((await said()).at(-1)).not.toBe(first)
    await bar.getByRole('combobox', { name: 'Reading speed' }).click()
    await page.getByRole('option', { name: '1.5×' }).click()
    await soon(() => page.evaluate(() => mouth.said.at(-1)?.rate)).toBe(1.5)
    await chat.lastAnswer.getByRole('button', { name: 'Stop reading' }).click()
    await soon(() => bar.count()).toBe(0)
    expect((await said()).join(' ')).not.toMatch(/[*#`|]/)
  })
})
