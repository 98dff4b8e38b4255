// What is written from right to left is seen so while it is typed, in whatever takes words.
import { describe } from 'vitest'
import { soon } from '../testing/soon.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { publishedOf } from './testing/works.ts'

const words = 'قارب صغير في ميناء هادئ'

const places = [
  ['the composer', '/Chat', 'Message'],
  ['a prompt', '/draw', 'Prompt'],
  ['an idea for a song', '/music', 'Idea'],
  ['what is said of a work', '/designerWork?dialog=report&of=3', 'Details'],
  ['the name of an album', '/myGallery?dialog=album', 'Title'],
  ['one’s own name', '/user-center', 'Name'],
] as const

describe('written from right to left', () => {
  test.for(places)(
    '%s runs so, and back when it does not',
    async ([, path, name], { renderScreen }) => {
      const { page } = await renderScreen(path, {
        as: memberNamed('ada'),
        calls: { 'gallery.open': ({ id }) => pageOf(id) },
      })
      const field = page.getByRole('textbox', { name, exact: true }).first()
      const direction = () => field.evaluate((each) => getComputedStyle(each).direction)
      await field.fill(words)
      await soon(direction).toBe('rtl')
      await field.fill('a small boat')
      await soon(direction).toBe('ltr')
    },
  )
})

const pageOf = (id: number) => ({
  ...publishedOf(id, 'Fog'),
  negativePrompt: '',
  params: {},
  views: 3,
  ancestors: [],
  descendants: [],
  isFollowed: false,
  address: `/workDetails?id=${id}`,
})
