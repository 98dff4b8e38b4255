import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'

type Page = typeof import('./after-credit.ts')

let tab = fakeStorage()

/** A page of a tab: what it remembers without a storage is its own. */
async function openPage(storage: Storage): Promise<Page> {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage)
  return import('./after-credit.ts')
}

const at = (pathname: string) =>
  ({ what: 'work', place: { to: { pathname, search: '' } } }) as const
const resume = { by: 'studio-draw', told: { prompt: 'a lake' } }
const lead = () => expect.unreachable()

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  tab = fakeStorage()
})

it('goes on with what was refused last, once', async () => {
  const page = await openPage(tab)
  const asked: string[] = []
  page.keepForCredit({ ...at('/draw'), again: () => asked.push('first'), resume })
  page.keepForCredit({ ...at('/sd3'), again: () => asked.push('second'), resume })
  expect(page.waitsForCredit()?.place.to.pathname).toBe('/sd3')
  expect([page.goOnAfterCredit(lead), page.goOnAfterCredit(lead)]).toEqual([true, false])
  expect(asked).toEqual(['second'])
  expect(page.waitsForCredit()).toBeUndefined()
})

it('keeps what is refused again while it goes on', async () => {
  const page = await openPage(tab)
  const again = () => page.keepForCredit({ ...at('/draw'), again, resume })
  page.keepForCredit({ ...at('/draw'), again, resume })
  page.goOnAfterCredit(lead)
  expect(page.waitsForCredit()).toMatchObject(at('/draw'))
})

it('does not go on with what is no longer wanted, nor on a later page', async () => {
  const page = await openPage(tab)
  page.keepForCredit({ ...at('/draw'), again: () => expect.unreachable(), resume })
  page.forgetRefused()
  expect(page.goOnAfterCredit(lead)).toBe(false)
  const later = await openPage(tab)
  expect(later.waitsForCredit()).toBeUndefined()
})

it('hands what was refused to the place that it came from on the tab’s next page, once', async () => {
  const page = await openPage(tab)
  page.keepForCredit({ ...at('/draw'), again: () => expect.unreachable(), resume })
  const next = await openPage(tab)
  expect(next.waitsForCredit()).toMatchObject(at('/draw'))
  const led: unknown[] = []
  expect(next.goOnAfterCredit((place) => led.push(place))).toBe(true)
  expect(led).toEqual([at('/draw').place])
  const handed = next.handedToGoOn()
  expect(handed?.resume).toEqual(resume)
  expect([next.takeHanded(handed), next.takeHanded(handed)]).toEqual([true, false])
  expect(next.goOnAfterCredit(lead)).toBe(false)
})

it('goes on in one of two tabs where a tab was doubled for the payment', async () => {
  const page = await openPage(tab)
  const asked: string[] = []
  page.keepForCredit({ ...at('/draw'), again: () => asked.push('here'), resume })
  const doubled = fakeStorage()
  for (const key of ['refused-here']) doubled.setItem(key, tab.getItem(key) ?? '')
  const other = await openPage(doubled)
  expect(page.goOnAfterCredit(lead)).toBe(true)
  expect(other.waitsForCredit()).toBeUndefined()
  expect(other.goOnAfterCredit(lead)).toBe(false)
  expect(asked).toEqual(['here'])
})

it('is not offered in another tab, nor when it is too long to be kept', async () => {
  const page = await openPage(tab)
  page.keepForCredit({ ...at('/draw'), again: () => undefined, resume })
  expect((await openPage(fakeStorage())).waitsForCredit()).toBeUndefined()
  const told = 'x'.repeat(200_000)
  page.keepForCredit({ ...at('/draw'), again: () => undefined, resume: { by: 'chat', told } })
  expect(page.waitsForCredit()).toBeDefined()
})

it('is nobody’s any more when somebody signs out, whichever tab it was in', async () => {
  const page = await openPage(tab)
  page.keepForCredit({ ...at('/draw'), again: () => undefined, resume })
  const other = await openPage(fakeStorage())
  other.forgetAllRefused()
  expect((await openPage(tab)).waitsForCredit()).toBeUndefined()
})
