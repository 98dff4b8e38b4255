import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { repositoryFolder } from '../../../platform/repository-folder.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const template = `<!doctype html><html lang="__LANG__" class="__THEME__" data-homes="__HOMES__"><head><!--brand-head-->
<!--screen-files {"/chat":["assets/chat.js"],"/midjourney":["assets/midjourney.js"],"/mobilehome":["assets/home.js"]}--></head>
<body><!--boot-welcome--><textarea placeholder="__PROMPT_HINT__"></textarea></body></html>`

let test: TestApp
let app: FastifyInstance
let webFolder: string
beforeAll(async () => {
  test = await createTestApp()
  webFolder = await mkdtemp(join(tmpdir(), 'atelier-page-'))
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

const get = (url: string, { host = 'localhost', cookie = '' } = {}) =>
  app.inject({ url, headers: { host, cookie } })

const bootIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">([^<]*)</.exec(html)?.[1] ?? '')

const linksIn = (html: string): string[] =>
  html.match(/<link rel="(?:module)?preload"[^>]*>/g) ?? []

describe('the page', () => {
  it('names the files of the screen that it leads to', async () => {
    const [phone, wide] = linksIn((await get('/', { cookie: 'uuidToken=x' })).body)
    expect(phone).toContain('href="/assets/home.js" media="(max-width: 639.98px)"')
    expect(wide).toContain('href="/assets/midjourney.js" media="(min-width: 640px)"')
    expect(linksIn((await get('/chat?group=3')).body)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/chat.js">',
    ])
  })

  it('names the first pictures of that screen to whoever was never here', async () => {
    const pictures = async (path: string, cookie = '') =>
      linksIn((await get(path, { cookie })).body).filter((link) => link.includes('as="image"'))
    const first = await pictures('/Midjourney', 'theme=dark')
    expect(first).toHaveLength(14)
    expect(first[0]).toMatch(/href="\/api\/samples\/file\?name=[^"]+&amp;v=[^"]+"/)
    expect(first.filter((link) => link.includes('media='))).toHaveLength(11)
    expect(await pictures('/Midjourney', 'theme=dark; uuidToken=0-1')).toEqual([])
    expect(await pictures('/Chat')).toEqual([])
  })

  it.each([
    ['/', 200],
    ['/Chat?group=3', 200],
    ['/chat', 200],
    ['/Pay', 200],
    ['/help/backup-and-restore', 200],
    ['/welcome', 200],
    ['/mobileHome', 200],
    ['/user', 200],
    ['/500', 200],
    ['/404', 404],
    ['/no-such-page', 404],
    ['/Chat/deeper', 404],
    ['//', 200],
    ['//[', 404],
    ['//elsewhere.example/Chat', 404],
  ])('answers %s with itself and status %d', async (url, status) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('<title>Atelier</title>')
  })

  it.each([
    ['/', { indexPath: 'music' }, '/music /music', '这首歌讲什么，听起来什么感觉？'],
    ['/?x=1', { menu: ['Chat', 'video'] }, '/mobileHome /Chat', '想画什么？'],
    ['/', { clientHomePath: '/video?a=1' }, '/video?a=1 /video?a=1', '想让视频里发生什么？'],
    ['/Chat', { indexPath: 'music' }, '', '想画什么？'],
    ['/Video', {}, '', '想让视频里发生什么？'],
  ])('at %s of a site with %j is the frame of %j', async (url, settings, homes, hint) => {
    const host = `${JSON.stringify(settings).replaceAll(/[^a-z]/gi, '')}-${url.length}.example`
    await test.database.pool.query(
      `with made as (insert into sites (code) values ($1) returning id),
         said as (insert into site_settings (site_id, key, value)
           select id, entry.key, entry.value from made, jsonb_each($2::jsonb) entry)
       insert into site_domains (pattern, site_id) select $1, id from made`,
      [host.toLowerCase(), settings],
    )
    const { body } = await get(url, { host })
    expect(/data-homes="([^"]*)"/.exec(body)?.[1]).toBe(homes)
    expect(/placeholder="([^"]*)"/.exec(body)?.[1]).toBe(hint)
  })

  it('is not what an unknown call answers with', async () => {
    const reply = await get('/api/no-such-call')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ success: false })
  })

  it('of a site that says nothing of itself is called AI, with the favicon of the house', async () => {
    await test.database.pool.query(`
      with made as (insert into sites (code) values ('bare') returning id)
      insert into site_domains (pattern, site_id) select 'bare.example', id from made`)
    const { body } = await get('/', { host: 'bare.example' })
    expect(body).toContain('<title>AI</title>')
    expect(body).toContain('<link rel="icon" href="/favicon.svg">')
    expect(body).toContain('<html lang="zh-CN" class="dark" data-homes="/mobileHome /Midjourney">')
    expect(body).toContain('--accent-dark:#ffffffd1;--accent-light:#409eff')
  })

  it('brings the menu along in the language of its reader, without what is hidden', async () => {
    await test.database.pool.query(`
      insert into site_contents (site_id, kind, position, is_shown, body)
      select id, 'menu', place, shown, body from sites, (values
        (1, true, '{"name": "Chat", "title": {"zh-CN": "聊天室", "en-US": "Talk"}}'::jsonb),
        (2, false, '{"name": "help", "title": {"zh-CN": "手册"}}'::jsonb)
      ) as rows(place, shown, body) where code = 'studio'`)
    const host = 'studio.localhost'
    const titles = async (cookie: string) =>
      bootIn((await get('/', { host, cookie })).body).menu.rows.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('')).toEqual(['Talk'])
    expect(await titles('language=zh-CN')).toEqual(['聊天室'])
    expect(bootIn((await get('/')).body).menu).toEqual({ rows: [], count: 0 })
  })
})

describe('the revision of a site', () => {
  it('changes with what it tells its people, and with nothing that others tell', async () => {
    const revision = async (host: string) => bootIn((await get('/', { host })).body).site.revision
    const [before, other] = [await revision('studio.localhost'), await revision('localhost')]
    await test.database.pool.query(`
      insert into site_contents (site_id, kind, body)
      select id, 'notice', '{"title": {}, "content": {}}' from sites where code = 'studio'`)
    const told = await revision('studio.localhost')
    expect(told).not.toBe(before)
    await test.database.pool.query(
      `update site_contents set is_shown = false where kind = 'notice'`,
    )
    expect(await revision('studio.localhost')).not.toBe(told)
    expect(await revision('localhost')).toBe(other)
  })
})
