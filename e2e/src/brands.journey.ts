// One server, two host names, two brands that know nothing of each other.
import type { Page, Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Visit } from './testing/browser.ts'
import { chatOn, openGroup } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const brands = [
  {
    host: 'localhost',
    name: 'Atelier',
    others: /vermilion|studio/i,
    language: 'zh-CN',
    isDark: true,
    icon: '/favicon.svg',
    greeting: '今天想做点什么？',
    composer: '消息',
    notFound: '页面不存在',
  },
  {
    host: 'studio.localhost',
    name: 'Vermilion',
    others: /atelier/i,
    language: 'en-US',
    isDark: false,
    icon: '/brands/vermilion.svg',
    greeting: 'Begin with a sentence.',
    composer: 'Message',
    notFound: 'Page not found',
  },
] as const

/** Opens an address and answers with what the server sent for it. */
async function open(visit: Visit, url: string): Promise<{ page: Page; sent: Response }> {
  const page = await visit('about:blank')
  const sent = await page.goto(url)
  if (!sent) throw new Error(`${url} brought no page`)
  return { page, sent }
}

const metaIn = (html: string, name: string): string =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

/** What the one main action of a page is coloured with. */
const accentOf = (page: Page) =>
  page
    .locator('form button[type=submit]')
    .evaluate((button) => getComputedStyle(button).backgroundColor)

describe.each(brands)('the site at $host', (brand) => {
  test('is sent with its own title, icon, description, language and theme, and no other name', async ({
    visit,
  }) => {
    const { sent } = await open(visit, server.at(brand.host))
    const html = await sent.text()
    expect(sent.status()).toBe(200)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(brand.name)
    expect(/<link rel="icon" href="([^"]*)"/.exec(html)?.[1]).toBe(brand.icon)
    expect(metaIn(html, 'description')).not.toBe('')
    expect(metaIn(html, 'keywords')).not.toBe('')
    const [, lang, classes] = /<html lang="([^"]*)" class="([^"]*)"/.exec(html) ?? []
    expect(lang).toBe(brand.language)
    expect(classes?.includes('dark')).toBe(brand.isDark)
    expect(html).toContain(`aria-label="${brand.composer}"`)
    expect(html).toContain(`<h2>${brand.greeting}</h2>`)
    expect(sent.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
    expect(html).not.toMatch(brand.others)
  })

  test('shows its own name, logo, greeting and colours, and no other name', async ({ visit }) => {
    const { page } = await open(visit, `${server.at(brand.host)}/Chat`)
    await page.getByText(brand.greeting).waitFor()
    expect(await page.title()).toContain(brand.name)
    const home = page.getByRole('link', { name: brand.name, exact: true })
    const logo = home.locator('img')
    expect(await logo.getAttribute('src')).toBe(brand.icon)
    await soon(() =>
      logo.evaluate((img) => (img as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    expect(await page.locator('html').getAttribute('lang')).toBe(brand.language)
    expect(await page.locator('body').textContent()).not.toMatch(brand.others)
  })

  test('answers 404 with a page of its own where nothing is', async ({ visit, expectErrors }) => {
    expectErrors(/404 \(Not Found\).*\/no-such-page/)
    const { page, sent } = await open(visit, `${server.at(brand.host)}/no-such-page`)
    expect(sent.status()).toBe(404)
    expect(await sent.text()).not.toMatch(brand.others)
    await page.getByRole('heading', { name: brand.notFound }).waitFor()
    expect(await page.title()).toContain(brand.name)
    await page.getByRole('button').first().click()
    await page.waitForURL('**/Midjourney')
  })
})

describe('two sites', () => {
  test('have accents of their own', async ({ visit }) => {
    const accents = new Set<string>()
    for (const { host } of brands) {
      const { page } = await open(visit, server.at(host))
      await page.locator('form').waitFor()
      accents.add(await accentOf(page))
    }
    expect(accents.size).toBe(brands.length)
  })

  test('share no conversation, not even of the same guest', async ({ visit, expectErrors }) => {
    expectErrors(/404 \(Not Found\).*chatList/)
    const { page: studio } = await open(visit, `${server.at('studio.localhost')}/Chat`)
    const chat = chatOn(studio)
    await chat.ask('Which keyboard shortcuts are there?')
    const groupId = await openGroup(studio)
    expect(await callAs(studio, '/group/query')).toHaveLength(1)
    const guest = await studio.evaluate(() => localStorage.getItem('uuidToken') ?? '')

    const { page: other } = await open(visit, server.at('localhost'))
    await other.evaluate((value) => localStorage.setItem('uuidToken', value), guest)
    await other.goto(`${server.at('localhost')}/Chat?group=${groupId}`)
    await other.getByText('这个对话已不存在').waitFor()
    expect(await callAs(other, '/group/query')).toEqual([])
    await expect(callAs(other, `/chatlog/chatList?groupId=${groupId}`)).rejects.toThrow(
      'no longer exists',
    )
  })
})

// Last, since it changes a site that the others look at.
describe('what the operator changes of a site', () => {
  test('shows in an open page without a reload', async ({ visit }) => {
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(server.at('studio.localhost'))
    await chatOn(page).account.waitFor()
    const settings = { siteName: 'Cobalt', appName: 'Cobalt', appIco: '/favicon.svg' }
    await setSite(server, 'studio.localhost', { ...settings, accentLight: '#1d4ed8' })
    // A server may take some seconds to see it; the page asks again every minute.
    await soon(async () => {
      await page.clock.fastForward(60_000)
      return page.getByRole('link', { name: 'Cobalt' }).count()
    }).toBe(1)
    await soon(() => page.title()).toContain('Cobalt')
    await soon(() => page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon.svg')
    // The same colour, as dark already as white words need.
    await soon(() => accentOf(page)).toMatch(/^oklch\(0\.48\d* 0\.2\d* 264/)
  })

  test('runs an analytics script on that site alone', async ({ visit }) => {
    const analyticsScript = '<script>window.counted = location.pathname</script>'
    await setSite(server, 'localhost', { analyticsScript })
    const countedIn = (page: Page) =>
      page.evaluate(() => (globalThis as { counted?: string }).counted)
    const page = await visit('about:blank')
    const policy = async () => {
      const sent = await page.goto(server.at('localhost'))
      return sent?.headers()['content-security-policy']
    }
    await soon(policy).toMatch(/script-src [^;]*'nonce-/)
    await soon(() => countedIn(page)).toBe('/')
    const { page: other, sent: otherSent } = await open(visit, server.at('studio.localhost'))
    expect(otherSent.headers()['content-security-policy']).not.toContain('nonce')
    await chatOn(other).account.waitFor()
    expect(await countedIn(other)).toBeUndefined()
  })

  test('sends visitors on to another domain when a rule says so', async ({ visit }) => {
    await server.query(
      `insert into site_contents (site_id, kind, body)
       select id, 'jump', $1::jsonb from sites where code = 'studio'`,
      [JSON.stringify({ ad: 'studio.localhost', domain: 'localhost', type: 1 })],
    )
    const page = await visit(`${server.at('studio.localhost')}/help?x=1`)
    await page.waitForURL(/^http:\/\/localhost:\d+\/help\?x=1$/)
  })
})
