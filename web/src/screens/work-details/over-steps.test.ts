import { describe, expect, it } from 'vitest'
import { buildFile } from '../../features/making/works/testing/build-work.ts'
import type { LineWork } from '../../features/showing/gallery/gallery-line.ts'
import { stepFrom } from './over-steps.ts'

const work = (id: number, files: number, mime = 'image/png'): LineWork => ({
  id,
  title: '',
  prompt: '',
  files: Array.from({ length: files }, (_, at) => buildFile(`${id}-${at}`, { mime })),
})

const [one, four, songs, last] = [work(1, 1), work(2, 4), work(3, 2, 'audio/mpeg'), work(4, 1)]
const line = [one, four, songs, last]

describe('a step in a gallery', () => {
  it('goes through the pictures of a work before it goes on to the next', () => {
    expect(stepFrom(line, { work: one, at: 0 }, 1)).toEqual({ work: four, at: 0 })
    expect(stepFrom(line, { work: four, at: 0 }, 1)).toEqual({ work: four, at: 1 })
    expect(stepFrom(line, { work: four, at: 3 }, 1)).toEqual({ work: songs, at: 0 })
  })

  it('comes back to the last picture of a work', () => {
    expect(stepFrom(line, { work: songs, at: 0 }, -1)).toEqual({ work: four, at: 3 })
  })

  it('takes the songs of a work together', () => {
    expect(stepFrom(line, { work: songs, at: 0 }, 1)).toEqual({ work: last, at: 0 })
    expect(stepFrom(line, { work: last, at: 0 }, -1)).toEqual({ work: songs, at: 0 })
  })

  it('ends with the gallery, and leads nowhere from a work that does not stand there', () => {
    expect(stepFrom(line, { work: one, at: 0 }, -1)).toBeUndefined()
    expect(stepFrom(line, { work: last, at: 0 }, 1)).toBeUndefined()
    expect(stepFrom(line, { work: work(9, 1), at: 0 }, 1)).toBeUndefined()
  })
})
