// A price that has gone up between the look and the press: told in place, and taken with the next press.
import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect } from 'vitest'
import { soon } from '../testing/soon.ts'
import { refusal } from './testing/calls.ts'
import { makerOf } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'

const maker = (perImage: number) => ({
  ...makerOf(workTypes.draw),
  price: { draw: { perCall: 0, perImage } },
})

describe('a price that has gone up', () => {
  test('is told beside the button, which shows it, and one press goes on', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/status of 409/)
    const { page, answer, asked } = await renderScreen('/draw', {
      calls: { 'workModels.list': [maker(4)] },
    })
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a lake')
    answer({
      'workModels.list': [maker(6)],
      'queue.draw': ({ seenPrice = 0 }) =>
        seenPrice < 6
          ? refusal('prices.changed', 'The price is 6 by now.', { price: 6 })
          : { id: 7, ids: [7] },
    })
    await page.getByRole('button', { name: 'Draw · 4 credits' }).click()
    await page.getByText('The price is 6 by now.').waitFor()
    await page.getByRole('button', { name: 'Draw · 6 credits' }).click()
    await soon(() => asked('queue.draw').map(({ seenPrice }) => seenPrice)).toEqual([4, 6])
    await page.getByText('The price is 6 by now.').waitFor({ state: 'detached' })
  })

  test('is taken with the next press also where the list of models still tells the lower one', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/status of 409/)
    const { page, asked } = await renderScreen('/draw', {
      calls: {
        'workModels.list': [maker(4)],
        'queue.draw': ({ seenPrice = 0 }) =>
          seenPrice < 6
            ? refusal('prices.changed', 'The price is 6 by now.', { price: 6 })
            : { id: 7, ids: [7] },
      },
    })
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    const draw = page.getByRole('button', { name: 'Draw · 4 credits' })
    await prompt.fill('a lake')
    await draw.click()
    await page.getByText('The price is 6 by now.').waitFor()
    // Another wish is another price: what was told of the first one says nothing of it.
    await prompt.fill('a fox')
    await draw.click()
    await soon(() => asked('queue.draw').length).toBe(2)
    await draw.click()
    await soon(() => asked('queue.draw').map(({ seenPrice }) => seenPrice)).toEqual([4, 4, 6])
    expect(asked('queue.draw').map(({ prompt: words }) => words)).toEqual([
      'a lake',
      'a fox',
      'a fox',
    ])
  })
})
