// Firefox, which speaks WebDriver BiDi by itself: https://w3c.github.io/webdriver-bidi/
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callText, type OtherBrowser } from './other-browser.ts'
import { startProcess } from './own-process.ts'

/** Asks nobody outside, shows no pages of its own, speaks English. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.enabled': false,
}

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string }
type Evaluated = {
  type: 'success' | 'exception'
  result: { value: string }
  exceptionDetails?: { text: string }
}

export async function startFirefox(path: string): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'atelier-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = startProcess(path, args, { PATH: process.env.PATH ?? '', HOME: profile })
  const end = async () => {
    await firefox.end()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [, address] = await firefox.says(/BiDi listening on (ws:\S+)/)
    return await drive(await connect(`${address}/session`), end)
  } catch (error) {
    await end()
    throw error
  }
}

type Ask = <Result>(method: string, params: object) => Promise<Result>

async function drive(ask: Ask, end: () => Promise<void>): Promise<OtherBrowser> {
  await ask('session.new', { capabilities: {} })
  const tree = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  return {
    async goTo(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(run, given) {
      const expression = `JSON.stringify({ value: ${callText(run, given)} })`
      const how = { target: { context }, awaitPromise: true }
      const reply = await ask<Evaluated>('script.evaluate', { expression, ...how })
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text)
      return JSON.parse(reply.result.value).value
    },
    async act(actions) {
      await ask('input.performActions', { context, actions })
    },
    async resize(viewport) {
      await ask('browsingContext.setViewport', { context, viewport })
    },
    async screenshot() {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: end,
  }
}

async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (reply: Reply) => void>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Nothing answers at ${address}.`))
  })
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  }
  socket.onclose = () => {
    for (const settle of waiting.values()) settle({ type: 'error', error: 'Firefox has ended.' })
  }
  let last = 0
  return async <Result>(method: string, params: object) => {
    const id = ++last
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message ?? ''}`)
    return reply.result as Result
  }
}
