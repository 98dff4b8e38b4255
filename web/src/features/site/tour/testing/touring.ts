import { vi } from 'vitest'
import { Tour, type TourPage } from '../tour.ts'
import type { TourOptions } from '../tour-options.ts'

export const steps = [{ text: 'Hello' }, { element: '#one' }, { element: '#two' }]

/** A page on which what `there` names can be seen, and a tour over it. */
export function touring(options: Partial<TourOptions> = {}, there = ['#one', '#two']) {
  const elements = new Map(there.map((name) => [name, { name } as unknown as Element]))
  const cookies = new Map<string, string>()
  const page: TourPage = {
    find: (element) => elements.get(String(element)) ?? null,
    readCookie: (name) => cookies.get(name) ?? '',
    writeCookie: vi.fn((name: string, value: string) => void cookies.set(name, value)),
    removeCookie: (name) => void cookies.delete(name),
  }
  const tour = new Tour({ steps, ...options }, page)
  return { tour, page, cookies, elements, at: () => tour.shown()?.at ?? null }
}

/** Something that is answered later. */
export const wait = () => {
  let answer: (value: boolean) => void = () => undefined
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { asked, answer }
}
