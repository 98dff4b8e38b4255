import { describe, expect, it } from 'vitest'
import { placeOf, withCode } from './return-place.ts'

describe('the place to come back to', () => {
  it.each([
    ['/', '/'],
    ['/Chat?group=3&dialog=bind-account', '/Chat?group=3&dialog=bind-account'],
    ['/help/accounts#devices', '/help/accounts'],
    ['https://evil.example/', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['javascript:alert(1)', '/'],
    ['http://site:99999', '/'],
    ['', '/'],
  ])('of %j is %s', (from, place) => {
    expect(placeOf(from)).toBe(place)
  })

  it('gets the code beside what its query says already', () => {
    expect(withCode('/Chat?group=3&messaging=old', 'messaging', 'new')).toBe(
      '/Chat?group=3&messaging=new',
    )
    expect(withCode('/', 'openid', 'a-b')).toBe('/?openid=a-b')
  })
})
