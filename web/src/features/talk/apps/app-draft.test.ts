import { expect, it } from 'vitest'
import { emptyDraft, missingIn, requestOf, withLine } from './app-draft.ts'

it('says what is missing', () => {
  expect(missingIn(emptyDraft)).toEqual(['name', 'systemMessage'])
  expect(missingIn({ ...emptyDraft, name: ' ', systemMessage: 'x' })).toEqual(['name'])
})

it('is sent without the lines that were left empty, and with a number only when it has one', () => {
  const draft = { ...emptyDraft, name: 'A', questions: [' One ', '', '  '] }
  expect(requestOf(draft, { id: 0, kind: 'app' })).toMatchObject({
    questions: ['One'],
    modelId: null,
  })
  expect(requestOf(draft, { id: 0, kind: 'app' })).not.toHaveProperty('id')
  expect(requestOf({ ...draft, modelId: 9 }, { id: 7, kind: 'role' })).toMatchObject({
    id: 7,
    kind: 'role',
    modelId: 9,
  })
})

it('has at most six lines for questions', () => {
  let draft = emptyDraft
  for (let time = 0; time < 9; time++) draft = withLine(draft)
  expect(draft.questions).toHaveLength(6)
})
