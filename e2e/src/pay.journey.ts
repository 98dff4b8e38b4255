// Buying, as people do it, at stand-ins for the vendors. They cannot reach this machine by a name of its own, so no notice comes: what was
// paid is found by asking.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startAlipayServer } from '../../server/src/features/money/payments/gateways/testing/alipay-server.ts'
import { startEpayServer } from '../../server/src/features/money/payments/gateways/testing/epay-server.ts'
import {
  type StripeServer,
  startStripeServer,
} from '../../server/src/features/money/payments/gateways/testing/stripe-server.ts'
import {
  startWechatServer,
  type WechatServer,
} from '../../server/src/features/money/payments/gateways/testing/wechat-server.ts'
import { phone, test, type Visit } from './testing/browser.ts'
import { chatOn, english, listenFor } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

let alipay: Awaited<ReturnType<typeof startAlipayServer>>
let epay: Awaited<ReturnType<typeof startEpayServer>>
let stripe: StripeServer
let wechat: WechatServer
const server = useServer()
beforeAll(async () => {
  alipay = await startAlipayServer()
  epay = await startEpayServer({ signing: 'rsa' })
  stripe = await startStripeServer()
  wechat = await startWechatServer()
  await server.query(
    `insert into packages (site_id, title, description, credits, tokens, vip_days, amount_minor, currency, badge, position, is_shown, is_once)
     select site_id, '{"en-US": "Yuan"}', '{}', 700, 0, 0, 1990, 'CNY', '{}', 9, true, false
     from site_domains where pattern = $1`,
    [english],
  )
  await setSite(server, english, {
    pay: 1,
    payAlipay: alipay.settings,
    payEpay: epay.settings,
    payStripe: stripe.settings,
    payWechat: wechat.settings,
    contact: 'Ask the desk.',
  })
})
afterAll(async () => {
  await alipay?.close()
  await epay?.close()
  await stripe?.close()
  await wechat?.close()
})

/**
 * No question of the page finds enough credit until what this gives is called. The route stays: what is on its way while a page's last route
 * is taken away may never be answered.
 */
async function runOutOfCredit(page: Page, path = 'chatgpt/chat-process'): Promise<() => void> {
  let isShort = true
  await page.route(`**/api/${path}`, (route) =>
    isShort
      ? route.fulfill({
          status: 430,
          json: {
            code: 430,
            message: 'You have too little.',
            success: false,
            data: null,
            error: 'credits.short',
            requestId: 'r430',
          },
        })
      : route.continue(),
  )
  return () => {
    isShort = false
  }
}

/** Somebody whose question found too little credit. */
async function askInVain(visit: Visit) {
  const page = await visit(`${server.at(english)}/Chat`)
  const chat = chatOn(page)
  await chat.form.waitFor()
  const haveCredit = await runOutOfCredit(page)
  await chat.composer.fill('What can you do?')
  await chat.composer.press('Enter')
  return { page, chat, haveCredit }
}

const packageNamed = (page: Page, name: RegExp) => page.getByRole('radio', { name })

describe('out of credit', () => {
  test('one buys by a code to scan, without leaving the place, and the message goes on', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 430/)
    const { page, chat, haveCredit } = await askInVain(visit)
    const dialog = page.getByRole('dialog', { name: 'Not enough credits' })
    await dialog.getByRole('radio', { name: /^Yuan/ }).check()
    await dialog.getByRole('button', { name: 'Pay CN¥19.90' }).click()
    await dialog.getByRole('img', { name: 'Code to scan with WeChat Pay' }).waitFor()
    await dialog
      .getByRole('timer')
      .getByText(/expires in 1[45]:/)
      .waitFor()

    // What is left goes on: in the same dialog, and on the page that sells.
    await page.reload()
    await chat.form.waitFor()
    await dialog.getByRole('img', { name: 'Code to scan with WeChat Pay' }).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => dialog.count()).toBe(0)
    await chat.composer.fill('What can you do?')
    await chat.composer.press('Enter')
    await dialog.getByRole('img', { name: 'Code to scan with WeChat Pay' }).waitFor()
    haveCredit()
    // It says so for a moment only, and then the message goes on.
    const told = await listenFor(page, '[role=dialog]', '700 credits added.')
    await wechat.pay(wechat.orderNos.at(-1) ?? '')
    await told()
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await chat.untilAnswered()
    expect(await chat.questions.allTextContents()).toEqual([
      expect.stringContaining('What can you do?'),
    ])
    expect(wechat.taken(wechat.orderNos.at(-1) ?? '')).toMatchObject({ times: 1 })
  })
})

