import { expect, it } from 'vitest'
import { forgetRefused, goOnAfterCredit, keepForCredit, waitsForCredit } from './after-credit.ts'

it('goes on with what was refused last, once', () => {
  const asked: string[] = []
  keepForCredit({ groupId: 1, again: () => asked.push('first') })
  keepForCredit({ groupId: 2, again: () => asked.push('second') })
  expect(waitsForCredit()).toBe(2)
  expect([goOnAfterCredit(), goOnAfterCredit()]).toEqual([true, false])
  expect(asked).toEqual(['second'])
  expect(waitsForCredit()).toBeUndefined()
})

it('keeps what is refused again while it goes on', () => {
  const again = () => keepForCredit({ groupId: 3, again })
  keepForCredit({ groupId: 3, again })
  goOnAfterCredit()
  expect(waitsForCredit()).toBe(3)
})

it('does not go on with what is no longer wanted', () => {
  keepForCredit({ groupId: 4, again: () => expect.unreachable() })
  forgetRefused()
  expect(goOnAfterCredit()).toBe(false)
})
