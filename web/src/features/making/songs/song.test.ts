import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { songLyrics, songStyle, songTitle, takesOf } from './song.ts'

const file = (id: string, about: WorkFile['about'] = {}, mime = 'audio/mpeg') =>
  ({ id, url: `/file/${id}`, mime, thumbnail: '', durationS: 12, about }) as WorkFile

const work = (fields: Partial<Work>) =>
  ({ id: 7, prompt: '', params: {}, files: [], model: 'Composer', ...fields }) as Work

describe('what a song is called', () => {
  it.each([
    ['as the song says', { files: [file('a', { title: 'Tide' })], prompt: 'sea' }, 'Tide'],
    ['as it was wished', { params: { title: ' Wave ' }, prompt: 'sea' }, 'Wave'],
    ['by its first line', { prompt: 'a song of the sea\nslow' }, 'a song of the sea'],
    ['by what was done', {}, 'Compose'],
  ])('%s', (_, fields, title) => {
    expect(songTitle(work(fields), 'Compose')).toBe(title)
  })
})

it('an instrumental song has no words, whatever stood in the form', () => {
  expect(songLyrics(work({ params: { lyrics: 'la', instrumental: true } }))).toBe('')
  expect(songLyrics(work({ params: { lyrics: 'la' } }))).toBe('la')
})

it('its style is what the engine made of the tags', () => {
  const params = { style: 'jazz' }
  expect(songStyle(work({ params }))).toBe('jazz')
  expect(songStyle(work({ params, files: [file('a', { style: 'cool jazz' })] }))).toBe('cool jazz')
})

it('takes are what can be heard', () => {
  const files = [file('a'), file('b', {}, 'image/png'), file('c')]
  expect(takesOf(work({ files })).map(({ index }) => index)).toEqual([0, 2])
})
