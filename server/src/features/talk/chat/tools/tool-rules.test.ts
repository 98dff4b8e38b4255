import type { MessagePart, ToolConsent } from '@atelier/contract/message-parts'
import { describe, expect, it } from 'vitest'
import { isAllowedIn, judgeCall, spentByTools } from './tool-rules.ts'

const call = (callId: string, consent?: ToolConsent): MessagePart => ({
  type: 'tool-call',
  callId,
  name: 'draw_picture',
  input: '{}',
  ...(consent ? { consent } : {}),
})
const result = (callId: string, failed: boolean): MessagePart => ({
  type: 'tool-result',
  callId,
  name: 'draw_picture',
  output: '',
  failed,
})
const allowed: ToolConsent = { state: 'allowed', price: 4 }

describe('a call', () => {
  it.each([
    ['that costs and asks nothing runs', { asks: false, price: 0 }, 'run'],
    ['that asks is asked about', { asks: true, price: 4 }, 'ask'],
    ['that asks and was allowed for the conversation runs', { isAllowed: true, price: 4 }, 'run'],
    ['that reaches the cap exactly is asked about', { price: 4, spent: 6 }, 'ask'],
    ['beyond the cap is refused', { price: 4, spent: 7 }, 'over-cap'],
    ['beyond the cap is refused whatever was allowed', { price: 11, isAllowed: true }, 'over-cap'],
    ['that costs is refused where nothing may be spent', { price: 1, cap: 0 }, 'over-cap'],
    ['that costs nothing is asked about even there', { price: 0, cap: 0 }, 'ask'],
    ['that asks nothing but costs runs within the cap', { asks: false, price: 4 }, 'run'],
  ] as const)('%s', (_name, more, verdict) => {
    const byDefault = { asks: true, price: 0, spent: 0, cap: 10, isAllowed: false }
    expect(judgeCall({ ...byDefault, ...more })).toBe(verdict)
  })
})

describe('what tools have spent', () => {
  it.each([
    ['nothing', [], 0],
    ['a call under way', [call('a', allowed)], 4],
    ['a call that ran', [call('a', allowed), result('a', false)], 4],
    ['a call that failed', [call('a', allowed), result('a', true)], 0],
    ['a call that is asked about', [call('a', { state: 'asked', price: 4 })], 0],
    ['a call that was refused', [call('a', { state: 'refused', price: 4 })], 0],
    [
      'calls of two rounds by one number',
      [call('a', allowed), result('a', true), call('a', allowed), result('a', false)],
      4,
    ],
  ] as const)('%s', (_name, parts, spent) => expect(spentByTools(parts)).toBe(spent))
})

it('counts what was allowed for a conversation only where it was said', () => {
  const parts = [call('a', { ...allowed, alwaysIn: 7 })]
  expect(isAllowedIn(parts, 'draw_picture', 7)).toBe(true)
  expect(isAllowedIn(parts, 'draw_picture', 8)).toBe(false)
  expect(isAllowedIn(parts, 'make_music', 7)).toBe(false)
})
