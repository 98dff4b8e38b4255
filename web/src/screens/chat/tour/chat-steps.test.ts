import { expect, it } from 'vitest'
import { tour as texts } from '../../../i18n/locales/en-US/tour.ts'
import { chatSteps } from './chat-steps.ts'

it('the tour of the chat goes from the greeting to the help', () => {
  expect(chatSteps(texts, 'Atelier', false).map(({ element }) => element ?? null)).toEqual(
    [
      null,
      ...['composer', 'model', 'add'],
      ...['conversations', 'menu', 'account', 'me', 'help'],
    ].map((name) => name && `[data-tour=${name}]`),
  )
})

it('where there is no keyboard, keys are not spoken of', () => {
  const spoken = chatSteps(texts, 'Atelier', true).map(({ text }) => text)
  expect(spoken.join(' ')).not.toMatch(/Enter|Esc|arrow|paste/)
  for (const text of spoken) expect(text).not.toBe('')
})
