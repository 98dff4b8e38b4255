// An answer that costs something: what it will cost, what it did, and what happens when there is too little.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { type Chat, chatOn, english } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

/** What the account menu says of the balance. */
const balanceShown = async ({ account }: Chat): Promise<number> =>
  Number(/([\d,]+) credits/.exec((await account.textContent()) ?? '')?.[1]?.replaceAll(',', ''))

describe('an answer of a model that costs something', () => {
  test('is announced with its price, and takes from the balance what its receipt says', async ({
    visit,
  }) => {
    await setSite(server, english, { chatPrice: { inputPer1k: 10, outputPer1k: 20 } })
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    await chat.form.waitFor()
    await soon(() => balanceShown(chat)).toBe(50)
    await chat.composer.fill('Count. [[upstream tokens=400 rate=0]]')
    await chat.form.getByText(/^≈ \d+–2\d credits$/).waitFor()
    await chat.composer.press('Enter')
    await chat.untilAnswered()
    const receipt = chat.lastAnswer.getByRole('button', { name: /^\d+ credits · gpt-4o-mini · / })
    const price = Number(/^\d+/.exec((await receipt.textContent()) ?? '')?.[0])
    expect(price).toBeGreaterThanOrEqual(8)
    await soon(() => balanceShown(chat)).toBe(50 - price)

    await receipt.click()
    const details = chat.page.getByRole('dialog', { name: 'Receipt' })
    await details.getByText(`${price} credits`, { exact: true }).waitFor()
    await details.getByText('400 tokens', { exact: true }).waitFor()
    await chat.page.keyboard.press('Escape')
    await chat.page.reload()
    await chat.untilAnswered()
    expect(await receipt.textContent()).toContain(`${price} credits`)
  })

  test('is not begun without the credits for it: the site says how to get more, and the text stays', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 430/)
    await setSite(server, english, { chatPrice: { perCall: 51 }, pay: 2 })
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    await chat.form.waitFor()
    await chat.composer.fill('Too dear for a guest.')
    await chat.composer.press('Enter')
    const dialog = chat.page.getByRole('dialog', { name: 'Redemption codes', exact: true })
    await dialog.getByText('Not enough credits: this takes up to 51, and you have 50.').waitFor()
    await chat.page.goBack()
    await soon(() => dialog.count()).toBe(0)
    expect(await chat.composer.inputValue()).toBe('Too dear for a guest.')
    expect(await chat.messages.count()).toBe(0)
    expect(await callAs(chat.page, '/group/query')).toEqual([])
  })
})
