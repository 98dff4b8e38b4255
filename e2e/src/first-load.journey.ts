// What a first visit costs: all that comes from the server until the page asks for nothing more by itself.
import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { watchShifts } from './testing/watch-shifts.ts'

const server = useServer()

/** As promised; the mark of the site is one of the requests. */
const budget = { requests: 15, scriptBytes: 170_000, styleBytes: 10_000, layoutShift: 0.005 }

type Request = {
  path: string
  /** The page itself names it, for its first screen; scripts ask for the rest. */
  isNamed: boolean
  /** Of the body, as it is sent. */
  bytes: number
  isThere: boolean
  /** The browser had it from this very visit. */
  isKept: boolean
}

/** What the page asks for from now on. */
async function watchRequests(session: CDPSession): Promise<() => Request[]> {
  const all = new Map<string, Request>()
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const path = new URL(request.url).pathname
    const isNamed = initiator.type === 'parser'
    all.set(requestId, { path, isNamed, bytes: 0, isThere: false, isKept: false })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = all.get(requestId)
    if (request) request.isKept = response.fromDiskCache ?? false
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = all.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId }) => {
    const request = all.get(requestId)
    if (request) request.isThere = true
  })
  await session.send('Network.enable')
  return () => [...all.values()].filter(({ isKept }) => !isKept)
}

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test(`a first visit on a ${name} takes few requests, little code, and nothing moves`, async ({
    visit,
  }) => {
    const page = await visit('about:blank', { viewport })
    const requests = await watchRequests(await page.context().newCDPSession(page))
    const shiftsOf = await watchShifts(page)
    await page.goto(`${server.at(english)}/Chat`)
    await chatOn(page).form.waitFor()
    const isThere = (path: string) =>
      requests().some((request) => request.path === path && request.isThere)
    // What is asked for last, once the browser has time.
    await soon(() => isThere('/version.json') && isThere('/api/config/notice')).toBe(true)
    await soon(() => requests().every((request) => request.isThere)).toBe(true)

    const came = requests()
    const told = came
      .map(({ bytes, path, isNamed }) => `${bytes} ${path}${isNamed ? '' : ' (late)'}`)
      .join('\n')
    const bytesOf = (ending: string) =>
      came
        .filter(({ path, isNamed }) => isNamed && path.endsWith(ending))
        .reduce((sum, { bytes }) => sum + bytes, 0)
    expect(came.length, told).toBeLessThanOrEqual(budget.requests)
    expect(bytesOf('.js'), told).toBeLessThanOrEqual(budget.scriptBytes)
    expect(bytesOf('.css'), told).toBeLessThanOrEqual(budget.styleBytes)
    // All of the first screen's is counted.
    expect(bytesOf('.js')).toBeGreaterThan(100_000)
    // Each path once: what the browser has is not sent again.
    expect(new Set(came.map(({ path }) => path)).size, told).toBe(came.length)
    expect(await shiftsOf()).toBeLessThan(budget.layoutShift)
  })
