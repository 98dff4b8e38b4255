import { expect, it } from 'vitest'
import { toTurns } from './conversation.ts'

const told = [
  {
    role: 'user' as const,
    parts: [
      { type: 'text' as const, text: 'What does it say?' },
      {
        type: 'document' as const,
        documentId: 7,
        title: 'Kettle.pdf',
        mime: 'application/pdf',
        bytes: 1000,
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

const pictured = [
  { role: 'user' as const, parts: [{ type: 'image' as const, url: '/api/upload/file?id=1' }] },
  { role: 'assistant' as const, parts: [{ type: 'text' as const, text: 'A kettle.' }] },
]

it('tells a model that cannot see a picture that there was one', async () => {
  const note = { type: 'text', text: '(A picture was sent here that you cannot see.)' }
  const picture = { bytes: new Uint8Array([1]), mime: 'image/png' }
  const userParts = async (vision: boolean, found: typeof picture | undefined) =>
    (await toTurns(pictured, { vision, readPicture: async () => found }))[0]?.parts
  expect(await userParts(false, picture)).toEqual([note])
  expect(await userParts(true, undefined)).toEqual([note])
  expect(await userParts(true, picture)).toEqual([
    { type: 'image', mime: 'image/png', data: picture.bytes },
  ])
})
