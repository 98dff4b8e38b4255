import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { trackOf } from './song-track.ts'

const file = (id: string, about: WorkFile['about'] = {}, mime = 'audio/mpeg') =>
  ({ id, url: `/file/${id}`, mime, thumbnail: '', durationS: 12, about }) as WorkFile

const work = (fields: Partial<Work>) =>
  ({ id: 7, prompt: '', params: {}, files: [], model: 'Composer', ...fields }) as Work

describe('a take as a track', () => {
  it('leads to its song, names its take, and tells how loud it is from 0 to 1', () => {
    const files = [file('a', { title: 'Tide' }), file('b', { title: 'Tide', peaks: [0, 50, 100] })]
    expect(trackOf(work({ files }), 1, '')).toMatchObject({
      id: '7-1',
      link: '/music?work=7&at=1',
      url: '/file/b',
      title: 'Tide (B)',
      peaks: [0, 0.5, 1],
    })
  })

  it('is not there where there is no file', () => {
    expect(trackOf(work({}), 0, '')).toBeUndefined()
  })
})