describe('the page that sells', () => {
  test('leads to the vendor’s page and back to what was credited, on a phone as well', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/pay`, { viewport: phone, touch: true })
    await packageNamed(page, /^VIP month/).check()
    await page.getByRole('button', { name: 'Pay $12.99' }).click()
    await page.getByRole('link', { name: 'pay' }).click()
    await page.waitForURL(/\/pay\?order=\w+$/)
    await page.getByText('2,000 credits + 30 days of VIP added.').waitFor()
    await page.getByText(/Your balance is now [\d,]+ credits · VIP until/).waitFor()
    const orders = page.getByRole('region', { name: 'Orders' })
    await orders.getByRole('button', { name: /VIP month.*\$12\.99\s*Paid/ }).waitFor()
    await page.getByRole('button', { name: 'Buy more' }).click()
    await packageNamed(page, /^Basic/).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('leads to the page of an EPay gateway and back', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/pay`)
    await packageNamed(page, /^Yuan/).check()
    await page.getByRole('radio', { name: 'EPay' }).check()
    await page.getByRole('button', { name: /^Pay .*19\.90/ }).click()
    await page.getByRole('link', { name: 'pay' }).click()
    await page.waitForURL(/\/pay\?order=\w+$/)
    await page.getByText('700 credits added.').waitFor()
    expect(epay.taken(epay.orderNos.at(-1) ?? '')).toMatchObject({ times: 1, amountMinor: 1990 })
  })

  test('comes back from the vendor’s page to what was asked for before, and asks for it once', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 430/)
    const page = await visit(`${server.at(english)}/draw`)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/queue/sdxlCreate')) asked.push(request.url())
    })
    const haveCredit = await runOutOfCredit(page, 'queue/sdxlCreate')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a lantern in the rain')
    await page.getByRole('button', { name: /^Draw · / }).click()
    await page.getByRole('dialog', { name: 'Not enough credits' }).waitFor()
    haveCredit()

    await page.goto(`${server.at(english)}/pay`)
    await packageNamed(page, /^VIP month/).check()
    await page.getByRole('button', { name: 'Pay $12.99' }).click()
    await page.getByRole('link', { name: 'pay' }).click()
    await page.waitForURL(/\/pay\?order=\w+$/)
    const order = page.url()
    await page.getByRole('button', { name: 'Create my work' }).click()
    await page.waitForURL('**/draw')
    await page.getByRole('article', { name: 'a lantern in the rain' }).waitFor()

    await page.goto(order)
    await page.getByRole('button', { name: 'Back to chat' }).waitFor()
    expect(asked).toHaveLength(2)
  })

  test('comes back to a message that was not sent, which is answered then', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 430/)
    const { page, chat, haveCredit } = await askInVain(visit)
    await page.getByRole('dialog', { name: 'Not enough credits' }).waitFor()
    haveCredit()

    await page.goto(`${server.at(english)}/pay`)
    await packageNamed(page, /^VIP month/).check()
    await page.getByRole('button', { name: 'Pay $12.99' }).click()
    await page.getByRole('link', { name: 'pay' }).click()
    await page.getByRole('button', { name: 'Send my message' }).click()
    await chat.untilAnswered()
    expect(await chat.questions.count()).toBe(1)
    expect(await chat.composer.inputValue()).toBe('')
  })

  test('shows the code of whichever way one chooses', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/pay`)
    await packageNamed(page, /^Yuan/).check()
    await page.getByRole('radio', { name: 'Alipay' }).click()
    await page.getByRole('button', { name: 'Pay CN¥19.90' }).click()
    await page.getByRole('img', { name: 'Code to scan with Alipay' }).waitFor()
    const orderNo = alipay.orderNos.at(-1) ?? ''
    await alipay.pay(orderNo)
    await page.getByText('700 credits added.').waitFor()
    expect(alipay.taken(orderNo)).toMatchObject({ times: 1, amountMinor: 1990 })
  })

  test('lets one cancel an order and choose anew', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/pay`)
    await packageNamed(page, /^Yuan/).check()
    await page.getByRole('button', { name: 'Pay CN¥19.90' }).click()
    await page.getByRole('img', { name: 'Code to scan with WeChat Pay' }).waitFor()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('Order canceled. You weren’t charged.').waitFor()
    await packageNamed(page, /^Yuan/).waitFor()
    await page.getByRole('region', { name: 'Orders' }).getByText('Canceled').waitFor()
  })

  test('says so where nobody can pay, and offers codes where codes are all', async ({ visit }) => {
    await setSite(server, english, { pay: 2 })
    const page = await visit(`${server.at(english)}/pay`)
    await page.getByText('Credits on this site come from redemption codes.').waitFor()
    await setSite(server, english, {
      pay: 1,
      payAlipay: '',
      payEpay: '',
      payStripe: '',
      payWechat: '',
    })
    await page.reload()
    await packageNamed(page, /^Basic/).waitFor()
    await page.getByText('No payment method is set up here.').waitFor()
    await page.getByRole('button', { name: 'Redeem code' }).click()
    await page.getByRole('dialog', { name: 'Redemption codes' }).waitFor()
  })
})
