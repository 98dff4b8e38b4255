// The gallery of two people: what one has published is found by the other, liked, followed, and gone once its author is blocked.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { loginDialog, signUp } from './testing/account-page.ts'
import { test, type Visit } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { missingPictures, publishWorks } from './testing/publish-works.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const at = (path: string) => `${server.at(english)}${path}`
const password = 'correct horse 9'

/** A page of a new member, who has just signed up. */
async function visitAsMember(visit: Visit, username: string): Promise<Page> {
  const page = await visit(at('/Chat'), { as: username })
  await chatOn(page).form.waitFor()
  await signUp(page, { username, password })
  return page
}

const galleryOn = (page: Page) => {
  const box = page.getByRole('region', { name: 'Published works' })
  const cards = box.getByRole('article')
  return {
    box,
    cards,
    card: (name: string) => box.getByRole('article', { name, exact: true }),
    words: page.getByRole('searchbox', { name: 'Search works' }),
    choose: (name: 'New' | 'Hot' | 'Following' | 'Liked') =>
      page.getByRole('radio', { name, exact: true }).click(),
    names: () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    scrollTop: () => box.evaluate((area) => Math.round(area.scrollTop)),
    /** The name of the first card that is wholly in sight; empty until what is in sight has been drawn. */
    nameInSight: () =>
      box.evaluate((area) => {
        const { top, bottom } = area.getBoundingClientRect()
        const isInSight = (card: Element) => {
          const place = card.getBoundingClientRect()
          return place.top >= top && place.bottom <= bottom
        }
        return [...area.querySelectorAll('article')].find(isInSight)?.ariaLabel ?? ''
      }),
  }
}

