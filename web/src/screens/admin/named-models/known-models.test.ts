import type { NamedModel } from '@atelier/contract/features/running/site-admin'
import { expect, it } from 'vitest'
import { modelNamed, suggestModels } from './known-models.ts'

const rows: NamedModel[] = [
  { kind: 'chat', name: 'gpt-5', label: 'GPT-5', isOffered: true },
  { kind: 'chat', name: 'old', label: 'old', isOffered: false },
  { kind: 'image', name: 'flux', label: 'FLUX', isOffered: true },
  { kind: 'video', name: 'flux', label: 'FLUX moving', isOffered: true },
]
const words = {
  kinds: { chat: 'Chat', image: 'Pictures', video: 'Clips', music: 'Music', stems: 'Tracks' },
  notOffered: 'Not offered',
}

it('of one kind are told by label and name, those that are not offered last', () => {
  expect(
    suggestModels(
      [rows[1], rows[0]].flatMap((row) => row ?? []),
      ['chat'],
      words,
    ),
  ).toEqual([
    { value: 'gpt-5', label: 'GPT-5', detail: 'gpt-5' },
    { value: 'old', label: 'old', detail: 'Not offered' },
  ])
})

it('of several kinds say theirs, and each name stands once', () => {
  expect(suggestModels(rows, ['image', 'video'], words)).toEqual([
    { value: 'flux', label: 'FLUX', detail: 'flux · Pictures' },
  ])
})

it('a name is known within its scope alone', () => {
  expect(modelNamed(rows, 'gpt-5', ['chat'])?.label).toBe('GPT-5')
  expect(modelNamed(rows, 'gpt-5', ['image'])).toBeUndefined()
})
