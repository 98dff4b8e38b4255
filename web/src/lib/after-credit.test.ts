import { expect, it } from 'vitest'
import { forgetRefused, goOnAfterCredit, keepForCredit, waitsForCredit } from './after-credit.ts'

const at = (pathname: string) =>
  ({ what: 'work', place: { to: { pathname, search: '' } } }) as const

it('goes on with what was refused last, once', () => {
  const asked: string[] = []
  keepForCredit({ ...at('/draw'), again: () => asked.push('first') })
  keepForCredit({ ...at('/sd3'), again: () => asked.push('second') })
  expect(waitsForCredit()?.place.to.pathname).toBe('/sd3')
  expect([goOnAfterCredit(), goOnAfterCredit()]).toEqual([true, false])
  expect(asked).toEqual(['second'])
  expect(waitsForCredit()).toBeUndefined()
})

it('keeps what is refused again while it goes on', () => {
  const again = () => keepForCredit({ ...at('/draw'), again })
  keepForCredit({ ...at('/draw'), again })
  goOnAfterCredit()
  expect(waitsForCredit()).toMatchObject(at('/draw'))
})

it('does not go on with what is no longer wanted', () => {
  keepForCredit({ ...at('/draw'), again: () => expect.unreachable() })
  forgetRefused()
  expect(goOnAfterCredit()).toBe(false)
})
