// The server has been updated while a page is open.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { test } from './testing/screen.ts'

const seenVersion = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('version') ?? '{"value":""}').value)

describe('an update', () => {
  test('is offered in a bar within a minute, again after a dismissal, and loads the page when taken', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat', {
      site: { code: 'atelier' },
      locale: 'zh-CN',
      clock: true,
    })
    await page.getByRole('textbox', { name: '消息', exact: true }).waitFor()
    await page.clock.fastForward(10_000)
    await soon(() => seenVersion(page)).toMatch(/^\d+\.\d+\.\d+$/)
    const before = await seenVersion(page)
    expect(await page.getByRole('alertdialog').count()).toBe(0)

    await page.route('**/version.json*', (route) => {
      expect(new URL(route.request().url()).searchParams.get('t')).toMatch(/^\d+$/)
      return route.fulfill({
        json: {
          version: '99.0.0',
          date: '2030-01-31',
          content1: '第一点',
          content2: '第二点',
          versionnew: '99.0.0',
          versionold: before,
          contents: { 'zh-CN': ['第一点', '第二点'] },
        },
      })
    })
    await page.clock.fastForward(60_000)
    const bar = page.getByRole('region', { name: '更新提示' })
    const prompt = page.getByRole('alertdialog', { name: '更新提示' })
    await bar.getByText('新版本 99.0.0 已发布。').waitFor()
    expect(await prompt.count()).toBe(0)
    await bar.getByRole('button', { name: '查看更新' }).click()
    await prompt.waitFor()
    const text = (await prompt.textContent()) ?? ''
    for (const part of [
      `v${before} → v99.0.0`,
      '更新内容:',
      '第一点',
      '第二点',
      '更新日期: 2030-01-31',
    ])
      expect(text).toContain(part)
    await page.keyboard.press('Escape')
    await soon(() => prompt.count()).toBe(0)
    expect(await seenVersion(page)).toBe(before)

    await page.clock.fastForward(60_000)
    await bar.getByRole('button', { name: '稍后' }).click()
    await soon(() => bar.count()).toBe(0)
    await page.clock.fastForward(60_000)
    await bar.getByRole('button', { name: '查看更新' }).click()
    const loaded = page.waitForEvent('load')
    await prompt.getByRole('button', { name: '更新', exact: true }).click()
    await loaded
    expect(await seenVersion(page)).toBe('99.0.0')
  })

  test('whose version cannot be read disturbs nobody', async ({ renderScreen, expectErrors }) => {
    expectErrors(/version\.json/)
    const { page } = await renderScreen('/', {
      clock: true,
      before: (blank) => blank.route('**/version.json*', (route) => route.fulfill({ status: 500 })),
    })
    const chat = chatOn(page)
    await chat.account.waitFor()
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.clock.fastForward(60_000)
    await warned
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('an update whose files are not those of an open page', () => {
  test('loads that page anew once, with what was typed', async ({ renderScreen, expectErrors }) => {
    expectErrors(/404 \(Not Found\)/)
    const { page } = await renderScreen('/Chat')
    const chat = chatOn(page)
    // Before the application is there, nobody hears its keys.
    await chat.form.waitFor()
    await chat.composer.fill('typed before the update')
    // As after an update: the page names another script, and the old files are gone.
    await page.route('**/assets/shortcuts-dialog-*.js', (route) => route.fulfill({ status: 404 }))
    await page.route(
      (url) => url.pathname === '/',
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/assets/index-new.js"></script>',
        }),
    )
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.keyboard.press('ControlOrMeta+/')
    await soon(() => loads).toBe(1)
    await soon(() => chat.composer.inputValue()).toBe('typed before the update')
    await chat.form.waitFor()

    // Still gone after that: the page stays usable instead of loading again and again.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('shortcuts-dialog')) asked.push(request.url())
    })
    await page.keyboard.press('ControlOrMeta+/')
    await soon(() => asked.length).toBeGreaterThan(1)
    await chat.composer.fill('typed after the update')
    expect(loads).toBe(1)
  })
})
