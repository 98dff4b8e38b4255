import { expect, test } from 'vitest'
import { sortFiles } from './picture-files.ts'

const file = (name: string, type: string, size = 1) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const names = (files: File[]) => files.map(({ name }) => name)

test('pictures are taken, other files and very large ones are named', () => {
  const sorted = sortFiles([
    file('a.png', 'image/png'),
    file('b.pdf', 'application/pdf'),
    file('c.svg', 'image/svg+xml'),
    file('d.jpg', 'image/jpeg', 30 * 1024 * 1024),
    file('IMG_1.HEIC', ''),
    file('e.jpg', 'image/jpeg', 201 * 1024 * 1024),
  ])
  expect(names(sorted.taken)).toEqual(['a.png', 'd.jpg', 'IMG_1.HEIC'])
  expect(names(sorted.notPictures)).toEqual(['b.pdf', 'c.svg'])
  expect(names(sorted.tooLarge)).toEqual(['e.jpg'])
})
