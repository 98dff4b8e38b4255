import { api } from '@atelier/contract'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let now: Date
let test: TestApp
let as: Credential
let members = 0
beforeAll(async () => {
  test = await createTestApp({ clock: { now: () => now } })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date('2026-03-10T04:00:00Z')
  await setSite({ timeZone: 'Asia/Shanghai', checkInRewards: [5, 10, 20] })
  as = await test.member(`early-bird-${++members}`)
})

const { checkIn, display } = api.checkIn
const dayMs = 24 * 60 * 60_000

async function setSite(values: Partial<SiteSettings>): Promise<void> {
  await test.database.pool.query(
    `insert into site_settings (site_id, key, value)
     select id, each.key, each.value from sites, jsonb_each($1::jsonb) as each where code = 'atelier'
     on conflict (site_id, key) do update set value = excluded.value`,
    [JSON.stringify(values)],
  )
  // Sites are kept for a time by the clock, which goes back here.
  test.services.sites.forget()
}

const come = () => test.call(checkIn, {}, { as })
const show = (month?: string) => test.call(display, month ? { month } : {}, { as })

describe('checking in', () => {
  it('gives what the day of the streak gives; a missed day begins again', async () => {
    const rewards = []
    for (const days of [0, 1, 1, 1, 2, 1]) {
      now = new Date(now.getTime() + days * dayMs)
      const { reward, streak, already } = await come()
      expect(already).toBe(false)
      rewards.push([streak, reward])
    }
    expect(rewards).toEqual([
      [1, 5],
      [2, 10],
      [3, 20],
      [4, 20],
      [1, 5],
      [2, 10],
    ])
    const { rows } = await test.database.pool.query(
      `select cause_key, amount from ledger_entries where cause = 'check-in' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ cause_key: '2026-03-16', amount: 10 }])
  })

  it('happens once on a day, however many tabs do it at once', async () => {
    const { userBalance } = await test.call(api.auth.getInfo, {}, { as })
    const answers = await Promise.all(Array.from({ length: 12 }, come))
    expect(answers.filter(({ already }) => !already)).toHaveLength(1)
    expect(new Set(answers.map(({ reward, streak }) => `${reward} ${streak}`))).toEqual(
      new Set(['5 1']),
    )
    expect((await come()).userBalance.balance).toBe(userBalance.balance + 5)
  })

  it('goes by the midnight of the site, not of the server', async () => {
    now = new Date('2026-03-10T15:59:59Z')
    expect(await come()).toMatchObject({ day: '2026-03-10', streak: 1 })
    now = new Date('2026-03-10T16:00:00Z')
    expect(await come()).toMatchObject({ day: '2026-03-11', streak: 2, already: false })
  })

  it('misses no day and has none twice where clocks are put forward and back', async () => {
    await setSite({ timeZone: 'Europe/Berlin' })
    for (const night of ['2026-03-28', '2026-10-24']) {
      now = new Date(`${night}T21:30:00Z`)
      const { streak } = await come()
      expect(streak).toBe(1)
      for (const hours of [24, 23, 24]) {
        now = new Date(now.getTime() + hours * 60 * 60_000)
        await come()
      }
      expect((await show()).streak).toBe(4)
    }
  })

  it('on a site that has moved to another time zone gives no day twice and breaks no streak', async () => {
    now = new Date('2026-03-09T16:30:00Z')
    expect(await come()).toMatchObject({ day: '2026-03-10', streak: 1 })
    await setSite({ timeZone: 'America/Los_Angeles' })
    expect(await come()).toMatchObject({ already: true, streak: 1 })
    now = new Date('2026-03-11T16:30:00Z')
    expect(await come()).toMatchObject({ day: '2026-03-11', already: false, streak: 2 })
  })

  it('is for members', async () => {
    for (const endpoint of [checkIn, display])
      expect(await test.ask(endpoint, {}, { as: test.guest() })).toMatchObject({
        status: 401,
        body: { error: 'auth.required' },
      })
  })

  it('is refused on a site that has none, and a day worth nothing counts all the same', async () => {
    await setSite({ checkInRewards: [] })
    expect((await test.ask(checkIn, {}, { as })).body).toMatchObject({ error: 'check_in.off' })
    expect(await show()).toMatchObject({ offered: false })
    expect(await test.call(api.sites.front, {})).toMatchObject({ checksIn: false })
    await setSite({ checkInRewards: [0, 8] })
    expect(await come()).toMatchObject({ reward: 0, streak: 1 })
    now = new Date(now.getTime() + dayMs)
    expect(await come()).toMatchObject({ reward: 8, streak: 2 })
  })
})

describe('the calendar', () => {
  it.each(['9999-12', '0000-01'])('knows no month like %s', async (month) => {
    const { status } = await test.ask(display, { month }, { as })
    expect(status).toBe(422)
  })

  it('tells the days of a month, today, and what comes', async () => {
    expect(await show()).toMatchObject({
      offered: true,
      timeZone: 'Asia/Shanghai',
      today: '2026-03-10',
      checkedIn: false,
      streak: 0,
      reward: 5,
      month: '2026-03',
      days: [],
    })
    now = new Date('2026-02-28T04:00:00Z')
    await come()
    now = new Date('2026-03-01T04:00:00Z')
    expect(await show()).toMatchObject({ checkedIn: false, streak: 1, reward: 10 })
    await come()
    const shown = await show()
    expect(shown).toMatchObject({ checkedIn: true, streak: 2, reward: 10 })
    expect(shown.days).toEqual([{ day: '2026-03-01', reward: 10 }])
    expect(shown.ahead.slice(0, 2)).toEqual([
      { day: '2026-03-02', streak: 3, reward: 20 },
      { day: '2026-03-03', streak: 4, reward: 20 },
    ])
    expect((await show('2026-02')).days).toEqual([{ day: '2026-02-28', reward: 5 }])
    expect((await test.ask(display, { month: '2026-13' }, { as })).status).toBe(422)
  })

  it('shows a streak until the day after it is over', async () => {
    await come()
    now = new Date(now.getTime() + dayMs)
    expect((await show()).streak).toBe(1)
    now = new Date(now.getTime() + dayMs)
    expect((await show()).streak).toBe(0)
  })
})
