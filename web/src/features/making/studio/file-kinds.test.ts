import { expect, it } from 'vitest'
import { isOfMedium, suits } from './file-kinds.ts'

it.each([
  [{ name: 'a.png', type: 'image/png' }, 'picture'],
  [{ name: 'IMG_0001.HEIC', type: '' }, 'picture'],
  [{ name: 'a.bmp', type: 'image/bmp' }, 'picture'],
  [{ name: 'a.mp3', type: 'audio/mp3' }, 'song'],
  [{ name: 'a.wav', type: 'audio/x-wav' }, 'song'],
  [{ name: 'a.flac', type: '' }, 'song'],
  [{ name: 'a.m4a', type: 'audio/x-m4a' }, 'song'],
  [{ name: 'a.m4a', type: '' }, 'song'],
  [{ name: 'voice.webm', type: 'audio/webm' }, 'song'],
] as const)('%j is a %s and nothing else', (file, medium) => {
  const found = (['picture', 'clip', 'song'] as const).filter((each) => isOfMedium(file, each))
  expect(found).toEqual([medium])
})

it.each([
  { name: 'a.txt', type: 'text/plain' },
  { name: 'a.mp4', type: 'text/plain' },
  { name: 'a', type: '' },
  { name: 'a.svg', type: 'image/svg+xml' },
])('%j is nothing that a slot takes', (file) => {
  expect(isOfMedium(file, 'picture') || isOfMedium(file, 'clip') || isOfMedium(file, 'song')).toBe(
    false,
  )
})

it.each([
  { name: 'a.mp4', type: 'video/mp4' },
  { name: 'a.MOV', type: '' },
])('%j is a clip, and a slot for songs takes its sound where none is for clips', (file) => {
  const found = (['picture', 'clip', 'song'] as const).filter((each) => isOfMedium(file, each))
  expect(found).toEqual(['clip', 'song'])
  expect(found.filter((each) => suits(file, each))).toEqual(['clip'])
})
