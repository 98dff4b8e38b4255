import { describe, expect, it } from 'vitest'
import {
  countOf,
  draftOf,
  formOf,
  type ListedPackage,
  type PackageForm,
  previewOf,
  saleStateOf,
} from './package-form.ts'

const sold: ListedPackage = {
  id: 7,
  title: { 'en-US': 'Basic' },
  description: {},
  badge: {},
  credits: 1000,
  tokens: 0,
  vipDays: 0,
  amountMinor: 499,
  currency: 'USD',
  isShown: true,
  isOnce: false,
  validFrom: '2026-01-05T03:04:05.000Z',
  validUntil: null,
}

const changed = (changes: Partial<PackageForm>) =>
  draftOf({ ...formOf(sold, 'CNY'), ...changes }, sold)

describe('a package in its form', () => {
  it('that nobody changed is sent as it was, moments included', () => {
    const { id: _, ...draft } = sold
    expect(changed({})).toEqual({ draft })
  })

  it('that is new costs money of the site and has to be filled in', () => {
    expect(formOf(undefined, 'CNY')).toMatchObject({ currency: 'CNY', price: '', isShown: true })
    expect(draftOf(formOf(undefined, 'CNY'))).toEqual({ problems: ['title', 'credits', 'price'] })
  })

  it.each([
    [{ price: '0' }, 'price'],
    [{ price: '4.999' }, 'price'],
    [{ currency: 'US' }, 'currency'],
    [{ credits: '1.5' }, 'credits'],
    [{ credits: '' }, 'credits'],
    [{ vipDays: '99999' }, 'vipDays'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ title: { 'en-US': ' ' } }, 'title'],
  ])('with %o does not fit at %s', (changes, field) => {
    expect(changed(changes)).toEqual({ problems: [field] })
  })

  it('ends with the last day that was chosen, and shows that day again', () => {
    const made = changed({ to: '2026-03-01' })
    const until = 'draft' in made ? made.draft.validUntil : null
    expect(until).not.toBeNull()
    expect(formOf({ ...sold, validUntil: until }, 'USD').to).toBe('2026-03-01')
  })

  it('is shown to people in their language, with what fits', () => {
    const form = { ...formOf(sold, 'USD'), title: { 'zh-CN': '基础包' }, credits: 'many' }
    expect(previewOf(form, 'en-US', '?')).toMatchObject({ title: '基础包', credits: 0 })
    expect(previewOf({ ...form, title: {} }, 'en-US', '?')).toMatchObject({ title: '?' })
  })
})

it('an empty number is none, and one beyond its bound is no number', () => {
  expect([countOf('', 9), countOf(' 9 ', 9), countOf('10', 9), countOf('-1', 9)]).toEqual([
    0,
    9,
    undefined,
    undefined,
  ])
})

it('a package is on sale when it is shown and within its time', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const state = (changes: Partial<ListedPackage>) => saleStateOf({ ...sold, ...changes }, now)
  expect(state({})).toBe('onSale')
  expect(state({ isShown: false })).toBe('hidden')
  expect(state({ validFrom: '2026-06-02T00:00:00.000Z' })).toBe('later')
  expect(state({ validUntil: '2026-06-01T00:00:00.000Z' })).toBe('over')
})
