// WebKit as in WebKitGTK, driven by its own driver: https://www.w3.org/TR/webdriver2/
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callText, type OtherBrowser, type WebKitPaths } from './other-browser.ts'
import { startProcess } from './own-process.ts'

const maxResizes = 20
/** The bar above the page would keep the window from being as narrow as a phone. */
const narrowBar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }'

export async function startWebKit(paths: WebKitPaths): Promise<OtherBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'atelier-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowBar)
  const env = { PATH: process.env.PATH ?? '', HOME: home, XDG_CONFIG_HOME: home }
  const screen = startProcess(
    paths.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    env,
  )
  const ends = [() => rm(home, { recursive: true, force: true, maxRetries: 5 }), screen.end]
  const end = async () => {
    for (const each of ends.toReversed()) await each()
  }
  try {
    const [display] = await screen.says(/^\d+\n/m)
    const port = await findPort()
    const driver = startProcess(paths.driver, [`--port=${port}`], {
      ...env,
      DISPLAY: `:${display.trim()}`,
      LANG: 'en_US.UTF-8',
      GTK_THEME: 'Adwaita',
    })
    ends.push(driver.end)
    const ask = askAt(`http://127.0.0.1:${port}`)
    await untilReady(ask)
    const options = { binary: paths.browser, args: ['--automation'] }
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    ends.push(async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined)
    })
    return drive((method, path, body) => ask(method, `/session/${sessionId}${path}`, body), end)
  } catch (error) {
    await end()
    throw error
  }
}

type Ask = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>

function drive(ask: Ask, end: () => Promise<void>): OtherBrowser {
  const evaluate: OtherBrowser['evaluate'] = async (run, given) => {
    const script = `return JSON.stringify({ value: ${callText(run, given)} })`
    return JSON.parse(await ask('POST', '/execute/sync', { script, args: [] })).value
  }
  return {
    async goTo(url) {
      await ask('POST', '/url', { url })
    },
    evaluate,
    async act(actions) {
      await ask('POST', '/actions', { actions })
    },
    async resize({ width, height }) {
      // The window has a bar; how high it is, its size tells, which comes a moment after it was asked for: each size is waited for.
      let outer = height
      for (let tries = 0; tries < maxResizes; tries++) {
        await ask('POST', '/window/rect', { width, height: outer })
        let inner = 0
        for (let looks = 0; looks < 40 && inner !== height; looks++) {
          inner = await evaluate(() => window.innerHeight, undefined)
          if (inner !== height) await sleep(25)
        }
        if (inner === height) return
        outer += height - inner
      }
    },
    async screenshot() {
      return Buffer.from(await ask<string>('GET', '/screenshot'), 'base64')
    },
    close: end,
  }
}

function askAt(address: string): Ask {
  return async (method, path, body) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    })
    const { value } = (await reply.json()) as { value: never }
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** The driver says nothing when it listens. */
async function untilReady(ask: Ask): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) return
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const findPort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
