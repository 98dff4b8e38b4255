import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { describe, expect, it } from 'vitest'
import { draftOf, isCount, requestOf } from './model-draft.ts'

const model: AdminModel = {
  kind: 'chat',
  type: 'chat',
  id: 7,
  name: 'm-1',
  label: 'House',
  listedLabel: 'M 1',
  descriptions: { 'en-US': 'Quick' },
  listedDescription: '',
  connectionId: 1,
  connection: 'Ours',
  isOffered: true,
  price: null,
  standIns: [9],
  isOwn: false,
  abilities: { vision: true, tools: true, reasoning: false, contextTokens: 8000 },
  ownAbilities: { vision: true, contextTokens: 8000 },
  limits: { perDayEach: 20 },
  onSite: { isOffered: true, vipOnly: false },
}

describe('a draft of a model', () => {
  it('says what was said before, and nothing of what was not', () => {
    expect(requestOf(model, draftOf(model))).toEqual({
      kind: 'chat',
      id: 7,
      label: 'House',
      descriptions: { 'en-US': 'Quick' },
      abilities: { vision: true, contextTokens: 8000 },
      standIns: [9],
      limits: { perDayEach: 20 },
    })
  })

  it('takes back what is emptied', () => {
    const draft = draftOf({ ...model, label: 'M 1', ownAbilities: {}, limits: {}, standIns: [] })
    expect(requestOf(model, draft)).toMatchObject({ label: '', abilities: {}, limits: {} })
  })

  it('of a model that makes works has no abilities', () => {
    const picture: AdminModel = { ...model, kind: 'image', abilities: null, ownAbilities: {} }
    expect(requestOf(picture, draftOf(picture))).not.toHaveProperty('abilities')
  })
})

it('a count is empty, or whole and large enough', () => {
  expect(['', ' ', '1', '500'].map((digits) => isCount(digits, 1))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['0', '1.5', '-3', 'many', '1e9', '9999999999'].some((digits) => isCount(digits, 1))).toBe(
    false,
  )
  expect(isCount('499', 500)).toBe(false)
})
