// An upstream in a network of its own: it names its files as it knows them there, and one of them is gone.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { samplePng } from '@atelier/engines/testing/sample-picture'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean } from './testing/violations.ts'

const servers: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const visited: string[] = []
let files: string
let upstream: string
beforeAll(async () => {
  files = await listen(({ url }, reply) => {
    visited.push(`files ${url}`)
    reply.setHeader('content-type', 'image/png').end(samplePng())
  })
  upstream = await listen(({ url = '', method }, reply) => {
    visited.push(`upstream ${url}`)
    if (url === '/inside.png') return reply.end(samplePng())
    reply.setHeader('content-type', 'application/json')
    if (url.endsWith('/models')) return reply.end('{"data":[{"id":"flux-dev"}]}')
    if (method !== 'POST') return reply.writeHead(404).end('{}')
    const names = [
      'http://10.20.30.40:7860/inside.png',
      `${files}/stored.png`,
      'http://painter:7860/gone.png',
    ]
    return reply.end(JSON.stringify({ data: names.map((name) => ({ url: name })) }))
  })
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const server = useServer()

describe('files of an upstream in a network of its own', () => {
  test('are fetched from it and from the place that its operator allows; what is gone costs itself alone', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable Entity\).*connections\/save/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, { username: 'boss', password: 'correct horse' })
    await page.goto(`${server.at(english)}/admin/connections`)
    await page.getByRole('button', { name: 'Add connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Provider' }).fill('OpenAI-compatible')
    await page.getByRole('option', { name: 'Other (OpenAI-compatible)' }).click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Inside')
    await dialog.getByRole('textbox', { name: 'baseUrl' }).fill(`${upstream}/v1`)
    const place = dialog.getByRole('textbox', { name: 'File server' })
    await place.fill('file:///etc')
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await dialog.getByText('Enter an address like').waitFor()
    await expectClean(page)
    await place.fill(`${files}/any/folder`)
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText(/^Inside saved\./).waitFor()
    await page.getByRole('button', { name: 'Edit Inside' }).click()
    expect(await place.inputValue()).toBe(files)
    await page.keyboard.press('Escape')

    await page.goto(`${server.at(english)}/draw`)
    await page.getByText('flux-dev').first().waitFor()
    const count = page.getByRole('textbox', { name: 'Images', exact: true })
    await count.fill('3')
    await count.press('Enter')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('three lamps')
    await page.getByRole('button', { name: /^Draw · / }).click()
    await soon(() => page.getByRole('link', { name: 'Open: three lamps' }).count()).toBeGreaterThan(
      0,
    )
    await page.getByRole('link', { name: 'Open: three lamps' }).first().click()
    const lightbox = page.getByRole('dialog', { name: /^Work: / })
    await lightbox.getByText('2 of 3 files were saved.').waitFor()
    await expectClean(page)
    expect(visited).toContain('upstream /inside.png')
    expect(visited).toContain('files /stored.png')
    expect(visited).toContain('upstream /gone.png')
  })
})
