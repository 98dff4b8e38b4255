import { marketLimits } from '@atelier/contract/market-terms'
import { describe, expect, it } from 'vitest'
import { draftIn, emptyDraft, missingIn, requestOf, withSample } from './market-draft.ts'

const sample = (entry: number) => ({ wish: { entry }, name: '', picture: '' })

describe('a prompt that is being offered', () => {
  it('begins with what another screen brings, and with nothing otherwise', () => {
    const offer = { title: 'A', content: 'B {{c}}', tags: 'x, y' }
    expect(draftIn({ offer })).toMatchObject(offer)
    for (const state of [null, undefined, 'x', { offer: { title: 3 } }])
      expect(draftIn(state)).toEqual(emptyDraft)
  })

  it('has each sample once, and no more than there can be', () => {
    let draft = emptyDraft
    for (let n = 1; n < 20; n++) draft = withSample(withSample(draft, sample(n)), sample(n))
    expect(draft.samples).toHaveLength(marketLimits.samples)
  })

  it('is told with its tags apart, and its number only when it has one', () => {
    const request = requestOf({ ...emptyDraft, tags: 'a，b, a,,' }, 0)
    expect(request.tags).toEqual(['a', 'b'])
    expect('id' in request).toBe(false)
    expect(requestOf(emptyDraft, 7).id).toBe(7)
  })

  it('needs a title and words', () => {
    expect(missingIn({ ...emptyDraft, title: ' ' })).toEqual(['title', 'content'])
  })
})