describe('the gallery', () => {
  test('finds what somebody published by words in any script, by tag, by model and by name, and Back undoes each', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(missingPictures)
    const ada = await visitAsMember(visit, 'adafinder')
    await publishWorks(ada, server, [
      { title: 'Harbour lanterns', tags: ['night', 'sea'] },
      { title: '江南烟雨小镇', tags: ['水墨'], model: 'Brush Two' },
      { title: 'Fox in deep snow', tags: ['night'] },
    ])
    const bo = await visit(at('/designerWork'), { as: 'bo' })
    const gallery = galleryOn(bo)
    await soon(gallery.names).toEqual(['Fox in deep snow', '江南烟雨小镇', 'Harbour lanterns'])

    await gallery.words.fill('lanterns')
    await soon(gallery.names).toEqual(['Harbour lanterns'])
    await gallery.words.fill('烟雨')
    await soon(gallery.names).toEqual(['江南烟雨小镇'])
    await soon(() => new URL(bo.url()).searchParams.get('q')).toBe('烟雨')
    await bo.goBack()
    await soon(gallery.names).toHaveLength(3)
    await soon(() => gallery.words.inputValue()).toBe('')

    await bo.getByRole('button', { name: 'night, 2 works' }).click()
    await soon(gallery.names).toEqual(['Fox in deep snow', 'Harbour lanterns'])
    await gallery.words.fill('fox')
    await soon(gallery.names).toEqual(['Fox in deep snow'])
    await bo.goBack()
    await soon(gallery.names).toHaveLength(2)
    await bo.goBack()
    await soon(gallery.names).toHaveLength(3)

    await gallery.words.fill('adafinder')
    await bo
      .getByRole('region', { name: 'People' })
      .getByRole('link', { name: /adafinder/ })
      .waitFor()
    await bo.goto(at(`/designerWork?${new URLSearchParams({ model: 'Brush Two' })}`))
    await soon(gallery.names).toEqual(['江南烟雨小镇'])
    await gallery.words.fill('nobody drew this')
    await bo.getByText('No results').waitFor()
    await bo.getByRole('button', { name: 'Clear filters' }).first().click()
    await soon(gallery.names).toHaveLength(3)
    expect(new URL(bo.url()).search).toBe('')
  })

  test('is found again where it was left, below the works of an author', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(missingPictures)
    const ada = await visitAsMember(visit, 'adamany')
    const titles = Array.from({ length: 45 }, (_, n) => ({
      title: `Sheet ${n + 1}`,
      tags: ['many'],
    }))
    await publishWorks(ada, server, titles)
    const bo = await visit(at('/designerWork?tag=many'), { as: 'bo' })
    const gallery = galleryOn(bo)
    await gallery.card('Sheet 45').waitFor()
    await gallery.box.evaluate((area) => {
      area.scrollTop = 900
    })
    await soon(gallery.scrollTop).toBe(900)
    // By its name: which cards are drawn changes as one scrolls.
    await soon(gallery.nameInSight).not.toBe('')
    const seen = gallery.card(await gallery.nameInSight())
    await seen.hover()
    const left = await gallery.scrollTop()
    expect(left).toBeGreaterThan(0)
    await seen.getByRole('link', { name: 'adamany' }).click()
    await bo.getByRole('heading', { name: 'adamany' }).waitFor()
    expect(new URL(bo.url()).pathname).toBe('/hisGallery')
    await bo.goBack()
    await soon(gallery.scrollTop).toBe(left)
    await seen.waitFor()
  })

  test('keeps likes and whom one follows, asks a guest to log in, and shows nothing of somebody who is blocked', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(missingPictures)
    const ada = await visitAsMember(visit, 'adaliked')
    const authorId = await publishWorks(ada, server, [
      { title: 'Grass', tags: ['calm'] },
      { title: 'Kite' },
    ])
    const eve = await visitAsMember(visit, 'eveother')
    await publishWorks(eve, server, [{ title: 'Of another' }])

    const guest = await visit(at(`/hisGallery?id=${authorId}`), { as: 'guest' })
    await guest.getByRole('button', { name: 'Follow adaliked' }).click()
    await loginDialog(guest).waitFor()
    await guest.keyboard.press('Escape')
    await guest.goto(at('/designerWork?order=following'))
    await guest.getByRole('button', { name: 'Log in' }).waitFor()

    const bo = await visitAsMember(visit, 'boreader')
    await bo.goto(at('/designerWork'))
    const gallery = galleryOn(bo)
    await gallery.card('Grass').hover()
    await gallery.card('Grass').getByRole('button', { name: 'Like, 0 so far' }).click()
    await gallery.card('Grass').getByRole('button', { name: 'Like, 1 so far' }).waitFor()
    await gallery.choose('Liked')
    await soon(gallery.names).toEqual(['Grass'])
    await gallery.choose('Following')
    await bo.getByText('You’re not following anyone yet').waitFor()

    await bo.goto(at(`/hisGallery?id=${authorId}`))
    await soon(gallery.names).toEqual(['Kite', 'Grass'])
    await bo.getByRole('button', { name: 'Follow adaliked' }).click()
    await bo.getByRole('button', { name: /^Following adaliked/ }).waitFor()
    await bo.goto(at('/designerWork?order=following'))
    await soon(gallery.names).toEqual(['Kite', 'Grass'])

    await bo
      .getByRole('region', { name: 'Following' })
      .getByRole('link', { name: /adaliked/ })
      .click()
    await gallery.box.getByRole('button', { name: 'More', exact: true }).click()
    await bo.getByRole('menuitem', { name: 'Block' }).click()
    await bo.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await bo.getByText('You blocked this person').waitFor()
    await bo.goBack()
    await bo.getByText('You’re not following anyone yet').waitFor()
    await gallery.choose('New')
    await gallery.card('Of another').waitFor()
    expect(await gallery.names()).not.toContain('Grass')

    await bo.goto(at('/user-center?section=blocked'))
    await bo.getByRole('button', { name: 'Unblock adaliked' }).click()
    await bo.getByText('You haven’t blocked anyone').waitFor()
    await bo.goto(at('/designerWork?order=liked'))
    await soon(gallery.names).toEqual(['Grass'])
  })

  test('shows albums that their author made public, and tells calmly of somebody who is not there', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(missingPictures, /404 \(Not Found\).*\/api\/gallery\/author/)
    const ada = await visitAsMember(visit, 'adaalbums')
    const authorId = await publishWorks(ada, server, [{ title: 'Lake' }])
    const { rows } = (await callAs(ada, '/gallery/own')) as { rows: { id: number }[] }
    for (const album of [
      'title=Quiet%20places&isPublic=true',
      'title=Only%20mine&isPublic=false',
    ]) {
      const { id } = (await callAs(ada, `/collect/saveData?${album}`)) as { id: number }
      await callAs(ada, `/collect/addData?albumId=${id}&id=${rows[0]?.id}`)
    }
    const bo = await visit(at(`/hisGallery?id=${authorId}`), { as: 'bo' })
    await bo.getByRole('radio', { name: 'Albums' }).click()
    const albums = bo.getByRole('list', { name: 'Albums' })
    await albums.getByRole('link', { name: 'Quiet places' }).waitFor()
    expect(await albums.getByRole('article').count()).toBe(1)
    expect(await albums.getByRole('link').getAttribute('href')).toMatch(/^\/photoAlbum\/\d+$/)

    await bo.goto(at('/hisGallery?id=99999'))
    await bo.getByRole('heading', { name: 'Author not found' }).waitFor()
    await bo.getByRole('link', { name: 'Go to gallery' }).click()
    await galleryOn(bo).card('Lake').waitFor()
  })

  test('lets an operator show and refuse works that wait, several at once', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(missingPictures)
    await setSite(server, english, { galleryReview: true })
    const boss = await visitAsMember(visit, 'bossreview')
    await server.query("update accounts set staff_role = 'owner' where username = $1", [
      'bossreview',
    ])
    const ada = await visitAsMember(visit, 'adawaits')
    await publishWorks(ada, server, [
      { title: 'First wait' },
      { title: 'Second wait' },
      { title: 'Third wait' },
    ])
    await boss.goto(at('/designerWork'))
    await boss.getByRole('link', { name: /^Review\s*3$/ }).click()
    const queue = boss.getByRole('list', { name: 'Works to review' })
    await soon(() => queue.getByRole('heading').allTextContents()).toEqual([
      ...['First wait', 'Second wait', 'Third wait'],
    ])
    await queue.getByRole('button', { name: 'Reject: Second wait' }).click()
    const dialog = boss.getByRole('dialog', { name: 'Reject this work?' })
    await dialog.getByRole('textbox', { name: 'Message to the author' }).fill('Not this one.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await soon(() => queue.getByRole('heading').count()).toBe(2)
    await boss.getByRole('button', { name: 'Select all' }).click()
    await boss.getByRole('button', { name: 'Approve', exact: true }).click()
    await boss.getByText('Nothing to review').waitFor()

    const { rows } = (await callAs(ada, '/gallery/own?state=refused')) as {
      rows: { title: string; message: string }[]
    }
    expect(rows).toMatchObject([{ title: 'Second wait', message: 'Not this one.' }])
    await ada.goto(at('/admin/moderation/works'))
    await ada.getByText('Staff only').waitFor()
    await ada.goto(at('/designerWork?q=wait'))
    await soon(galleryOn(ada).names).toHaveLength(2)
  })
})
