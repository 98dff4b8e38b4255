import { expect, test } from 'vitest'
import { closureOf, screensOverBudget } from './route-budget.ts'

const chunk = (imports: string[], facadeModuleId: string | null = null) => ({
  imports,
  facadeModuleId,
})
const chunks = new Map([
  ['frame.js', chunk([])],
  [
    'draw.js',
    chunk(['frame.js', 'studio.js', 'cards.js'], '/web/src/screens/draw/draw-screen.tsx'),
  ],
  ['studio.js', chunk(['cards.js'])],
  ['cards.js', chunk(['studio.js'])],
  ['dialog.js', chunk(['cards.js'], '/web/src/features/making/works/picker-window.tsx')],
])
const loaded = new Set(['frame.js'])

test('a screen is its chunk and what that imports, each once, but for what is loaded', () => {
  expect([...closureOf('draw.js', chunks, loaded)]).toEqual(['draw.js', 'studio.js', 'cards.js'])
})

test.each([
  ['within', 20_000, []],
  ['beyond', 20_001, ['draw.js wants 60003 bytes, of at most 60000.']],
])('a screen %s the budget', (_, size, told) => {
  expect(screensOverBudget(chunks, loaded, () => size)).toEqual(told)
})

test('what is no screen has no budget', () => {
  const dialogs = new Map([
    ['dialog.js', chunk([], '/web/src/features/making/works/picker-window.tsx')],
  ])
  expect(screensOverBudget(dialogs, new Set(), () => 1e6)).toEqual([])
})
