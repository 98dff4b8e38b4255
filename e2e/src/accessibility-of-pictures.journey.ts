// What axe finds where pictures are made and shown.
import { describe } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { givePictures } from './testing/give-pictures.ts'
import { heading, type Place, sizes, textIn, useNotice, visitRead } from './testing/looked-at.ts'
import { missingPictures, publishWorks } from './testing/publish-works.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { expectClean } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
useNotice(server)

/** Where pictures are made. */
const drawingPlaces: Place[] = [
  { path: '/Midjourney', seen: heading('What do you want to see?') },
  { path: '/draw', seen: (page) => page.getByText('What do you want to see?') },
  { path: '/sd3', seen: (page) => page.getByText('What do you want to see?') },
  { path: '/video', seen: (page) => page.getByText('Your videos appear here') },
  { path: '/music', seen: (page) => page.getByText('Your songs appear here') },
  { path: '/sddraw', seen: (page) => page.getByRole('link', { name: 'Open: Ink Studio' }) },
  { path: '/tools', seen: (page) => page.getByRole('link', { name: /^Erase/ }) },
  { path: '/tools?tool=outpaint', seen: (page) => page.getByText('Results appear here') },
  { path: '/separation', seen: (page) => page.getByText('Your stems appear here') },
  { path: '/history', seen: (page) => page.getByText('No works yet') },
  { path: '/designerWork', seen: (page) => page.getByText('Nothing published yet') },
  { path: '/designerWork?order=following', seen: (page) => page.getByText('Follow people') },
  { path: '/Midjourney?library=params', seen: textIn('Library', 'Photorealistic') },
  { path: '/Midjourney?library=cases', seen: textIn('Library', 'Peaks in a sea of clouds') },
]

describe('where pictures are made', () => {
  test.for(sizes)('on $size, axe finds nothing serious', async (where, { visit }) => {
    const page = await visitRead(server, visit, where)
    for (const { path, seen } of drawingPlaces) {
      await page.goto(server.at(english) + path)
      await seen(page).first().waitFor()
      await expectClean(page, path)
    }
  })

  test.for(sizes)(
    'on $size, axe finds nothing serious about a work, its recipe, and a mask',
    async (where, { visit }) => {
      const page = await visitRead(server, visit, where)
      const address = server.at(english)
      await page.goto(`${address}/tools?tool=convert`)
      await givePictures(page, 'Image to edit', 'disc.png')
      await page.getByRole('button', { name: /^Convert · / }).click()
      await page.getByRole('region', { name: 'Result' }).getByRole('slider').waitFor()
      await expectClean(page, 'a result')

      await page.goto(`${address}/history`)
      const picture = page.getByRole('link', { name: 'Open: Convert' })
      await picture.click()
      // Where nothing hovers a first tap shows what can be done.
      if (where.touch) await picture.click()
      const work = page.getByRole('dialog', { name: 'Work: Convert' })
      await work.waitFor()
      if (where.touch) await work.getByRole('button', { name: 'Show details' }).click()
      await work.getByRole('complementary', { name: 'Details' }).waitFor()
      await expectClean(page, 'an open work')

      await page.goto(`${address}/tools?tool=erase`)
      await page.getByRole('button', { name: 'Paint the area to change' }).click()
      await page.getByRole('dialog').getByText('Paint the area to change first.').waitFor()
      await expectClean(page, 'a mask')
      await page.keyboard.press('Escape')
      await soon(() => page.getByRole('dialog').count()).toBe(0)
      // The focus is back where it came from.
      const paint = page.getByRole('button', { name: 'Paint the area to change' })
      await soon(() => paint.evaluate((button) => button === document.activeElement)).toBe(true)
    },
  )
})

describe('in both themes, with works of somebody', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious in the gallery and on an author’s page',
    async (where, { visit, expectErrors }) => {
      expectErrors(missingPictures, /404.*\/api\/gallery\/author/)
      const page = await visitRead(server, visit, where)
      const address = server.at(english)
      const username = where.touch ? 'adaphone' : 'adadesktop'
      const member = await visit(`${address}/Chat`, { as: username })
      await signUp(member, { username, password: 'correct horse 9' })
      const authorId = await publishWorks(member, server, [
        { title: 'Harbour lanterns', tags: ['night'] },
        { title: 'Fox in deep snow' },
      ])
      await page.goto(`${address}/designerWork?q=${username}`)
      await page.getByRole('region', { name: 'People' }).waitFor()
      await expectClean(page, 'an author who was found')
      await page.goto(`${address}/designerWork?tag=night`)
      await page.getByRole('article', { name: 'Harbour lanterns' }).first().hover()
      await expectClean(page, 'the gallery')
      await page.goto(`${address}/hisGallery?id=${authorId}`)
      await page.getByRole('article', { name: 'Fox in deep snow' }).waitFor()
      await expectClean(page, 'an author’s page')
      await page.goto(`${address}/hisGallery?id=99999`)
      await page.getByRole('heading', { name: 'Author not found' }).waitFor()
      await expectClean(page, 'an author who is not there')
    },
  )
})
