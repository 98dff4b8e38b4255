// The pictures themselves: which screen, whose, how large and in which theme; and the first half minute of somebody new as one that moves.
import { join } from 'node:path'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Waits until what is in view has come: no picture is still on its way, and nothing has moved for a moment. */
async function untilStill(page) {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((each) => each.responseEnd)
    const inView = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    )
    return performance.now() - Math.max(0, ...ends) > 1000 && inView.every((one) => one.complete)
  })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1200)
}

async function ask(page, words) {
  await page.locator('#composer').fill(words)
  await page.locator('#composer').press('Enter')
}

const pictures = [
  { name: 'home', path: '/mobileHome', theme: 'dark' },
  {
    name: 'chat',
    path: '/Chat',
    theme: 'light',
    prepare: async (page) => {
      await ask(page, 'How many miles are 3.5 kilometres?')
      await page.locator('article').nth(1).getByText('miles').first().waitFor()
      await ask(page, 'Draw a cat in the snow')
      await page.locator('article img').first().waitFor({ timeout: 120_000 })
      await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
    },
  },
  { name: 'studio', path: '/draw', theme: 'dark' },
  {
    name: 'lightbox',
    path: '/designerWork',
    theme: 'dark',
    prepare: async (page) => {
      await page.locator('article a').nth(2).click()
      await page.locator('[role=dialog] img').first().waitFor()
    },
  },
  { name: 'gallery', path: '/designerWork', theme: 'light' },
  { name: 'library', path: '/app-store', theme: 'light' },
  { name: 'music', path: '/music', theme: 'dark' },
  {
    name: 'mind-map',
    path: '/mind',
    theme: 'light',
    prepare: async (page) => {
      await page.locator('main textarea').first().fill('Open a small bakery')
      await page.getByRole('button', { name: /^Create map/ }).click()
      await page.waitForURL(/mind\?/)
      await page.waitForTimeout(4000)
    },
  },
  { name: 'works', path: '/history', theme: 'dark' },
  { name: 'console', path: '/admin/today', theme: 'light' },
  {
    name: 'another-brand',
    path: '/mobileHome',
    theme: 'light',
    host: 'studio.localhost',
    guest: true,
  },
]
const onPhone = ['/mobileHome', '/designerWork', '/draw', '/Chat']

/** Takes all pictures into `folder`, as WebP of half their pixels where those are doubled. */
export async function takePictures({ chromium, executablePath, sharp, address, token, folder }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const at = (path, host) => {
    const url = new URL(path, address)
    if (host) url.hostname = host
    return url.href
  }
  const open = async ({ path, theme, host, guest }, size, more = {}) => {
    const context = await browser.newContext({
      viewport: size,
      locale: 'en-US',
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...more,
    })
    await context.addInitScript(
      ([token, theme]) => {
        const keep = (key, value) =>
          localStorage.setItem(key, JSON.stringify({ value, expire: null }))
        if (token) keep('token', token)
        keep('appSetting', { siderCollapsed: false, theme, language: 'en-US' })
        keep('languageSettled', true)
        keep('tour', true)
      },
      [guest ? '' : token, theme],
    )
    await context.addCookies([{ name: 'language', value: 'en-US', url: at('/', host) }])
    const page = await context.newPage()
    await page.goto(at(path, host))
    return { page, context }
  }
  const write = (bytes, name) =>
    sharp(bytes)
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}.webp`))
  try {
    for (const picture of pictures) {
      const { page, context } = await open(picture, desktop)
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      await picture.prepare?.(page)
      await untilStill(page)
      await write(await page.screenshot(), picture.name)
      await context.close()
      process.stdout.write(`${picture.name}\n`)
    }
    await write(await phones(), 'phone')
    await firstHalfMinute()
  } finally {
    await browser.close()
  }

  /** Four screens of a phone side by side. */
  async function phones() {
    const shots = []
    for (const path of onPhone) {
      const { page, context } = await open({ path, theme: 'dark' }, phone, {
        hasTouch: true,
        isMobile: true,
      })
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      await untilStill(page)
      shots.push(await page.screenshot())
      await context.close()
    }
    const gap = 24
    return sharp({
      create: {
        width: onPhone.length * (phone.width + gap) + gap,
        height: phone.height + 2 * gap,
        channels: 4,
        background: '#00000000',
      },
    })
      .composite(
        shots.map((input, place) => ({ input, left: gap + place * (phone.width + gap), top: gap })),
      )
      .png()
      .toBuffer()
  }

  /** Somebody new comes, writes a sentence, and has what they wished for. */
  async function firstHalfMinute() {
    const { page, context } = await open(
      { path: '/mobileHome', theme: 'dark', guest: true },
      { width: 1080, height: 675 },
    )
    const frames = []
    const keep = async (delay) => {
      const bytes = await page.screenshot()
      frames.push({ bytes: await sharp(bytes).resize(800).png().toBuffer(), delay })
    }
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await untilStill(page)
    await keep(1500)
    const box = page.locator('textarea').first()
    await box.click()
    for (const word of 'Draw a lighthouse at dawn, sea, fog'.split(/(?<= )/)) {
      await box.pressSequentially(word)
      await keep(220)
    }
    await keep(700)
    await box.press('Enter')
    for (let frame = 0; frame < 14; frame++) {
      await page.waitForTimeout(500)
      await keep(350)
    }
    await untilStill(page)
    await keep(2500)
    await context.close()
    await sharp(
      frames.map(({ bytes }) => bytes),
      { join: { animated: true } },
    )
      .webp({ quality: 70, loop: 0, delay: frames.map(({ delay }) => delay), effort: 4 })
      .toFile(join(folder, 'first-half-minute.webp'))
  }
}
