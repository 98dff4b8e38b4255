import { describe, expect, it } from 'vitest'
import { impersonationIn } from './look.ts'

describe('the address that opens a look', () => {
  it.each([
    ['#see-as=look.a-B_9', 'look.a-B_9'],
    ['', ''],
    ['#see-as=', ''],
    ['#token=look.a', ''],
  ])('%j holds %j', (hash, token) => expect(impersonationIn(hash)).toBe(token))

  it('holds no login: whoever opened it would write into the account of whoever sent it', () => {
    expect(impersonationIn('#see-as=a-B_9')).toBe('')
    expect(impersonationIn('#see-as=a-B_9look.')).toBe('')
  })
})
