// A real browser for journeys. `test` is vitest's with `visit` added: each test has a fresh browser profile, fails on
// any console error or page error that it did not expect, and leaves pictures and pages in e2e/out when it fails.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicIconServices } from '@atelier/contract/icon-service'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { test as base, inject } from 'vitest'

export type Viewport = { width: number; height: number }

export const desktop: Viewport = { width: 1280, height: 800 }
export const phone: Viewport = { width: 390, height: 844 }

export type VisitOptions = {
  /** What the browser asks for in Accept-Language; en-US when absent. */
  locale?: string
  viewport?: Viewport
  touch?: boolean
  colorScheme?: 'light' | 'dark'
  /** Another person or device: pages of one name share cookies and storage. */
  as?: string
}

/** Opens an address in a new tab and waits for its load event. */
export type Visit = (url: string, options?: VisitOptions) => Promise<Page>

/** From here on in this test, messages that match are not failures (a 401 that is the point of the test). */
export type ExpectErrors = (...patterns: RegExp[]) => void

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // As browsers on desktops do by themselves: a frame without an origin has a process of its own.
  '--site-per-process',
  // A turn of the wheel moves the page at once, so that a place can be told.
  '--disable-smooth-scrolling',
  // A page lives for seconds here: code that is compiled again, to run faster later, costs more than it gives.
  '--js-flags=--no-opt --no-maglev',
  // A microphone that hears a tone again and again. Whatever asks for it is let: there is nobody to be asked.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Pages of the last one have no secure context, as those of another machine that come by plain HTTP.
  '--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1, MAP lan.test 127.0.0.1',
]

const outFolder = fileURLToPath(new URL('../../out/', import.meta.url))

type People = Map<string, BrowserContext>
type Errors = { seen: string[]; expected: RegExp[] }

/** Where the profiles of a test come from, and where they go. */
export type Profiles = {
  take(options: VisitOptions): Promise<BrowserContext>
  giveBack(context: BrowserContext): Promise<void>
}

type Fixtures = {
  browser: Browser
  profiles: Profiles
  errors: Errors
  people: People
  visit: Visit
  expectErrors: ExpectErrors
}

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    // One for all files of a worker.
    { scope: 'worker' },
  ],
  profiles: [
    async ({ browser }, use) => {
      await use({
        take: (options) => newProfile(browser, options),
        giveBack: (context) => context.close(),
      })
    },
    { scope: 'worker' },
  ],
  errors: async ({ task: _task }, use) => {
    const errors: Errors = { seen: [], expected: [] }
    await use(errors)
    const found = unexpected(errors)
    if (found.length) throw new Error(`The browser reported errors:\n${found.join('\n')}`)
  },
  people: async ({ task, errors, profiles }, use) => {
    const people: People = new Map()
    await use(people)
    const failed = task.result?.state === 'fail' || unexpected(errors).length > 0
    const seen = failed ? await keepPages(people, task.name) : ''
    for (const context of people.values()) await profiles.giveBack(context)
    if (failed) throw new Error(`At the end of it:\n${seen}`)
  },
  visit: async ({ profiles, people, errors }, use) => {
    await use(async (url, options = {}) => {
      const name = options.as ?? 'somebody'
      const context = people.get(name) ?? (await profiles.take(options))
      people.set(name, context)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      watch(page, errors.seen)
      await page.goto(url)
      return page
    })
  },
  expectErrors: async ({ errors }, use) => {
    await use((...patterns) => {
      errors.expected.push(...patterns)
    })
  },
})

function unexpected({ seen, expected }: Errors): string[] {
  const found = seen.filter((message) => !expected.some((pattern) => pattern.test(message)))
  return [...new Set(found)]
}

/** Starts the Chromium of this test run, with flags beside the usual ones. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: inject('chromiumPath'), args: [...flags, ...more] })

/** A profile in which nobody was anywhere yet. */
export async function newProfile(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: options.locale ?? 'en-US',
    viewport: options.viewport ?? desktop,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    colorScheme: options.colorScheme ?? 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.addInitScript(noteEvents)
  return context
}

/** Keeps what was pressed last, on what, and what moved then: for when a press seems to have done nothing. Runs in each page. */
function noteEvents(): void {
  const events: string[] = []
  Object.assign(window, { lastEvents: events })
  const note = (what: string) => {
    events.push(`${Math.round(performance.now())} ${what}`)
    if (events.length > 12) events.shift()
  }
  for (const type of ['pointerdown', 'click', 'keydown'] as const)
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element
        const key = 'key' in event && event.key.length > 1 ? ` ${event.key}` : ''
        note(`${type}${key} <${target.localName}> ${target.textContent?.slice(0, 30)}`)
      },
      true,
    )
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) note(`moved at ${Math.round(startTime)}`)
    }).observe({ type: 'layout-shift' })
}

function watch(page: Page, seen: string[]): void {
  page.on('pageerror', (error) => seen.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isOfIconService(url)) seen.push(`${message.text()} (${url})`)
  })
}

/** On a slow machine the site's own icons take so long that public services are asked, which are not to be had here. */
const isOfIconService = (url: string): boolean =>
  publicIconServices.some((service) => url.startsWith(service))

/** Keeps pictures and pages of what everybody had before them, and tells it in short. */
async function keepPages(people: People, testName: string): Promise<string> {
  const folder = join(outFolder, testName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const told: string[] = []
  for (const [name, context] of people)
    for (const [index, page] of context.pages().entries()) {
      const file = join(folder, `${name}-${index + 1}`)
      await page.screenshot({ path: `${file}.png`, timeout: 5000 }).catch(() => undefined)
      const html = await page.content().catch((error: Error) => error.message)
      await writeFile(`${file}.html`, `<!-- ${page.url()} -->\n${html}`)
      told.push(`${name}: ${page.url()}\n${await page.evaluate(inShort).catch(String)}`)
    }
  return told.join('\n')
}

/** Where the focus is, what is said and asked, and how the screen begins and ends; runs in the page. */
function inShort(): string {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent).join(' / ')
  const cut = (text: string) => {
    const flat = text.replaceAll(/\s+/g, ' ')
    return flat.length > 400 ? `${flat.slice(0, 200)} … ${flat.slice(-200)}` : flat
  }
  const focused = document.activeElement?.cloneNode() as Element | undefined
  return [
    `focus: ${cut(focused?.outerHTML ?? 'none')}`,
    `notes: ${cut(textOf('[role=region][aria-live], [role=alert], [role=status]'))}`,
    `dialogs: ${cut(textOf('[role=dialog], [role=alertdialog]'))}`,
    `events: ${(window as { lastEvents?: string[] }).lastEvents?.join('; ')}`,
    `page: ${cut(textOf('#root'))}`,
  ].join('\n')
}
