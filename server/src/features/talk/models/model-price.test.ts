import { siteSettings } from '@atelier/contract/site-settings'
import { describe, expect, test } from 'vitest'
import { isNearConnection, type ListedPriceSettings, listedPriceOf } from './model-price.ts'
import { vendorPriceOf } from './vendor-prices.ts'

const flat = { inputPer1k: 0.2, outputPer1k: 0.8 }
const vendor = { id: 7, origin: 'environment', isNear: false } as const

const settings: ListedPriceSettings = {
  modelPrices: {},
  priceRules: [],
  costFactor: siteSettings.costFactor.fallback,
  creditWorth: siteSettings.creditWorth.fallback,
  unpricedModels: 'wait',
}

const priceOf = (
  name: string,
  changes: Partial<ListedPriceSettings> = {},
  connection: Parameters<typeof listedPriceOf>[0]['connection'] = vendor,
) =>
  listedPriceOf(
    {
      name,
      cost: vendorPriceOf(name),
      connection,
      flat,
      fits: ({ inputPer1k, outputPer1k }) => inputPer1k !== undefined || outputPer1k !== undefined,
    },
    { ...settings, ...changes },
  )

const rule = (changes: object) => ({
  models: '*',
  connectionId: null,
  rates: null,
  factor: null,
  ...changes,
})

describe('the price of a model', () => {
  test('is its vendor’s list price times the factor of the site, by what a credit is worth', () => {
    // 2.50 and 10.00 US dollars for a million tokens, 1.5 times, half a cent a credit.
    expect(priceOf('gpt-4o')).toEqual({
      rates: { inputPer1k: 0.75, cachedPer1k: 0.375, outputPer1k: 3 },
      source: 'list',
    })
    expect(priceOf('gpt-4o', { costFactor: 2, creditWorth: 0.01 }).rates).toEqual({
      inputPer1k: 0.5,
      cachedPer1k: 0.25,
      outputPer1k: 2,
    })
  })

  test('is nothing that is known of a model that no list has: it waits, unless the site sells at the flat price', () => {
    expect(priceOf('brand-new-9')).toEqual({ rates: flat, source: 'waiting' })
    expect(priceOf('brand-new-9', { unpricedModels: 'flat' }).source).toBe('flat')
    // Begins like one that is known, and may cost ten times as much.
    expect(priceOf('gpt-4o-audio-preview').source).toBe('waiting')
    expect(priceOf('gpt-4o-mini-deep').source).toBe('waiting')
  })

  test('is flat on a server of one’s own, and nothing for what the product makes itself', () => {
    expect(priceOf('llama3', {}, { ...vendor, isNear: true })).toEqual({
      rates: flat,
      source: 'flat',
    })
    // A vendor's name on a server of one's own costs its owner no list price.
    expect(priceOf('gpt-4o', {}, { ...vendor, isNear: true }).source).toBe('flat')
    expect(priceOf('any', {}, { id: 1, origin: 'builtin', isNear: true })).toEqual({
      rates: {},
      source: 'free',
    })
  })

  test('is its own line before a rule, and the first rule that fits before the list', () => {
    const rules = [
      rule({ models: '*mini*', rates: { inputPer1k: 1, outputPer1k: 2 } }),
      rule({ connectionId: 7, factor: 3 }),
      rule({ rates: {} }),
    ]
    const own = { 'gpt-4o-mini': { inputPer1k: 5, outputPer1k: 6 } }
    expect(priceOf('gpt-4o-mini', { priceRules: rules, modelPrices: own }).source).toBe('own')
    expect(priceOf('GPT-4o-Mini', { priceRules: rules, modelPrices: own })).toEqual({
      rates: { inputPer1k: 1, outputPer1k: 2 },
      source: 'rule',
    })
    // Three times its cost.
    expect(priceOf('gpt-4o', { priceRules: rules }).rates.outputPer1k).toBe(6)
    // A factor of what is not known says nothing; the rule behind it does.
    expect(priceOf('brand-new-9', { priceRules: rules })).toEqual({ rates: {}, source: 'rule' })
    expect(priceOf('brand-new-9', { priceRules: rules.slice(0, 2) }).source).toBe('waiting')
    // Of another connection.
    expect(priceOf('gpt-4o', { priceRules: rules.slice(1, 2) }, { ...vendor, id: 8 }).source).toBe(
      'list',
    )
  })

  test('of a rule holds for names that its stars stand for, whole', () => {
    const fits = (models: string, name: string) =>
      priceOf(name, { priceRules: [rule({ models, rates: {} })] }).source === 'rule'
    expect(fits('gpt-*', 'gpt-9')).toBe(true)
    expect(fits('gpt-*', 'my-gpt-9')).toBe(false)
    expect(fits('*-large', 'a-large')).toBe(true)
    expect(fits('*-large', 'a-large-2')).toBe(false)
    expect(fits('a*b*c', 'a1b2c')).toBe(true)
    expect(fits('a*b*c', 'a1c2b')).toBe(false)
    expect(fits('ab*ba', 'aba')).toBe(false)
    expect(fits('exact', 'exact')).toBe(true)
    expect(fits('exact', 'exactly')).toBe(false)
    expect(fits('a.c', 'abc')).toBe(false)
  })
})

test.each([
  ['openai/gpt-5', 'gpt-5'],
  ['models/gemini-2.5-pro', 'gemini-2.5-pro'],
  ['gpt-4o-2024-08-06', 'gpt-4o'],
  ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5'],
  ['claude-3-5-sonnet@20240620', 'claude-3-5-sonnet'],
  ['grok-4-0709', 'grok-4'],
  ['mistral-large-latest', 'mistral-large'],
  ['imagen-4.0-generate-001', 'imagen-4.0-generate'],
])('%s is priced as %s', (name, known) => {
  expect(vendorPriceOf(name)).toBe(vendorPriceOf(known))
  expect(vendorPriceOf(name)).toBeDefined()
})

test.each([
  ['http://localhost:11434', true],
  ['http://127.0.0.1:8000', true],
  ['http://192.168.1.20', true],
  ['http://[fd00::1]:80', true],
  ['http://ollama:11434', true],
  ['http://host.docker.internal:1234', true],
  ['https://api.openai.com', false],
  ['http://8.8.8.8', false],
  [null, false],
])('a server at %s is one’s own: %s', (origin, isNear) => {
  const placesOf = () => ({ origin, fileOrigin: null })
  expect(isNearConnection({ origin: 'operator', settings: '' }, placesOf)).toBe(isNear)
})

test('a connection whose settings cannot be read is nobody’s own server', () => {
  const placesOf = () => {
    throw new Error('sealed by another key')
  }
  expect(isNearConnection({ origin: 'operator', settings: '' }, placesOf)).toBe(false)
})
