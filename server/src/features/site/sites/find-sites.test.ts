import { expect, it } from 'vitest'
import type { SiteRecord } from './sites.store.ts'
import { createSiteFinder } from './sites.usecases.ts'

/** A finder that reads all sites again at every call, and what it reads. */
function finderOf(stored: SiteRecord[]) {
  const listSites = async () => structuredClone(stored)
  return createSiteFinder({ listSites, passedMs: () => 0, freshMs: 0 })
}

const record = (code: string, values: SiteRecord['values'] = {}): SiteRecord => ({
  id: code.length,
  code,
  domains: [`${code}.example`],
  values,
  contentStamp: '1',
})

it('keeps a site that is stored as it was, and makes only what has changed anew', async () => {
  const stored = [record('one'), record('three', { siteName: 'Three' })]
  const finder = finderOf(stored)
  const [one, three] = await finder.listSites()
  stored[1] = record('three', { siteName: 'Drei' })
  const [sameOne, newThree] = await finder.listSites()
  expect(sameOne).toBe(one)
  expect(newThree).not.toBe(three)
  expect(newThree?.settings.siteName).toBe('Drei')
  expect(newThree?.revision).not.toBe(three?.revision)
})

it('has what a site tells, its hosts and its order from the last reading', async () => {
  const stored = [record('one'), record('three')]
  const finder = finderOf(stored)
  const before = await finder.listSites()
  stored.reverse()
  stored[0] = { ...record('three'), contentStamp: '2' }
  stored[1] = { ...record('one'), domains: ['other.example'] }
  const after = await finder.listSites()
  expect(after.map(({ code }) => code)).toEqual(['three', 'one'])
  expect(after[0]?.revision).not.toBe(before[1]?.revision)
  expect((await finder.findSite('other.example')).code).toBe('one')
  await expect(finder.findSite('one.example')).rejects.toThrow()
})

it('forgets a site that is there no more', async () => {
  const stored = [record('one'), record('three')]
  const finder = finderOf(stored)
  const [one] = await finder.listSites()
  const [removed] = stored.splice(0, 1)
  expect(await finder.listSites()).toHaveLength(1)
  if (removed) stored.push(removed)
  expect((await finder.listSites())[1]).not.toBe(one)
})
