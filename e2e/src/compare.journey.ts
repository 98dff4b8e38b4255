// One question to several models at once, on a stand-in provider.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

/** A model that is out of quota the first time it is asked, and answers after that; another is slower than the third. */
let refusals = 0
const upstream = useUpstream({
  models: ['gpt-4o-mini', 'gpt-4.1', 'gpt-4.1-nano'],
  answer: ({ body }) => {
    const { model, messages } = body as { model?: string; messages?: unknown }
    if (!JSON.stringify(messages ?? '').includes('Which of you')) return undefined
    if (model === 'gpt-4.1-nano' && refusals++ === 0) return { error: 'quota' }
    const rate = model === 'gpt-4.1' ? 2 : 10
    return model === 'gpt-4.1-nano'
      ? { tokens: 3, kind: 'numbered' }
      : { tokens: 60, rate, kind: 'numbered' }
  },
})
const server = useServer(() => ({ env: upstream.env() }))

describe('models', () => {
  test('are compared side by side, through a reload, and one answer is kept', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.getByRole('button', { name: /^Model:/ }).click()
    await page.getByRole('button', { name: 'Compare models' }).click()
    const chosen = page.getByRole('list', { name: 'Selected models' })
    await soon(() => chosen.getByRole('button').count()).toBe(2)
    for (const name of await chosen.getByRole('button').allTextContents())
      await chosen.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('option', { name: 'gpt-4o-mini' }).click()
    await chat.composer.fill('Which of you?')
    await page.getByText('Choose at least 2 models').waitFor()
    await page.getByRole('option', { name: /^gpt-4\.1(?!-)/ }).click()
    await page.getByRole('option', { name: 'gpt-4.1-nano' }).click()
    await chat.composer.press('Enter')

    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const mini = column('gpt-4o-mini')
    const big = column('gpt-4.1')
    const nano = column('gpt-4.1-nano')
    await mini.getByText('w2 ').waitFor()
    await big.getByText('w2 ').waitFor()
    await nano.getByRole('alert').waitFor()
    await page.reload()
    await nano.getByRole('button', { name: 'Try again' }).click()
    await nano.getByText('w3').waitFor()
    await big.getByRole('button', { name: 'Stop gpt-4.1' }).click()
    await big.getByText('Stopped').waitFor()
    await mini.getByText('w60').waitFor()
    await soon(() => textOf(mini)).toMatch(/first word .* total.* in, 60 tokens out/)
    await mini.getByRole('button', { name: 'Keep gpt-4o-mini’s answer' }).click()
    await chat.lastAnswer.getByText('w60').waitFor()
    await soon(() => textOf(chat.lastAnswer)).toContain('1/4')
    expect(await textOf(chat.lastAnswer)).toContain('gpt-4o-mini')
    await chat.ask('And on?')
    expect(
      upstream
        .chats()
        .at(-1)
        ?.filter(({ role }) => role === 'assistant'),
    ).toHaveLength(1)
  })
})
