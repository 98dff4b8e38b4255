// A model uses tools that cost: it asks, and what is said holds.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const draws = (words: string) => `${words} [[upstream tool=draw_picture tokens=3]]`

describe('a model that draws', () => {
  test('is refused once, allowed once, and the picture grows in its answer', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.switchTool(/^Create image/)

    const question = chat.lastAnswer.getByRole('group', { name: /^Allow “Create image/ })
    await chat.send(draws('A fox.'))
    await question.getByRole('button', { name: 'Deny' }).click()
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('denied')
    expect(await chat.lastAnswer.getByRole('article').count()).toBe(0)

    await chat.send(draws('Another fox.'))
    await question.waitFor()
    // Another tab sees the question, and may answer it.
    const other = await page.context().newPage()
    await other.goto(page.url())
    const there = chatOn(other).lastAnswer.getByRole('group', { name: /^Allow “Create image/ })
    await there.getByRole('button', { name: 'Allow once' }).press('Enter')
    await chat.untilAnswered()
    await chat.lastAnswer.getByRole('article').first().waitFor()
    await page.reload()
    await chat.lastAnswer.getByRole('article').first().waitFor()
    await chat.lastAnswer.getByText('Create image').waitFor()
    await other.close()

    // A chart costs nothing: it is drawn without a question, beside another picture.
    await chat.send('Both. [[upstream tool=plot_chart,draw_picture tokens=3]]')
    await question.getByRole('button', { name: 'Allow once' }).click()
    await chat.untilAnswered()
    await chat.lastAnswer.getByRole('figure', { name: 'Trains a day' }).waitFor()
    await chat.lastAnswer.getByRole('article').first().waitFor()
  })
})
