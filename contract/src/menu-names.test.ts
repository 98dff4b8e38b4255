import { expect, it } from 'vitest'
import { isInMenu } from './menu-names.ts'

it('a menu shows what it lists, and everything when it lists nothing', () => {
  expect(isInMenu('["Chat"]', 'Chat')).toBe(true)
  expect(isInMenu('["Chat"]', 'help')).toBe(false)
  expect(isInMenu('', 'help')).toBe(true)
})
