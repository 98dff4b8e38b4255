// Albums: somebody collects what another has published, orders and shows it; and what stands in one's own gallery.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Visit } from './testing/browser.ts'
import { english, textOf } from './testing/chat-page.ts'
import { becomeMember, makeWork, publishWork } from './testing/make-works.ts'
import { callAs, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const address = () => server.at(english)

/** A page of a new member, in which the application does not run yet. */
async function visitAsMember(visit: Visit, name: string): Promise<Page> {
  const page = await visitAsNewGuest((url) => visit(url, { as: name }), server)
  await becomeMember(page, name)
  return page
}

const collectDialog = (page: Page) => page.getByRole('dialog', { name: 'Add to albums' })
const notes = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const titles = (page: Page) =>
  page
    .getByRole('region', { name: 'Published works' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

describe('an album', () => {
  test('is made while collecting, ordered by keys, given a cover and shown; a withdrawn work is gone from it', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*\/api\/collect\/album/)
    const ada = await visitAsMember(visit, 'ada')
    const fox = await publishWork(ada, server, 'A fox')
    const lake = await publishWork(ada, server, 'A lake')
    const kite = await publishWork(ada, server, 'A kite')
    const bob = await visitAsMember(visit, 'bob')

    // Into a new album, from whatever screen is open.
    await bob.goto(`${address()}/designerWork?dialog=collect&of=${fox}`)
    await collectDialog(bob).getByRole('textbox', { name: 'Title' }).fill('Animals and places')
    await collectDialog(bob).getByRole('button', { name: 'Create and add' }).click()
    const row = collectDialog(bob).getByRole('checkbox', { name: /^Animals and places/ })
    await soon(() => row.getAttribute('aria-checked')).toBe('true')
    await soon(() => textOf(row)).toContain('1 work')

    // By one press in and out again.
    await bob.goto(`${address()}/designerWork?dialog=collect&of=${lake},${kite}`)
    await soon(() => row.getAttribute('aria-checked')).toBe('false')
    await row.click()
    await soon(() => textOf(row)).toContain('3 works')
    await row.click()
    await soon(() => textOf(row)).toContain('1 work')
    await row.click()
    await soon(async () => {
      const [album] = (await callAs(bob, '/collect/getHaveList')) as { count: number }[]
      return album?.count
    }).toBe(3)
    await bob.keyboard.press('Escape')
    await soon(() => collectDialog(bob).count()).toBe(0)

    await bob.goto(`${address()}/myGallery?tab=albums`)
    await bob
      .getByRole('main')
      .getByRole('link', { name: /^Animals and places/ })
      .click()
    await bob.getByRole('heading', { name: 'Animals and places' }).waitFor()
    await soon(() => titles(bob)).toEqual(['A lake', 'A kite', 'A fox'])
    const path = new URL(bob.url()).pathname
    expect(path).toMatch(/^\/photoAlbum\/\d+$/)

    // Nobody else's business yet.
    await ada.goto(address() + path)
    await ada.getByText('Album not found').last().waitFor()

    await bob.getByRole('button', { name: 'Rearrange' }).click()
    const tile = (name: string) => bob.getByRole('button', { name: new RegExp(`^Move ${name}`) })
    await tile('A lake').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'Space', 'Home', 'Space'])
      await bob.keyboard.press(key)
    await bob.getByRole('button', { name: 'Move A fox, position 1 of 3' }).waitFor()
    // By the pointer: the last one before the second.
    const [from, to] = [await tile('A kite').boundingBox(), await tile('A lake').boundingBox()]
    if (!from || !to) throw new Error('the tiles are not in sight')
    await bob.mouse.move(from.x + 40, from.y + 40)
    await bob.mouse.down()
    await bob.mouse.move(to.x + 50, to.y + 40, { steps: 5 })
    await bob.mouse.up()
    await bob.getByRole('button', { name: 'Move A kite, position 2 of 3' }).waitFor()
    await bob.getByRole('button', { name: 'Done' }).click()
    await soon(() => titles(bob)).toEqual(['A fox', 'A kite', 'A lake'])

    await bob.getByRole('article', { name: 'A lake' }).hover()
    await bob.getByRole('button', { name: 'Actions: A lake' }).click()
    await bob.getByRole('menuitem', { name: 'Use as cover' }).click()
    await bob.getByText('Cover changed.').waitFor()
    await bob.getByRole('button', { name: 'More actions' }).click()
    await bob.getByRole('menuitem', { name: 'Make public' }).click()
    await bob.getByText('Everyone can see this album now.').waitFor()
    await bob.reload()
    await soon(() => titles(bob)).toEqual(['A fox', 'A kite', 'A lake'])

    await ada.reload()
    await soon(() => titles(ada)).toEqual(['A fox', 'A kite', 'A lake'])
    expect(await ada.getByRole('button', { name: 'Rearrange' }).count()).toBe(0)
    await callAs(ada, '/gallery/withdraw', { ids: [lake] })
    await bob.reload()
    await soon(() => titles(bob)).toEqual(['A fox', 'A kite'])
    // Its author still finds it there, and is told that nobody else does.
    await ada.reload()
    await ada.getByText('Not published: only you can see it here').waitFor()
    await soon(() => titles(ada)).toEqual(['A fox', 'A kite', 'A lake'])
  })

  test('loses works and goes away itself, and both can be taken back', async ({ visit }) => {
    const eve = await visitAsMember(visit, 'eve')
    const [one, two] = [await makeWork(eve, server, 'One'), await makeWork(eve, server, 'Two')]
    const lines = Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`).join('\n')
    const about = new URLSearchParams({ title: 'Mine', description: lines })
    const album = (await callAs(eve, `/collect/saveData?${about}`)) as { id: number }
    await callAs(eve, `/collect/addData?albumId=${album.id}&id=${one},${two}`)
    await eve.goto(`${address()}/photoAlbum/${album.id}`)
    await soon(() => titles(eve)).toEqual(['One', 'Two'])
    // They are nobody else's to see, and say so.
    await eve.getByText('Not published: only you can see it here').first().waitFor()
    const words = eve.getByText('Line 12')
    const isCut = () => words.evaluate((area) => area.scrollHeight > area.clientHeight)
    await soon(isCut).toBe(true)
    await eve.getByRole('button', { name: 'Show all', expanded: false }).click()
    await soon(isCut).toBe(false)
    await eve.getByRole('button', { name: 'Show less', expanded: true }).click()
    await soon(isCut).toBe(true)

    await eve.getByRole('article', { name: 'One' }).hover()
    await eve.getByRole('button', { name: 'Actions: One' }).click()
    await eve.getByRole('menuitem', { name: 'Remove from album' }).click()
    await soon(() => titles(eve)).toEqual(['Two'])
    await notes(eve).getByRole('button', { name: 'Undo' }).click()
    await soon(() => titles(eve)).toEqual(['One', 'Two'])

    await eve.getByRole('button', { name: 'More actions' }).click()
    await eve.getByRole('menuitem', { name: 'Delete album' }).click()
    await eve.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await eve.getByText('No albums yet').waitFor()
    await notes(eve).getByRole('button', { name: 'Undo' }).last().click()
    await eve.getByRole('heading', { name: 'Mine' }).waitFor()
    await soon(() => titles(eve)).toEqual(['One', 'Two'])

    // Named anew from its page; whoever typed something is asked before it is lost.
    await eve.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = eve.getByRole('dialog', { name: 'Edit album' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ours')
    await eve.keyboard.press('Escape')
    await eve.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await eve.getByRole('heading', { name: 'Ours' }).waitFor()
  })
})

describe('one’s own gallery', () => {
  test('shows what is published, what could be, and what came of it', async ({ visit }) => {
    const page = await visitAsMember(visit, 'flo')
    await publishWork(page, server, 'Shown')
    await makeWork(page, server, 'Kept')
    await page.goto(`${address()}/user`)
    await page.getByRole('main').getByRole('link', { name: 'My gallery' }).click()
    const region = page.getByRole('region', { name: 'Your works' })
    await region.getByRole('article', { name: 'Shown' }).waitFor()
    expect(await region.getByRole('article').count()).toBe(1)

    const sections = page.getByRole('navigation', { name: 'My gallery sections' })
    await sections.getByRole('link', { name: 'Drafts' }).click()
    await region.getByRole('article', { name: 'Kept' }).waitFor()
    await soon(() => region.getByRole('article').count()).toBe(1)

    await sections.getByRole('link', { name: 'Published' }).click()
    await region.getByRole('article', { name: 'Shown' }).hover()
    await page.getByRole('button', { name: 'Actions: Shown' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await page.getByText('You haven’t published anything yet').waitFor()
    await notes(page).getByRole('button', { name: 'Undo' }).click()
    await region.getByRole('article', { name: 'Shown' }).waitFor()

    for (const [name, words] of [
      ['In review', 'Nothing in review'],
      ['Rejected', 'Nothing rejected'],
      ['Albums', 'No albums yet'],
      ['Liked', 'No likes yet'],
      ['Statistics', 'No activity in this period.'],
    ] as const) {
      await sections.getByRole('link', { name }).click()
      await page.getByText(words).waitFor()
    }
  })

  test('asks guests for an account where publishing begins, and shows them what they have', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest(visit, server)
    await makeWork(page, server, 'A guest’s')
    await callAs(page, '/collect/saveData?title=A+guest%E2%80%99s+album')
    await page.goto(`${address()}/myGallery`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^A guest’s album/ })
      .waitFor()
    await page.getByRole('link', { name: 'Published' }).click()
    await page.getByText('Sign up to publish').waitFor()
    await page.getByRole('link', { name: 'Drafts' }).click()
    await page.getByRole('article', { name: 'A guest’s' }).hover()
    await page.getByRole('button', { name: 'Publish: A guest’s' }).click()
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor()
  })
})
