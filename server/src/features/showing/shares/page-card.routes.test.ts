import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { repositoryFolder } from '../../../platform/repository-folder.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeWork, publish } from '../gallery/testing/published.ts'
import { findPageCard } from './page-card.ts'

const template = `<!doctype html><html lang="__LANG__" class="__THEME__"><head><!--brand-head--></head>
<body><!--boot-welcome--></body></html>`

let test: TestApp
let app: FastifyInstance
let webFolder: string
let ada: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  test.engine.answerAlways('An answer')
  webFolder = await mkdtemp(join(tmpdir(), 'atelier-card-'))
  await writeFile(join(webFolder, 'index.html'), template)
  app = await createApp(test.services, {
    webFolder,
    textsFile: join(repositoryFolder, 'web/src/i18n/html-texts.json'),
    devUrl: undefined,
    trustProxy: 'loopback',
    checkReplies: true,
  })
})
afterAll(async () => {
  await app.close()
  await test.close()
  await rm(webFolder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost', ...headers } })
/** What stands in the head, as a reader of it finds it. */
async function headOf(url: string, headers: Record<string, string> = {}) {
  const { body } = await get(url, headers)
  const found = body.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)">/g)
  const metas = Object.fromEntries([...found].map(([, name, content]) => [name, content]))
  return {
    ...metas,
    title: /<title>([^<]*)</.exec(body)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
  } as Record<string, string | undefined>
}
const tellsNothing = async (url: string, headers: Record<string, string> = {}) => {
  const head = await headOf(url, headers)
  expect(head).toEqual(await headOf('/', headers))
  expect(head['og:title']).toBeUndefined()
}
const share = (kind: 'chat' | 'work', subjectId: number, more = {}) =>
  test.call(api.shares.create, { kind, subjectId, ...more }, { as: ada })
async function say(prompt: string): Promise<number> {
  const events = await test.events(api.chat.process, { prompt, options: {} }, { as: ada })
  const begin = events.find((event) => event.type === 'start')
  return begin?.type === 'start' ? begin.groupId : 0
}

describe('the head of a work’s page', () => {
  it('names the work, its author and its picture by whole addresses', async () => {
    const id = await publish(test, ada, { title: 'Fog' }, { prompt: 'a lighthouse in fog' })
    const head = await headOf(`/workDetails?id=${id}`, {
      host: 'studio.localhost:8080',
      'x-forwarded-proto': 'https',
    })
    // Of another site.
    expect(head['og:title']).toBeUndefined()
    const own = await headOf(`/workDetails?id=${id}&from=feed`, { 'x-forwarded-proto': 'https' })
    expect(own).toMatchObject({
      title: 'Fog · Atelier',
      canonical: `https://localhost/workDetails?id=${id}`,
      description: 'a lighthouse in fog',
      author: 'ada',
      'og:title': 'Fog',
      'og:description': 'a lighthouse in fog',
      'og:url': `https://localhost/workDetails?id=${id}`,
      'og:type': 'article',
      'og:site_name': 'Atelier',
      'og:image': `https://localhost/api/gallery/card?id=${id}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
  })

  it.each([
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['</title><b>', '&lt;/title&gt;&lt;b&gt;'],
    ["$& $1 $' <!--boot-welcome-->", "$&amp; $1 $' &lt;!--boot-welcome--&gt;"],
    ['two\nlines\u0000 and \u202eback', 'two lines and back'],
    ['&amp;', '&amp;amp;'],
  ])('takes a title like %j for words', async (prompt, written) => {
    const id = await makeWork(test, ada, { prompt: prompt.replaceAll('\u0000', '\u0001') })
    await test.call(api.publications.publish, { ids: [id] }, { as: ada })
    const head = await headOf(`/workDetails?id=${id}`)
    expect(head['og:title']).toBe(written)
    expect(head.title).toBe(`${written} · Atelier`)
    expect((await get(`/workDetails?id=${id}`)).body).not.toContain('<script>alert')
  })

  it('keeps a hidden prompt to itself', async () => {
    const id = await publish(test, ada, { hidesPrompt: true }, { prompt: 'my secret recipe' })
    const { body } = await get(`/workDetails?id=${id}`)
    expect(body).not.toContain('secret')
    expect((await headOf(`/workDetails?id=${id}`))['og:title']).toBe('ada')
  })

  it('says nothing of what is not public', async () => {
    const withdrawn = await publish(test, ada, { title: 'Gone' })
    await test.call(api.publications.withdraw, { ids: [withdrawn] }, { as: ada })
    const deleted = await publish(test, ada, { title: 'Deleted' })
    await test.call(api.works.remove, { ids: [deleted] }, { as: ada })
    const kept = await makeWork(test, ada, { prompt: 'private' })
    for (const id of [withdrawn, deleted, kept, 999_999, '0', '-1', 'x', '9'.repeat(9), "1'--"]) {
      await tellsNothing(`/workDetails?id=${id}`)
    }
    await tellsNothing('/workDetails')
  })
})

describe('the head of a shared page', () => {
  it('names the conversation and how it begins, and is kept out of search engines', async () => {
    const { address } = await share('chat', await say('Which way to the sea?'))
    const head = await headOf(address)
    expect(head).toMatchObject({
      canonical: `http://localhost${address}`,
      'og:description': expect.stringContaining('Which way to the sea? An answer'),
      'og:image': `http://localhost/api/share/card?key=${address.split('/').at(-1)}`,
    })
    const reply = await get(address)
    expect([reply.statusCode, reply.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  })

  it('says nothing where there is a password, or once it is revoked', async () => {
    const groupId = await say('A secret plan')
    const locked = await share('chat', groupId, { password: 'sesame' })
    const revoked = await share('chat', groupId)
    expect((await headOf(revoked.address))['og:title']).toBeDefined()
    await test.call(api.shares.revoke, { id: revoked.id }, { as: ada })
    for (const { address } of [locked, revoked]) {
      await tellsNothing(address)
      const key = address.split('/').at(-1)
      expect((await get(`/api/share/card?key=${key}`)).statusCode).toBe(404)
    }
    await tellsNothing('/share/nothing')
    const open = await share('chat', groupId)
    await tellsNothing(open.address, { host: 'studio.localhost' })
  })
})

describe('the head of any other page', () => {
  it.each([
    '/',
    '/Chat?group=3',
    '/gallery?id=1',
    '/workDetails',
    '/share/',
    '/share/a/b',
    '/help/x',
  ])('of %s asks for nothing', (path) => {
    const untouchable = new Proxy({} as typeof test.services.shares, {
      get(_, name) {
        throw new Error(`${String(name)} was asked for`)
      },
    })
    const site = {} as Parameters<typeof findPageCard>[1]['site']
    const from = { site, locale: 'en-US' as const, origin: 'http://localhost' }
    expect(findPageCard(new URL(path, 'http://site'), from, untouchable)).toBeUndefined()
  })

  it('comes when the card cannot be read', async () => {
    const broken = await createApp(
      { ...test.services, shares: { ...test.services.shares, db: undefined as never } },
      {
        webFolder,
        textsFile: join(repositoryFolder, 'web/src/i18n/html-texts.json'),
        devUrl: undefined,
        trustProxy: 'loopback',
        checkReplies: true,
      },
    )
    const reply = await broken.inject({ url: '/workDetails?id=1', headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(200)
    await broken.close()
  })
})

describe('the card', () => {
  const card = (id: number, more = '') => get(`/api/gallery/card?id=${id}${more}`)

  it('is a JPEG of the promised size that shows the picture', async () => {
    const id = await publish(test, ada, { title: '雾中灯塔 🗼 \u202e "Fog"' })
    const reply = await card(id)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=300',
    })
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    // The test picture is red, twelve by eight: it stands at the left, in the middle of the height.
    const at = (315 * 1200 + 200) * info.channels
    expect(data[at]).toBeGreaterThan(200)
    expect(data[at + 1]).toBeLessThan(60)
    expect((await card(id)).rawPayload.equals(reply.rawPayload)).toBe(true)
    const saved = await card(id, '&as=download')
    expect(saved.headers['content-disposition']).toContain('attachment')
  })

  it('is gone once its work is withdrawn, and is not there before', async () => {
    const id = await publish(test, ada, { title: 'Soon withdrawn' })
    expect((await card(id)).statusCode).toBe(200)
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    expect((await card(id)).statusCode).toBe(404)
    expect((await card(await makeWork(test, ada))).statusCode).toBe(404)
    expect((await card(99_999_999_999)).statusCode).toBe(422)
  })

  it('of a shared conversation has words alone, that of a shared work its picture', async () => {
    const [chat, work] = [
      await share('chat', await say('Words')),
      await share('work', await makeWork(test, ada)),
    ]
    for (const { address } of [chat, work]) {
      const reply = await get(`/api/share/card?key=${address.split('/').at(-1)}`)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })
})
