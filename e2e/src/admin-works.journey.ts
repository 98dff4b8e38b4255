// Those who run a site look into its works: they find one, stop, try again what failed, and give back what one cost.
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { becomeMember, makeWork } from './testing/make-works.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const place = (path: string) => `${server.at(english)}/admin/${path}`

describe('the room of works', () => {
  test('a failed work is made after all, and what it cost is given back once', async ({
    visit,
    expectErrors,
  }) => {
    const anns = await visit(`${server.at(english)}/Chat`, { as: 'Ann' })
    // A server learns what its engines offer after its start.
    await soon(() => callAs(anns, '/works/models?type=2')).not.toEqual([])
    const models = await server.query('select name from work_models')
    const price = { perImage: 4 }
    await setSite(server, english, {
      modelPrices: Object.fromEntries(models.map(({ name }) => [name, price])),
    })
    await becomeMember(anns, 'ann')
    await anns.goto(`${server.at(english)}/history`)
    const { id: paid } = (await callAs(anns, '/queue/sdxlCreate', { prompt: 'a red kite' })) as {
      id: number
    }
    await soon(async () => (await stateOf(paid))?.state).toBe(3)
    const failed = await makeWork(anns, server, 'a fox with a hat')
    await server.query('delete from work_files where work_id = $1', [failed])
    await server.query(
      `update works set state = 4, failure = '{"code": "engine.refused", "words": "No hats on foxes"}',
         (model_id, model_label) = (select model_id, model_label from works where id = $2)
       where id = $1`,
      [failed, paid],
    )

    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await becomeMember(page, 'boss')
    await server.query(`update accounts set staff_role = 'siteOperator' where username = 'boss'`)
    await page.goto(place('works'))
    const table = page.getByRole('table', { name: 'Works' })
    await table.getByRole('link', { name: 'a red kite' }).waitFor()
    expect(await table.getByRole('row').count()).toBe(3)
    await expectClean(page)

    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Failed' }).click()
    await soon(() => table.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?state=failed')
    await page.getByRole('searchbox', { name: 'User' }).fill('nobody')
    await page.getByText('No results').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await soon(() => table.getByRole('row').count()).toBe(3)

    await table.getByRole('link', { name: 'a fox with a hat' }).click()
    await page.getByText('No hats on foxes', { exact: true }).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retry this work?' })
    const again = dialog.getByRole('button', { name: 'Retry' })
    await again.click()
    await dialog.getByText('Enter a reason.').waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The engine is well again')
    await again.click()
    await page.getByText('Work queued').waitFor()
    await soon(async () => (await stateOf(failed))?.state).toBe(3)
    await page.getByRole('link', { name: 'Open file 1' }).waitFor()

    await page.goto(place(`works/${paid}`))
    const give = page.getByRole('button', { name: /^Refund · / })
    await give.click()
    const refund = page.getByRole('dialog', { name: 'Refund this work?' })
    await refund.getByRole('textbox', { name: 'Reason' }).fill('Not what was asked for')
    await refund.getByRole('button', { name: /^Refund/ }).click()
    await page.getByText('Credits refunded').waitFor()
    await soon(() => give.count()).toBe(0)
    const refunds = await server.query(
      `select sum(amount)::int as amount, count(*)::int as number from ledger_entries where cause = 'refund'`,
    )
    expect(refunds).toEqual([{ amount: (await stateOf(paid))?.price, number: 1 }])

    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    expectErrors(/404 \(Not Found\).*admin\/works\/read/)
    await page.goto(place('works/999999'))
    await page.getByText('That work doesn’t exist').waitFor()
  })
})

async function stateOf(id: number) {
  const [row] = await server.query('select state, price::int as price from works where id = $1', [
    id,
  ])
  return row
}
