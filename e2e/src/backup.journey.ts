// An installation that is backed up while people use it, and goes on elsewhere: in an empty folder, and in a database of one's own.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { logIn, signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'

const command = fileURLToPath(new URL('../../server/src/commands/main.ts', import.meta.url))
const member = { username: 'moves_house', password: 'correct horse' }
const question = 'Which keyboard shortcuts are there?'

let folder = ''
const backup = () => join(folder, 'all.tar')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-moving-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command as `npm run atelier` does. */
function atelier(env: Record<string, string>, ...args: string[]) {
  return promisify(execFile)(process.execPath, [command, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}

const placeOf = (server: { dataDir: string }) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '/',
  DATA_DIR: server.dataDir,
})

describe('an installation that moves', () => {
  const server = useServer({ database: 'embedded' })

  test('is backed up beside its server, and is not overwritten by mistake', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await signUp(page, member)
    await chatOn(page).ask(question)
    const made = await atelier(placeOf(server), 'backup', '--to', backup())
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('SHA-256') })

    const whole = await atelier(placeOf(server), 'check-backup', backup())
    expect(whole).toMatchObject({ code: 0, said: expect.stringContaining('Whole') })

    const refused = await atelier(placeOf(server), 'restore', backup())
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('is in use') })
    // The page would ask a server that is away.
    await page.goto('about:blank')
    await server.stop()
    const full = await atelier(placeOf(server), 'restore', backup())
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('accounts') })
    await server.start()
    await page.goto(`${server.at(english)}/Chat`)
    await chatOn(page).conversation(question).waitFor()
  })
})

describe.each([
  { where: 'an empty folder', database: 'embedded' as const },
  { where: 'a database of one’s own', database: 'shared' as const },
])('what was backed up', ({ where, database }) => {
  const server = useServer({
    database,
    before: async (env) => {
      const { code, said } = await atelier(env, 'restore', backup())
      if (code !== 0) throw new Error(said)
    },
  })

  test(`goes on in ${where}`, async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await logIn(page, member)
    await chat.conversation(question).click()
    await chat.questions.first().waitFor()
    expect(await textOf(chat.questions.first())).toContain(question)
    await chat.ask('How do I switch the theme?')
    expect(await chat.questions.count()).toBe(2)
    const ledger = await atelier(
      {
        ...placeOf(server),
        ...(server.databaseUrl ? { DATABASE_URL: server.databaseUrl } : {}),
      },
      'check-ledger',
    )
    expect(ledger).toMatchObject({ code: 0, said: expect.stringContaining('adds up') })
  })
})
