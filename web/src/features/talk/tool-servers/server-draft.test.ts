import { describe, expect, it } from 'vitest'
import { draftOf, readHeaders, toInput } from './server-draft.ts'

const draft = { ...draftOf(null), name: 'Tools', url: ' https://example.com/mcp ' }

describe('headers', () => {
  it('are one a line', () => {
    expect(readHeaders(' Authorization: Bearer a:b \n\nX-Key:1')).toEqual([
      { name: 'Authorization', value: 'Bearer a:b' },
      { name: 'X-Key', value: '1' },
    ])
    expect(readHeaders('')).toEqual([])
  })

  it.each(['Bearer abc', 'two words: x', 'Name:', ': x'])('%j is none', (line) => {
    expect(readHeaders(line)).toBeUndefined()
  })
})

describe('what is sent', () => {
  it('leaves kept headers as they are, unless some are typed or they are to go', () => {
    const sent = toInput(draft, 7)
    expect(sent).toEqual({
      input: {
        id: 7,
        name: 'Tools',
        url: 'https://example.com/mcp',
        enabled: true,
        trusted: false,
      },
    })
    expect(toInput({ ...draft, dropsHeaders: true }, 7)).toMatchObject({ input: { headers: [] } })
    expect(toInput({ ...draft, headers: 'A: b' }, 7)).toMatchObject({
      input: { headers: [{ name: 'A', value: 'b' }] },
    })
  })

  it('is nothing while a field does not fit', () => {
    const invalid = { ...draft, name: ' ', url: 'ftp://x', headers: 'x' }
    expect(toInput(invalid, undefined)).toEqual({
      problems: { name: 'nameWanted', url: 'addressOdd', headers: 'headersOdd' },
    })
  })
})
