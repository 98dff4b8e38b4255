// A release: packed, unpacked into an empty folder, started there, used, and looked after by its own commands.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { workStates } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './faults/people.ts'
import { askFor } from './faults/requests.ts'
import { type InstalledRelease, installRelease } from './testing/release-package.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

let release: InstalledRelease
let server: ServerProcess
beforeAll(async () => {
  release = await installRelease()
  server = await startServer({ program: [release.command] })
})
afterAll(async () => {
  await server?.remove()
  await release?.remove()
})

const atelier = (...args: string[]) =>
  promisify(execFile)(process.execPath, [release.command, ...args], {
    cwd: release.folder,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.databaseUrl,
    },
  })

describe('a release', () => {
  it('serves its page, compressed by its build, and the handbook', async () => {
    const page = await (await fetch(server.at())).text()
    expect(page).toContain('<title>Atelier</title>')
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? []
    const { headers, status } = await fetch(`${server.at()}${script}`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
    const notices = await fetch(`${server.at()}/third-party.txt`)
    expect(await notices.text()).toContain('Permission is hereby granted')
  })

  it('answers, and paints', async () => {
    const person = await register('visitor', server.at())
    const { data } = await person.insist('POST', '/chatgpt/chat-process', {
      prompt: 'Which keyboard shortcuts are there?',
    })
    expect(data).toContain('finish')
    expect((await askFor('picture', person, 'a quiet lake'))?.status).toBe(200)
    const states = async () =>
      (await server.query('select state from works')).map((row) => row.state)
    await soon(states).toEqual([workStates.done])
  })

  it('has the commands of an operator', async () => {
    expect((await atelier('check-ledger')).stdout).toContain('The ledger adds up.')
    expect((await atelier('backup')).stdout).toContain('SHA-256')
    expect((await atelier('help')).stdout).toContain('atelier <command>')
  })
})
