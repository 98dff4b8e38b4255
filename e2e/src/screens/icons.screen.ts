// Icons that the client does not carry, wished for by an operator in the menu of a site.
import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { soon } from '../testing/soon.ts'
import { type RenderScreen, test } from './testing/screen.ts'

const own = 'studio.localhost'
const services = ['api.iconify.design', 'api.simplesvg.com', 'api.unisvg.com']

type Answer = 'icon' | 'silence' | number

const iconFor = (request: Request) => {
  const [, prefix] = /\/([\w-]+)\.json/.exec(request.url()) ?? []
  const name = new URL(request.url()).searchParams.get('icons') ?? ''
  const body = '<path fill="currentColor" d="M2 2h20v20H2z"/>'
  return { prefix, width: 24, height: 24, icons: { [name]: { body } } }
}

/** Opens the site with this icon wished for its chat. All that answers for icons answers as told; our own server has it when absent. */
async function openWith(
  renderScreen: RenderScreen,
  icon: string,
  answers: { own?: Answer; services?: Partial<Record<string, Answer>> } = {},
): Promise<{ page: Page; asked: string[]; place: Locator }> {
  const asked: string[] = []
  const { page } = await renderScreen('/Chat', {
    site: { menu: [{ id: 1, name: 'Chat', title: 'Talk', icon, url: '', status: 1 }] },
    before: async (blank) => {
      await giveTimeToAnswer(blank)
      await blank.route(
        ({ host, pathname }) => host !== own || pathname.startsWith('/icons/'),
        async (route) => {
          const { host, pathname } = new URL(route.request().url())
          asked.push(host === own ? pathname : `${host}${pathname}`)
          const { own: ownAnswer = 'icon', services = {} } = answers
          const answer = host === own ? ownAnswer : (services[host] ?? 404)
          if (answer === 'silence') return
          const headers = { 'access-control-allow-origin': '*' }
          if (answer === 'icon') await route.fulfill({ headers, json: iconFor(route.request()) })
          else await route.fulfill({ headers, status: answer })
        },
      )
    },
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const place = menu.getByRole('link', { name: 'Talk' })
  await place.waitFor()
  return { page, asked, place }
}

/** After 750 ms the client asks the next source as well. A busy machine may need that long for an answer, so here it waits longer. */
const giveTimeToAnswer = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (action: () => void, ms?: number, ...given: unknown[]) =>
      setTimeout(action, ms === 750 ? 10_000 : ms, ...given)
    window.setTimeout = patient as typeof setTimeout
  })

/** The picture that was fetched; the client's own icons are drawings of the page. */
const fetchedIn = (place: Locator) => place.locator('[style*="--svg"]')
const ownIconIn = (place: Locator) => place.locator('svg')

describe('an icon that the client does not carry', () => {
  test('comes from our own server, and from nobody else', async ({ renderScreen }) => {
    const { asked, place } = await openWith(renderScreen, 'rocket')
    await fetchedIn(place).waitFor()
    expect(asked).toEqual(['/icons/lucide.json'])
    const { width, height } = (await fetchedIn(place).boundingBox()) ?? {}
    expect([width, height]).toEqual([20, 20])
    const colours = await fetchedIn(place).evaluate((picture) => {
      const { backgroundColor, color, maskImage } = getComputedStyle(picture)
      return {
        isInk: backgroundColor === color,
        isDrawn: maskImage.startsWith('url("data:image/svg'),
      }
    })
    expect(colours).toEqual({ isInk: true, isDrawn: true })
  })

  test('comes from the first of the public services that has it, when our own server does not carry its set', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/status of 50[13]/)
    const { asked, place } = await openWith(renderScreen, 'mdi:home', {
      own: 501,
      services: { [services[0] ?? '']: 503, [services[1] ?? '']: 'icon' },
    })
    await fetchedIn(place).waitFor()
    expect(asked).toEqual([
      '/icons/mdi.json',
      'api.iconify.design/mdi.json',
      'api.simplesvg.com/mdi.json',
    ])
  })

  test('comes from the next source when ours is silent, and moves nothing when it comes', async ({
    renderScreen,
  }) => {
    const { asked, place } = await openWith(renderScreen, 'rocket', {
      own: 'silence',
      services: { [services[0] ?? '']: 'icon' },
    })
    const label = place.getByText('Talk')
    const before = await label.boundingBox()
    await fetchedIn(place).waitFor()
    expect(await label.boundingBox()).toEqual(before)
    expect(asked).toEqual(['/icons/lucide.json', 'api.iconify.design/lucide.json'])
  })
})

describe('an icon that cannot be had', () => {
  test('leaves its place to the screen’s own, and a 404 ends the search', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/status of 404/)
    const { asked, place } = await openWith(renderScreen, 'rocket', { own: 404 })
    await soon(() => asked).toEqual(['/icons/lucide.json'])
    await ownIconIn(place).waitFor()
    expect(asked).toHaveLength(1)
  })

  test('is missing when no source has an answer', async ({ renderScreen, expectErrors }) => {
    expectErrors(/status of 50[13]/)
    const { asked, place } = await openWith(renderScreen, 'mdi:home', {
      own: 501,
      services: Object.fromEntries(services.map((host) => [host, 503])),
    })
    const all = ['/icons/mdi.json', ...services.map((host) => `${host}/mdi.json`)]
    await soon(() => asked).toEqual(all)
    await ownIconIn(place).waitFor()
  })

  test('because its name breaks the rule is asked of nobody', async ({ renderScreen }) => {
    const { asked, place } = await openWith(renderScreen, 'Rocket_Big')
    await ownIconIn(place).waitFor()
    expect(await fetchedIn(place).count()).toBe(0)
    expect(asked).toEqual([])
  })
})
