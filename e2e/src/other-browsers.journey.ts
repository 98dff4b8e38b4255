// The first things that somebody does, in browsers other than Chromium: Firefox, and WebKit as in Safari.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { english } from './testing/chat-page.ts'
import { startFirefox } from './testing/other-browsers/firefox.ts'
import type { OtherBrowser } from './testing/other-browsers/other-browser.ts'
import { type RecordedErrors, recordErrors } from './testing/other-browsers/recorded-errors.ts'
import { type Tab, tabOf } from './testing/other-browsers/tab.ts'
import { startWebKit } from './testing/other-browsers/webkit.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const { firefox, webkit } = inject('otherBrowsers')
const browsers: { name: string; start: (() => Promise<OtherBrowser>) | undefined }[] = [
  { name: 'Firefox', start: firefox ? () => startFirefox(firefox) : undefined },
  { name: 'WebKit', start: webkit ? () => startWebKit(webkit) : undefined },
]

const server = useServer()
const outFolder = fileURLToPath(new URL('../out/', import.meta.url))
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

describe.each(browsers)('in $name', ({ name, start }) => {
  // Where it cannot be had, the run has said so.
  const test = it.skipIf(!start)
  let browser: OtherBrowser | undefined
  let errors: RecordedErrors
  let tab: Tab

  beforeAll(async () => {
    errors = await recordErrors(server.port)
    browser = await start?.()
    if (browser) tab = tabOf(browser)
  })
  afterAll(async () => {
    await browser?.close()
    await errors.close()
  })
  beforeEach(() => browser?.resize(desktop))
  afterEach(async ({ task }) => {
    const seen = errors.seen.splice(0)
    if (browser && task.result?.state === 'fail') {
      await mkdir(outFolder, { recursive: true })
      const picture = outFolder + `${name} ${task.name}.png`.replaceAll(' ', '-')
      await writeFile(picture, await browser.screenshot())
    }
    expect(seen).toEqual([])
  })

  const open = (path: string) => tab.browser.goTo(`${errors.at(english)}${path}`)
  const ask = async (question: string) => {
    // Before the application is there, Enter is a new line.
    await tab.one({ role: 'button', name: 'Send' })
    await tab.write({ role: 'textbox', name: 'Message' }, question)
    await tab.enter()
    await tab.one({ role: 'button', name: 'Regenerate', within: lastAnswer })
  }

  test('a guest gets an answer from the Guide', async () => {
    await open('/Chat')
    await ask('How do I connect a language model?')
    const { text } = await tab.one(lastAnswer)
    expect(text).toContain('Built-in, not an AI model')
    expect(text).toContain('OPENAI_API_KEY')
  })

  test('a diagram and a formula are drawn', async () => {
    await open('/Chat')
    await ask('How many miles are 3.5 kilometres?')
    const text = '```mermaid\nflowchart TD\n  A[Start] --> B[Done]\n```\n\nSo $x^2$.'
    await server.query(
      `update chat_entries set parts = $1 where id =
         (select max(id) from chat_entries where role = 'assistant')`,
      [JSON.stringify([{ type: 'text', text }])],
    )
    await open('/Chat')
    await soon(() => tab.browser.evaluate(countDrawn, null)).toEqual([1, 1])
  })

  test('heads of code stay at the top of their block, however far the conversation has scrolled', async () => {
    await open('/Chat')
    await ask('How many miles are 3.5 kilometres?')
    const code = ['```js', ...Array.from({ length: 60 }, (_, n) => `line(${n})`), '```'].join('\n')
    const text = [code, code, code].join('\n\nAnd then:\n\n')
    await server.query(
      `update chat_entries set parts = $1 where id =
         (select max(id) from chat_entries where role = 'assistant')`,
      [JSON.stringify([{ type: 'text', text }])],
    )
    await open('/Chat')
    await soon(() => tab.browser.evaluate(countHeads, null)).toBe(3)
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await tab.browser.evaluate(scrollLog, share)
      await soon(() => tab.browser.evaluate(misplacedHeads, null)).toEqual([])
    }
  })

  test('a picture is drawn and shown', async () => {
    await open('/draw')
    await tab.write({ role: 'textbox', name: 'Prompt' }, 'a cup of tea')
    await tab.press({ role: 'button', name: /^Draw · / })
    await tab.one({ role: 'link', name: 'Open: a cup of tea' })
    await soon(() => tab.browser.evaluate(arePicturesDrawn, null)).toBe(true)
  })

  test('a song is composed, and plays', async () => {
    await open('/music')
    await tab.write({ role: 'textbox', name: 'Idea' }, 'calm rain over the harbour')
    await tab.press({ role: 'button', name: /^Create song · / })
    await tab.press({ role: 'button', name: /^Play: Calm rain over the harbour/ })
    const place = { role: 'slider', name: 'Position in track' }
    const first = (await tab.one(place)).valueText
    await soon(async () => (await tab.one(place)).valueText).not.toBe(first)
    await tab.press({ role: 'button', name: 'Pause', nth: -1 })
  })

  test('a clip is filmed, and plays, or is told as one that this browser cannot play', async () => {
    await open('/video')
    await tab.write({ role: 'textbox', name: 'Prompt' }, 'a cup of tea')
    await tab.write({ role: 'textbox', name: 'Length (seconds)' }, '2')
    await tab.enter()
    await tab.press({ role: 'button', name: 'Create video · Free' })
    await tab.press({ role: 'link', name: /^Open: a cup of tea/ })
    const dialog = { role: 'dialog', name: /^Work: / }
    if (await tab.browser.evaluate(canPlayClips, null)) {
      await tab.press({ role: 'button', name: 'Play', within: dialog })
      await soon(() => tab.browser.evaluate(secondsOfClip, null)).toBeGreaterThan(0)
    } else
      await soon(async () => (await tab.one(dialog)).text).toContain('your browser can’t play it')
  })

  test('a phone has its bar at the foot, and nothing reaches beyond its edge', async () => {
    await tab.browser.resize(phone)
    for (const path of ['/Chat', '/draw', '/music', '/mobileHome', '/user']) {
      await open(path)
      await tab.one({ role: 'navigation', name: 'Main sections' })
      const { width, height } = phone
      await soon(() => tab.browser.evaluate(measurePhone, null)).toEqual({
        path,
        width,
        height,
        bottom: height,
        widest: width,
      })
    }
  })

  test('the theme changes at once, and stays', async () => {
    await open('/Chat?dialog=settings')
    await tab.press({ role: 'radio', name: 'Dark' })
    await soon(() => tab.browser.evaluate(rootOf, null)).toEqual({ lang: 'en-US', isDark: true })
    await open('/Chat')
    expect(await tab.browser.evaluate(rootOf, null)).toEqual({ lang: 'en-US', isDark: true })
  })

  test('the language changes at once, and stays', async () => {
    await open('/Chat?dialog=settings')
    await tab.press({ role: 'combobox', name: 'Language' })
    await tab.press({ role: 'option', name: '简体中文' })
    await soon(async () => (await tab.browser.evaluate(rootOf, null)).lang).toBe('zh-CN')
    await tab.one({ role: 'dialog', name: '设置' })
    await open('/Chat')
    await tab.one({ role: 'button', name: '发送' })
    expect((await tab.browser.evaluate(rootOf, null)).lang).toBe('zh-CN')
  })
})

