import { describe, expect, it } from 'vitest'
import { maxMinutes, nameOfFile, problemOfFile } from './song-limits.ts'

const megabyte = 1024 * 1024

describe('a file that is given as a song', () => {
  it.each([
    ['song.mp3', 'audio/mpeg', 1, null],
    // Some systems know no type of FLAC.
    ['song.FLAC', '', 1, null],
    ['song', 'audio/ogg', 200 * megabyte, null],
    ['long.wav', 'audio/wav', 200 * megabyte + 1, 'large'],
    ['phone.m4a', 'audio/x-m4a', 1, null],
    ['voice.webm', 'audio/webm', 1, null],
    ['phone.m4a', '', 1, null],
    // Its sound alone is sent.
    ['clip.mp4', 'video/mp4', 900 * megabyte, null],
    ['clip.mp4', 'video/mp4', 1100 * megabyte, 'large'],
    ['photo.jpg', 'image/jpeg', 1, 'no-song'],
    ['notes.txt', 'text/plain', 1, 'no-song'],
  ])('%s of type “%s” with %d bytes: %s', (name, type, size, problem) => {
    expect(problemOfFile({ name, type, size })).toBe(problem)
  })

  it('gives the song its name', () => {
    expect(nameOfFile('Summer night.mp3')).toBe('Summer night')
    expect(nameOfFile('夏夜.flac')).toBe('夏夜')
    expect(nameOfFile('Op. 12 No. 3')).toBe('Op. 12 No. 3')
    expect(nameOfFile('.mp3')).toBe('.mp3')
  })
})

describe('the longest song', () => {
  it('is what the model takes, and never more than the server does', () => {
    const slot = { role: 'song', least: 1, most: 1 } as const
    expect(maxMinutes([{ ...slot, longestS: 600 }])).toBe(10)
    expect(maxMinutes([{ ...slot, longestS: 7200 }])).toBe(20)
    expect(maxMinutes([slot])).toBe(20)
  })
})
