// A published work opened over its gallery: at its address, stepped through, closed where it was opened; alone after a reload.
import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sizes } from '../testing/looked-at.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import type { Replies } from './testing/calls.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { publishedOf } from './testing/works.ts'

const perPage = 40
const total = 60
const workOf = (id: number) => publishedOf(id, `Sheet ${id}`)
/** The newest first. */
const works = Array.from({ length: total }, (_, at) => workOf(total - at))

const pageOf = (id: number): PublishedPage => ({
  ...workOf(id),
  negativePrompt: '',
  params: { aspect: '1:1' },
  views: 3,
  ancestors: [],
  descendants: [],
  isFollowed: false,
  address: `/workDetails?id=${id}`,
})

const calls: Replies = {
  'gallery.feed': ({ cursor }) => {
    const from = Number(cursor ?? 0)
    const end = from + perPage
    return { rows: works.slice(from, end), next: end < total ? String(end) : null }
  },
  'gallery.open': ({ id }) => pageOf(id),
  'gallery.related': [],
  'collections.having': [],
}

const galleryOn = (page: Page) => page.getByRole('region', { name: 'Published works' })
const linkOf = (page: Page, id: number) =>
  galleryOn(page).getByRole('link', { name: `Open: Sheet ${id}`, exact: true })
const lightbox = (page: Page, id: number) =>
  page.getByRole('dialog', { name: `Work: Sheet ${id}`, exact: true })
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const hasFocus = (link: ReturnType<typeof linkOf>) =>
  link.evaluate((each) => each === document.activeElement)
const noDialog = (page: Page) => soon(() => page.getByRole('dialog').count()).toBe(0)

describe('a work over its gallery', () => {
  test('has its own address, and Escape and Back lead to where it was opened', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/designerWork', { as: memberNamed('mouse'), calls })
    await linkOf(page, total).waitFor()
    const scrollTop = () => galleryOn(page).evaluate((area) => Math.round(area.scrollTop))
    await galleryOn(page).evaluate((area) => {
      area.scrollTop = 500
    })
    const seen = 45
    await linkOf(page, seen).scrollIntoViewIfNeeded()
    const left = await scrollTop()
    await linkOf(page, seen).click()
    await lightbox(page, seen).waitFor()
    expect(address(page)).toBe(`/workDetails?id=${seen}`)
    const box = lightbox(page, seen)
    expect(await box.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    await box.getByRole('link', { name: 'Remix' }).waitFor()
    await box.getByRole('link', { name: /Ada/ }).waitFor()
    await soon(() => page.title()).toContain(`Sheet ${seen}`)

    await page.keyboard.press('Escape')
    await noDialog(page)
    expect(address(page)).toBe('/designerWork')
    await soon(() => hasFocus(linkOf(page, seen))).toBe(true)
    expect(await scrollTop()).toBe(left)
    await soon(() => page.title()).toContain('Gallery')

    await page.goForward()
    await lightbox(page, seen).waitFor()
    await page.goBack()
    await noDialog(page)
    expect(await scrollTop()).toBe(left)
  })

  test('leads through the gallery past its first page, which follows beneath', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/designerWork', { as: memberNamed('mouse'), calls })
    await linkOf(page, total).click()
    await lightbox(page, total).waitFor()
    await page.keyboard.press('ArrowLeft')
    for (let id = total - 1; id >= total - perPage - 2; id -= 1) {
      await page.keyboard.press('ArrowRight')
      await lightbox(page, id).waitFor()
    }
    const last = total - perPage - 2
    await page.getByRole('button', { name: 'Previous' }).click()
    await lightbox(page, last + 1).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await lightbox(page, last).waitFor()
    expect(address(page)).toBe(`/workDetails?id=${last}`)
    await page.keyboard.press('Escape')
    await noDialog(page)
    expect(address(page)).toBe('/designerWork')
    await soon(() => hasFocus(linkOf(page, last))).toBe(true)
  })

  test('keeps the gallery beneath while a dialog lies over it, and is a page of its own after a reload', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/designerWork', { as: memberNamed('mouse'), calls })
    await linkOf(page, 59).click()
    await lightbox(page, 59).getByRole('button', { name: 'Save to album' }).click()
    const collect = page.getByRole('dialog', { name: 'Add to albums' })
    await collect.waitFor()
    await page.keyboard.press('Escape')
    await soon(() => collect.count()).toBe(0)
    await lightbox(page, 59).waitFor()

    await page.reload()
    await page.getByRole('heading', { name: 'Sheet 59' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await linkOf(page, 59).waitFor()
    expect(address(page)).toBe('/designerWork')
  })

  test.for(sizes)(
    'on $size, axe finds nothing serious in either theme',
    async ({ viewport, touch }, { renderScreen }) => {
      const { page } = await renderScreen('/designerWork', {
        as: memberNamed('mouse'),
        viewport,
        touch,
        calls,
      })
      await linkOf(page, 58).click()
      await lightbox(page, 58).getByRole('link', { name: 'Remix' }).waitFor()
      await expectClean(page, 'an open work')
    },
  )
})
