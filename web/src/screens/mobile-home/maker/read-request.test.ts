import { expect, it } from 'vitest'
import type { MakerKind } from './maker-kinds.ts'
import { readRequest } from './read-request.ts'

const offers = (...kinds: MakerKind[]) => new Map(kinds.map((kind) => [kind, {}]))

it('reads what the words ask for, and what they say of it', () => {
  const offered = offers('answer', 'picture', 'song')
  const read = (text: string) => readRequest(text, { offered })
  expect(read('Draw me a fox in the snow')).toEqual({ kind: 'picture', words: 'a fox in the snow' })
  expect(read(' Why is the sky blue? ')).toEqual({ kind: 'answer', words: 'Why is the sky blue?' })
})

it('leaves the words whole where another kind was chosen, or the site does not make theirs', () => {
  const text = 'Draw me a fox in the snow'
  const chosen = readRequest(text, { offered: offers('answer', 'picture', 'song'), chosen: 'song' })
  expect(chosen).toEqual({ kind: 'song', words: text })
  expect(readRequest(text, { offered: offers('answer') })).toEqual({ kind: 'answer', words: text })
})
