import { settingForms } from 'virtual:setting-forms'
import type { SettingField } from '@atelier/contract/describe-setting-forms'
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import { describe, expect, it } from 'vitest'
import { fromDraft, isSame, toDraft } from './setting-values.ts'

const fields: SettingField[] = Object.values(settingForms).flat()
const samples: Partial<Record<SiteSettingKey, unknown>> = {
  ideas: { 'zh-CN': ['一', '二'], 'en-US': ['one'] },
  modelPrices: { 'gpt-5': { inputPer1k: 0.5, outputPer1k: 2 }, 'free-one': {} },
  priceRules: [
    { models: '*mini*', connectionId: 3, rates: { inputPer1k: 1, outputPer1k: 2 }, factor: null },
    { models: '*', connectionId: null, rates: null, factor: 1.25 },
    { models: 'free-*', connectionId: null, rates: {}, factor: null },
  ],
  checkInRewards: [1, 2, 3],
  models: ['a', 'b'],
  galleryPartners: ['studio', 'atelier'],
  priceFactor: 1.25,
}

describe('what was stored', () => {
  it.each(fields)('$key is the same when nothing was typed', (field) => {
    for (const value of [siteSettings[field.key].fallback, samples[field.key]]) {
      if (value === undefined) continue
      expect(fromDraft(field, toDraft(field, value))).toEqual({ value })
    }
  })
})

describe('what is typed', () => {
  const whole: SettingField = { key: 'guestCredits', kind: 'whole' }
  const decimal: SettingField = { key: 'priceFactor', kind: 'decimal' }
  it.each(['', '-1', '1.5', 'x', '12345678901'])('%j is no whole number', (text) => {
    expect(fromDraft(whole, text)).toEqual({ problem: 'oddWhole' })
  })
  it.each(['', '-1', '1,5', '0.1234567'])('%j is no number', (text) => {
    expect(fromDraft(decimal, text)).toEqual({ problem: 'oddNumber' })
  })
  it('of lists loses empty lines and languages without any', () => {
    const ideas: SettingField = { key: 'ideas', kind: 'lists' }
    expect(fromDraft(ideas, { 'zh-CN': ' 一 \n\n二', 'en-US': ' ' })).toEqual({
      value: { 'zh-CN': ['一', '二'] },
    })
  })
  it('of codes is taken apart at whatever stands between them', () => {
    const partners: SettingField = { key: 'galleryPartners', kind: 'codes' }
    expect(fromDraft(partners, ' studio、atelier，third ')).toEqual({
      value: ['studio', 'atelier', 'third'],
    })
    expect(fromDraft(partners, ' ')).toEqual({ value: [] })
  })
  it('of prices is by model, and one without a rate is free', () => {
    const prices: SettingField = { key: 'modelPrices', kind: 'ratesByModel' }
    const typed = [
      { model: 'a', rate: 'perImage', credits: '3' },
      { model: 'a', rate: 'perCall', credits: '0.5' },
      { model: 'b', rate: '', credits: '' },
      { model: ' ', rate: 'perCall', credits: '9' },
    ]
    expect(fromDraft(prices, typed)).toEqual({ value: { a: { perImage: 3, perCall: 0.5 }, b: {} } })
    expect(fromDraft(prices, [{ model: 'a', rate: 'perCall', credits: 'much' }])).toEqual({
      problem: 'oddNumber',
    })
  })
})

it('a rule of prices without a model or without a rate is no rule', () => {
  const rules: SettingField = { key: 'priceRules', kind: 'priceRules' }
  const typed = { models: ' * ', connectionId: null, mode: 'rates', factor: '', rates: {} }
  expect(fromDraft(rules, [typed])).toEqual({ problem: 'ruleEmpty' })
  expect(fromDraft(rules, [{ ...typed, mode: 'free', models: ' ' }])).toEqual({
    problem: 'ruleEmpty',
  })
  expect(fromDraft(rules, [{ ...typed, mode: 'factor' }])).toEqual({ problem: 'oddNumber' })
  expect(fromDraft(rules, [{ ...typed, mode: 'free' }])).toEqual({
    value: [{ models: '*', connectionId: null, rates: {}, factor: null }],
  })
})

it('values are compared whatever the order of their parts', () => {
  expect(isSame({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
