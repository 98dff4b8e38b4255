// The server of this repository, as `npm start` runs it, with the embedded database in a folder of its own.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverProgram } from '../../tools/build-server.mjs'
import { compileCache, serverArguments } from '../../tools/server-arguments.mjs'
import { withDatabase } from '../lib/embedded-database.mjs'
import { lines } from '../lib/readers.mjs'
import { sleep } from '../lib/stats.mjs'

/** A guest who comes from a network of their own: guests are counted by network. */
const guest = (n) => ({
  authorization: `Guest ${randomUUID()}`,
  'x-forwarded-for': `10.7.${Math.floor(n / 250)}.${(n % 250) + 1}`,
})
const deltaLine = '{"type":"text-delta"'

/** Guests by the hundred have no credits: their answers cost nothing here. Sites are kept for five seconds. */
async function makeFree(dataDir) {
  await withDatabase(dataDir, (client) =>
    client.query(
      `insert into site_settings (site_id, key, value) select id, 'chatPrice', '{}' from sites`,
    ),
  )
  await sleep(5500)
}

export default ({ port, upstream }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-bench-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const base = `http://127.0.0.1:${port}`
  return {
    dataDir,
    start: {
      cmd: process.execPath,
      args: [...serverArguments, serverProgram()],
      ready: `${base}/api/config/querySite`,
      prepare: () => makeFree(dataDir),
      env: {
        ...compileCache,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        LOCAL_MODELS: 'off',
        OPENAI_API_KEY: 'sk-bench',
        OPENAI_BASE_URL: `${upstream}/v1`,
      },
    },
    load: {
      // One person may not ask more than ten times a second, and has twelve answers under way at most.
      setup: async ({ streams }) => {
        const people = Array.from({ length: Math.ceil(streams / 10) }, (_, n) => guest(n))
        for (const headers of people) await fetch(`${base}/api/auth/getInfo`, { headers })
        return { people }
      },
      request: ({ i, prompt, state }) => ({
        path: '/api/chatgpt/chat-process',
        headers: state.people[i % state.people.length],
        body: { prompt, options: {} },
      }),
      reader: lines((line) => (line.startsWith(deltaLine) ? JSON.parse(line).text : '')),
    },
    browser: {
      path: '/Chat',
      composer: 'textarea',
      answer: '[data-role="assistant"]',
      scroller: '[data-messages]',
      // One conversation with all messages, as the data folder of somebody who has written for long.
      async seed(page, messages) {
        const authorization = await page.evaluate(() => {
          const stored = document.cookie.match(/(?:^|; )uuidToken=([^;]+)/)
          return `Guest ${decodeURIComponent(stored?.[1] ?? '')}`
        })
        const { seedConversation } = await import('../lib/seed-conversation.mjs')
        await seedConversation({ base, dataDir, authorization, messages, title: 'BENCH-BIG' })
      },
      async beforeOpen(page) {
        await page.getByText('BENCH-BIG').first().waitFor({ timeout: 10_000 })
      },
      open: (page) => page.getByText('BENCH-BIG').first().click(),
    },
  }
}
