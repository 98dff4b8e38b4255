import { maxTags } from '@atelier/contract/gallery-terms'
import { describe, expect, it } from 'vitest'
import { defaultTerms, differ, nextStep, tagsIn, termsOf, withTags } from './terms.ts'

const terms = { ...defaultTerms, title: 'Lake', tags: ['water', 'dawn'], licence: 'cc0' as const }

describe('tags', () => {
  it.each([
    ['one, two', ['one', 'two']],
    ['＃湖，清晨、 雾 ；水', ['湖', '清晨', '雾', '水']],
    ['#a  b', ['a b']],
    [' , ', []],
  ])('of %j are %j', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags)
  })

  it('stand once, whatever their case, and no more of them than there may be', () => {
    expect(withTags(['Lake'], ['lake', 'sky', 'Sky'])).toEqual(['Lake', 'sky'])
    const many = Array.from({ length: maxTags + 3 }, (_, at) => `tag ${at}`)
    expect(withTags([], many)).toHaveLength(maxTags)
  })
})

describe('terms of several works', () => {
  it('are what they share, and usual ones where they differ', () => {
    const other = { ...terms, title: 'Sea' }
    expect(termsOf([terms, other])).toEqual({ ...terms, title: '' })
    expect(termsOf([])).toEqual(defaultTerms)
    expect(differ([terms, other])).toBe(true)
    expect(differ([terms, { ...terms, tags: ['water', 'dawn'] }])).toBe(false)
  })
})

it.each([
  [[], 1, 'publish'],
  [['withdrawn'], 1, 'publish'],
  [['public'], 1, 'save'],
  [['public', 'waiting'], 2, 'save'],
  [['public'], 2, 'publish'],
  [['public', 'refused'], 2, 'hand-in'],
] as const)('of works that stand as %j, %i in all, the next step is: %s', (states, works, step) => {
  expect(nextStep(states, works)).toBe(step)
})
