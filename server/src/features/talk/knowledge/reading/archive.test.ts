import { expect, it } from 'vitest'
import { openArchive } from './archive.ts'
import { archiveOf } from './testing/build-archives.ts'

it('unpacks what is asked for by name', () => {
  const archive = openArchive(archiveOf({ a: 'One.', 'b/c': 'Two.' }))
  expect(archive.names).toEqual(['a', 'b/c'])
  expect(new TextDecoder().decode(archive.get('b/c'))).toBe('Two.')
  expect(archive.find('c')).toBeNull()
  expect(() => archive.get('c')).toThrow('no c')
})

it('unpacks no bomb, however it is told of its size', () => {
  const bomb = archiveOf({ a: new Uint8Array(6_000_000) })
  expect(() => openArchive(bomb).get('a')).toThrow('documents.broken')
  // The size in the folder at the end, from the entry's signature on: a lie is not unpacked beyond it.
  const folder = Buffer.from(bomb).lastIndexOf(Buffer.from('PK\u0001\u0002'))
  const lying = new Uint8Array(bomb)
  new DataView(lying.buffer).setUint32(folder + 24, 1000, true)
  expect(openArchive(lying).get('a').length).toBeLessThanOrEqual(1000)
})

it('unpacks no more of one file than it may, however often it is asked', () => {
  const archive = openArchive(archiveOf({ a: new Uint8Array(300_000), b: 'Two.' }), 1024 * 1024)
  for (let time = 0; time < 3; time++) archive.get('a')
  archive.get('b')
  expect(() => archive.get('a')).toThrow(
    expect.objectContaining({ code: 'documents.too_large', values: { megabytes: 1 } }),
  )
})