const lastAnswer = { role: 'article', name: 'Answer', nth: -1 }

// What follows runs in the page.

function arePicturesDrawn(): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')]
  return (
    pictures.length > 0 &&
    pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  )
}

/** Of the last answer: those before it are drawn or not, as far as they are near. */
function countHeads(): number {
  const answer = [...document.querySelectorAll('[role=log] article')].at(-1)
  return answer?.querySelectorAll('.md-frame-head').length ?? 0
}

/** How many diagrams and how many formulas stand in the last answer. */
function countDrawn(): number[] {
  const answer = [...document.querySelectorAll('[role=log] article')].at(-1)
  return ['.md-diagram img', '.katex'].map((what) => answer?.querySelectorAll(what).length ?? 0)
}

function scrollLog(share: number): void {
  const log = document.querySelector('[role=log]')
  if (log) log.scrollTop = share * (log.scrollHeight - log.clientHeight)
}

/** Heads that stand neither at the top of their block nor, where that is out of view, at the top of the log; how far off, in pixels. */
function misplacedHeads(): number[] {
  const edge = document.querySelector('[role=log]')?.getBoundingClientRect().top ?? 0
  return [...document.querySelectorAll('[role=log] .md-frame')].flatMap((frame) => {
    const { top, bottom } = frame.getBoundingClientRect()
    const head = frame.querySelector('.md-frame-head')?.getBoundingClientRect()
    if (!head) return [Number.NaN]
    const right = Math.min(Math.max(top, edge), bottom - head.height)
    return Math.abs(head.top - right) > 2 ? [head.top - right] : []
  })
}

/** Debian's Firefox and WebKit read H.264 by libraries that are not installed with them. */
function canPlayClips(): boolean {
  const video = document.createElement('video')
  return video.canPlayType('video/mp4; codecs="avc1.42E01E"') !== ''
}

function secondsOfClip(): number {
  return document.querySelector<HTMLVideoElement>('[role=dialog] video')?.currentTime ?? 0
}

function rootOf(): { lang: string; isDark: boolean } {
  const { lang, classList } = document.documentElement
  return { lang, isDark: classList.contains('dark') }
}

/** The window, where the bar at the foot ends, and how far the page can be scrolled sideways; in CSS pixels. */
function measurePhone() {
  const { innerWidth: width, innerHeight: height } = window
  const bars = [...document.querySelectorAll('nav[aria-label="Main sections"]')]
  const bottom = Math.round(bars.at(-1)?.getBoundingClientRect().bottom ?? 0)
  const widest = document.documentElement.scrollWidth
  return { path: location.pathname, width, height, bottom, widest }
}
