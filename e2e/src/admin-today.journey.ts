// Where a day begins for those who run an installation: figures, what waits for somebody, connections, and what is still to be set up.
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { becomeMember, makeWork } from './testing/make-works.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const place = (path: string) => `${server.at(english)}/admin/${path}`

describe('the room of today', () => {
  test('an owner reads how the days went, and goes where somebody is needed', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await becomeMember(page, 'boss')
    await server.query(`update accounts set staff_role = 'owner' where username = 'boss'`)
    await page.goto(place('works'))
    const failed = await makeWork(page, server, 'a fox with a hat')
    await makeWork(page, server, 'a red kite')
    await server.query(
      `update works set state = 4, failure = '{"code": "engine.refused", "words": ""}' where id = $1`,
      [failed],
    )

    // The console leads to the first room that the role has.
    await page.goto(`${server.at(english)}/admin`)
    await page.waitForURL(/\/admin\/today$/)
    const works = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Works', exact: true }),
    })
    await soon(() => works.textContent()).toMatch(/2\s*Today/)
    const chart = works.getByRole('group', { name: 'Works per day' })
    await chart.focus()
    await page.keyboard.press('End')
    await soon(() => works.locator('[aria-live]').textContent()).toMatch(/\d{4}2$/)
    await works.getByText('Show table').click()
    await works.getByRole('cell', { name: '2', exact: true }).waitFor()
    await page
      .getByRole('table', { name: 'Connections' })
      .getByText('No requests')
      .first()
      .waitFor()
    await page.getByText('Create a backup').waitFor()
    await expectClean(page)

    await page.getByRole('radio', { name: '7 days' }).click()
    await page.getByRole('radio', { name: 'All sites' }).click()
    await soon(() => new URL(page.url()).search).toBe('?days=7&sites=all')
    await page.getByText('Requests from all sites.').waitFor()

    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: /Works failed in the last 24 hours/ }).click()
    await page.getByRole('link', { name: 'a fox with a hat' }).waitFor()
    expect(new URL(page.url()).search).toBe('?state=failed')
  })
})
