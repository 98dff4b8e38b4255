import { expect, it } from 'vitest'
import { isOfMedium } from './file-kinds.ts'

it.each([
  [{ name: 'a.png', type: 'image/png' }, 'picture'],
  [{ name: 'a.mp4', type: 'video/mp4' }, 'clip'],
  [{ name: 'a.MOV', type: '' }, 'clip'],
  [{ name: 'a.mp3', type: 'audio/mp3' }, 'song'],
  [{ name: 'a.wav', type: 'audio/x-wav' }, 'song'],
  [{ name: 'a.flac', type: '' }, 'song'],
] as const)('%j is a %s and nothing else', (file, medium) => {
  const found = (['picture', 'clip', 'song'] as const).filter((each) => isOfMedium(file, each))
  expect(found).toEqual([medium])
})

it.each([
  { name: 'a.txt', type: 'text/plain' },
  { name: 'a.mp4', type: 'text/plain' },
  { name: 'a', type: '' },
])('%j is nothing that a slot takes', (file) => {
  expect(isOfMedium(file, 'picture') || isOfMedium(file, 'clip') || isOfMedium(file, 'song')).toBe(
    false,
  )
})
