import { iconLimits } from '@atelier/contract/icon-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type IconSet, openIconSets } from './icon-sets.ts'
import { pickIcons } from './icons.usecases.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject({ url, headers: { 'accept-language': 'en' } })

describe('our own icon service', () => {
  it('serves icons of a set by name, in the set’s own shape, for a week', async () => {
    const reply = await get('/icons/lucide.json?icons=house,user-round')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.headers['cache-control']).toBe('public, max-age=604800')
    const { prefix, icons, width, height, ...rest } = reply.json()
    expect({ prefix, width, height, rest }).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      rest: {},
    })
    expect(Object.keys(icons)).toEqual(['house', 'user-round'])
    expect(icons.house.body).toContain('<path')
  })

  it('takes names that a client has encoded', async () => {
    const reply = await get('/icons/lucide.json?icons=house%2Cx')
    expect(Object.keys(reply.json().icons)).toEqual(['house', 'x'])
  })

  it('brings the parent of an alias along', async () => {
    const { icons, aliases } = (await get('/icons/lucide.json?icons=activity-square')).json()
    expect(aliases).toEqual({ 'activity-square': { parent: 'square-activity' } })
    expect(Object.keys(icons)).toEqual(['square-activity'])
  })

  it('names what the set does not have', async () => {
    const { icons, not_found } = (
      await get('/icons/lucide.json?icons=constructor,house,no-such')
    ).json()
    expect(not_found).toEqual(['constructor', 'no-such'])
    expect(Object.keys(icons)).toEqual(['house'])
  })

  it('answers 501 for a set that it does not carry, never 404, so that a client asks the next source', async () => {
    const reply = await get('/icons/mdi.json?icons=home')
    expect(reply.statusCode).toBe(501)
    expect(reply.headers['cache-control']).toBe('public, max-age=3600')
    expect(reply.json()).toMatchObject({
      error: 'icons.set_not_carried',
      message: 'This server doesn’t have this icon set.',
    })
  })

  it.each([
    ['/icons/lucide.json?icons=House', 'an upper-case letter'],
    ['/icons/lucide.json?icons=a_b', 'an underscore'],
    ['/icons/lucide.json?icons=house,', 'an empty name'],
    ['/icons/lucide.json?icons=', 'no name at all'],
    ['/icons/lucide.json', 'no question'],
    ['/icons/lucide.json?icons=x&icons=house', 'the question twice'],
    ['/icons/Lucide.json?icons=x', 'a set that is spelled wrong'],
    [`/icons/lucide.json?icons=${'x'.repeat(iconLimits.nameLength + 1)}`, 'a name too long'],
  ])('refuses %s with the reason: %s', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      error: 'icons.bad_name',
      message: expect.stringContaining('lowercase letters, digits, and hyphens'),
    })
  })

  it('refuses more names than it may be asked for', async () => {
    const names = (count: number) => Array.from({ length: count }, () => 'x').join(',')
    const { names: max } = iconLimits
    expect((await get(`/icons/lucide.json?icons=${names(max)}`)).statusCode).toBe(200)
    const reply = await get(`/icons/lucide.json?icons=${names(max + 1)}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toContain(`${max}`)
  })
})

describe('an icon set', () => {
  const set: IconSet = { prefix: 'own', icons: { a: { body: '<path/>' } } }

  it('is read when it is first asked for, and once', async () => {
    const read: string[] = []
    const find = openIconSets(new Map([['own', 'own.json']]), async (file) => {
      read.push(file)
      return set
    })
    expect(read).toEqual([])
    await Promise.all([find('own'), find('own'), find('other')])
    await pickIcons({ prefix: 'own', names: ['a'] }, find)
    expect(read).toEqual(['own.json'])
  })

  it('is read again when that has failed', async () => {
    let tries = 0
    const find = openIconSets(new Map([['own', 'own.json']]), async () => {
      tries += 1
      if (tries === 1) throw new Error('the disk is away')
      return set
    })
    await expect(find('own')).rejects.toThrow('the disk is away')
    expect(await find('own')).toBe(set)
  })
})
