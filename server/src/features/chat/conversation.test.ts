import { expect, it } from 'vitest'
import { toTurns } from './conversation.ts'

const told = [
  {
    role: 'user' as const,
    parts: [
      { type: 'text' as const, text: 'What does it say?' },
      {
        type: 'document' as const,
        ...{ documentId: 7, title: 'Kettle.pdf', mime: 'application/pdf', bytes: 1000 },
      },
    ],
  },
]
const wordsOf = async (options: { namesFiles?: boolean }) => {
  const turns = await toTurns(told, {
    vision: false,
    readPicture: async () => undefined,
    ...options,
  })
  return turns.map(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : '')))
}

it('names files to a model, and not to what takes every word for the question', async () => {
  expect(await wordsOf({})).toEqual([['What does it say?', '(File: Kettle.pdf)']])
  expect(await wordsOf({ namesFiles: false })).toEqual([['What does it say?']])
})
