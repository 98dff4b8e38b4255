import { describe, expect, it } from 'vitest'
import { fitOf, plainName, wordsIn } from './match-words.ts'

const fit = (query: string, name: string, keywords = '') =>
  fitOf(wordsIn(query), { name: plainName(name), keywords: plainName(keywords) })

describe('what was typed', () => {
  it.each([
    ['lyon', 'Trip to Lyon'],
    ['LYON trip', 'Trip to Lyon'],
    ['yo', 'Trip to Lyon'],
    ['cafe', 'Café in Paris'],
    ['ｔｒｉｐ', 'Trip to Lyon'],
    ['深色', '主题：深色'],
    ['深色 主题', '主题：深色'],
    ['题', '主题：深色'],
    ['が', 'ながめ'],
    ['c++', 'C++ by example'],
    ['   ', 'Anything'],
  ])('%j is found in %j, or asks for nothing', (query, name) => {
    if (query.trim() === '') expect(fit(query, name)).toBe(0)
    else expect(fit(query, name)).toBeGreaterThan(0)
  })

  it.each([
    ['lyon paris', 'Trip to Lyon'],
    ['lyons', 'Trip to Lyon'],
    ['色深', '主题：深色'],
    ['か', 'ながめ'],
    ['.*', 'Trip to Lyon'],
  ])('%j is not found in %j', (query, name) => {
    expect(fit(query, name)).toBe(0)
  })

  it('is found by other words for the thing, also mixed with its name', () => {
    expect(fit('dark', '主题：深色', 'theme dark')).toBeGreaterThan(0)
    expect(fit('theme 深色', '主题：深色', 'theme dark')).toBeGreaterThan(0)
    expect(fit('light', '主题：深色', 'theme dark')).toBe(0)
  })
})

describe('of two names, the better one', () => {
  it.each([
    ['set', 'Settings', 'Reset'],
    ['set', 'My settings', 'Reset'],
    ['set', 'Settings', 'My settings'],
    ['help', 'Help', 'Chat about help'],
    ['new chat', 'New chat', 'Chat in the new house'],
    ['dark', 'Theme: Dark', 'Notes darkened'.replace('dark', 'endark')],
  ])('for %j is %j before %j', (query, better, worse) => {
    expect(fit(query, better)).toBeGreaterThan(fit(query, worse))
  })

  it('is the one whose own name holds the word, not one that is also called so', () => {
    expect(fit('dark', 'Dark', '')).toBeGreaterThan(fit('dark', 'Night', 'dark'))
    expect(fit('dark', 'Theme: Dark', '')).toBeGreaterThan(fit('dark', 'Night', 'dark'))
  })
})
