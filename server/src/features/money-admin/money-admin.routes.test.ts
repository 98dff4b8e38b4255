import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../testing/test-app.ts'
import { openShop, type Shop } from '../payments/testing/shop.ts'

let shop: Shop
let owner: Credential
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.test.staff('owner')
})
afterAll(() => shop.test.close())

describe('how a site handles money', () => {
  it('is told of the site that is named, with the ways that are set up there', async () => {
    const { setup } = api.moneyAdmin
    const here = await shop.test.call(setup, {}, { as: owner })
    expect(here.twoPurses).toBe(false)
    expect(here.ways.map(({ id }) => id).toSorted()).toEqual(['alipay', 'wechat'])
    const there = await shop.test.call(setup, {}, { as: owner, site: 'studio' })
    expect(there.ways).toEqual([])
  })
})
