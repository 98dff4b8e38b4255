// What goes wrong: no network, a provider that fails, a server that is away, a login that has run out.
import { describe, expect } from 'vitest'
import { fillCredentials, loginDialog, signUp, untilSignedIn } from './testing/account-page.ts'
import { test, type Visit } from './testing/browser.ts'
import {
  chatOn,
  english,
  expectUnbroken,
  groupIdIn,
  numbersIn,
  openGroup,
  textOf,
} from './testing/chat-page.ts'
import { fetchOwn } from './testing/fetch-own.ts'
import { startFlakyNetwork } from './testing/flaky-network.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'

let goingOn = false
const upstream = useUpstream({
  answer: () => (goingOn ? { kind: 'numbered', tokens: 60 } : undefined),
})
const server = useServer(() => ({ env: upstream.env() }))

const noNetwork =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/

/** How often a message of these words reached the upstream. */
const timesSent = (prompt: string) =>
  upstream.chats().filter((messages) => wordsOf(messages.at(-1) ?? noMessage).startsWith(prompt))
    .length
const noMessage = { role: 'user', content: '' }

async function visitChat(visit: Visit) {
  const page = await visit(`${server.at(english)}/Chat`)
  const chat = chatOn(page)
  await chat.form.waitFor()
  return { page, chat }
}

describe('without a network', () => {
  test.for(['cut', 'freeze'] as const)(
    'for a while, its connections lost by a %s, an answer goes on without a gap or a repeat',
    async (accident, { visit, expectErrors, onTestFinished }) => {
      expectErrors(noNetwork)
      const network = await startFlakyNetwork(server.port)
      onTestFinished(() => network.close())
      const page = await visit(`http://${english}:${network.port}/Chat`)
      const chat = chatOn(page)
      const prompt = `Count by ${accident}. [[upstream tokens=300 rate=15 kind=numbered]]`
      await chat.send(prompt)
      await soon(() => numbersIn(chat.lastAnswer)).toContain(30)
      await page.context().setOffline(true)
      network[accident]()
      await page.getByText('You’re offline. Your text is saved.').waitFor()
      if (accident === 'cut') await chat.lastAnswer.getByText('Connection lost').waitFor()
      await chat.composer.fill('typed without a network')
      const heard = (await numbersIn(chat.lastAnswer)).length
      expect(heard).toBeLessThan(300)

      await page.context().setOffline(false)
      await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(heard)
      expectUnbroken(await numbersIn(chat.lastAnswer))
      await chat.untilAnswered()
      expectUnbroken(await numbersIn(chat.lastAnswer), 300)
      expect(await chat.lastAnswer.getByText('Connection lost').count()).toBe(0)
      await soon(() => page.getByText('You’re offline.').count()).toBe(0)
      expect(await chat.composer.inputValue()).toBe('typed without a network')
      expect(timesSent(prompt)).toBe(1)
    },
  )

  test('a message stays in the composer with the reason, and goes by itself later', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(noNetwork)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Before. [[upstream tokens=5]]')
    await page.context().setOffline(true)
    await chat.composer.fill('Meanwhile. [[upstream tokens=5]]')
    await chat.composer.press('Enter')
    const reason = chat.form.getByRole('alert')
    await soon(() => textOf(reason)).toContain('You’re offline. This sends automatically')
    expect(await chat.composer.inputValue()).toBe('Meanwhile. [[upstream tokens=5]]')

    await page.context().setOffline(false)
    await soon(() => chat.composer.inputValue()).toBe('')
    await soon(() => chat.messages.count()).toBe(4)
    await chat.untilAnswered()
    expect(await chat.messages.count()).toBe(4)
    expect(timesSent('Meanwhile.')).toBe(1)
  })

  test('a message that did not arrive asks whether to send it again, and is sent once', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(noNetwork)
    const { page, chat } = await visitChat(visit)
    await page.route('**/api/chatgpt/chat-process', (route) => route.abort('connectionrefused'))
    await chat.composer.fill('Refused. [[upstream tokens=5]]')
    await chat.composer.press('Enter')
    const again = chat.form.getByRole('alert').getByRole('button', { name: 'Send again' })
    await again.waitFor()
    expect(await chat.composer.inputValue()).toBe('Refused. [[upstream tokens=5]]')
    await page.unroute('**/api/chatgpt/chat-process')
    await again.click()
    await soon(() => chat.composer.inputValue()).toBe('')
    await chat.untilAnswered()
    expect(await chat.messages.count()).toBe(2)
    expect(timesSent('Refused.')).toBe(1)
  })

  test('a message that arrived, of which no answer came, is found and not sent again', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(noNetwork)
    const { page, chat } = await visitChat(visit)
    await page.route('**/api/chatgpt/chat-process', async (route) => {
      await fetchOwn(route)
      await route.abort('connectionreset')
    })
    await chat.composer.fill('Arrived. [[upstream tokens=5]]')
    await chat.composer.press('Enter')
    await soon(() => chat.messages.count()).toBe(2)
    await soon(() => groupIdIn(page)).toBeGreaterThan(0)
    expect(await chat.composer.inputValue()).toBe('')
    await page.unroute('**/api/chatgpt/chat-process')
    await page.reload()
    await soon(() => chat.messages.count()).toBe(2)
    expect(await chat.composer.inputValue()).toBe('')
    expect(timesSent('Arrived.')).toBe(1)
  })

  test('what is opened for the first time comes once there is one, and the page stays', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(noNetwork)
    const { page, chat } = await visitChat(visit)
    await page.context().setOffline(true)
    await chat.composer.fill('still here')
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.keyboard.press('ControlOrMeta+/')
    await refused
    expect(await chat.composer.inputValue()).toBe('still here')
    expect(await page.getByText('Couldn’t load the page').count()).toBe(0)

    await page.context().setOffline(false)
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })
})

describe('when the provider fails', () => {
  const retry = 'Try again'
  const goOn = 'Continue'

  test('before its first word, the answer says why and what helps', async ({ visit }) => {
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    const { lastAnswer: answer } = chat
    for (const [failure, words, actions] of [
      ['401', 'rejected the key', [retry]],
      ['quota', 'is out of quota', [retry]],
      ['429', 'Too many requests', [retry]],
      ['500', 'had an error', [retry]],
      ['503', 'is overloaded', [retry]],
      ['context', 'too long for the model', [retry]],
      ['nonsense', 'couldn’t be read', [retry]],
      ['filter', 'declined this request', []],
    ] as const) {
      const prompt = `A question. [[upstream error=${failure}]]`
      await chat.beginAnew()
      await chat.ask(prompt)
      expect(await textOf(answer)).toContain(words)
      for (const name of actions) await answer.getByRole('button', { name, exact: true }).waitFor()
      expect(await answer.getByRole('button', { name: goOn }).count()).toBe(0)
      expect(timesSent(prompt)).toBe(1)
    }
    const shown = await chat.messages.allTextContents()
    await chat.page.reload()
    await soon(() => chat.messages.allTextContents()).toEqual(shown)
  })

  test('after some words, they are kept and it can go on in its place', async ({ visit }) => {
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    const { lastAnswer: answer } = chat
    for (const [accident, words] of [
      ['cut=30', 'was cut off. What arrived is saved'],
      ['error=stream', 'The provider'],
      ['length', 'The answer hit its length limit'],
    ] as const) {
      await chat.beginAnew()
      await chat.ask(`Count. [[upstream tokens=40 kind=numbered ${accident}]]`)
      expect(await textOf(answer)).toContain(words)
      expect((await numbersIn(answer)).length).toBeGreaterThan(20)
      goingOn = true
      await answer.getByRole('button', { name: goOn }).click()
      await soon(() => numbersIn(answer)).toContain(60)
      await chat.untilAnswered()
      goingOn = false
      expectUnbroken(await numbersIn(answer), 60)
      expect(await textOf(answer)).not.toContain(words)
      expect(await chat.messages.count()).toBe(2)
    }
  })

  test('by refusing at the end, what came is kept and the refusal is told', async ({ visit }) => {
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    await chat.ask('Count. [[upstream tokens=40 kind=numbered refuse]]')
    expectUnbroken(await numbersIn(chat.lastAnswer), 40)
    expect(await textOf(chat.lastAnswer)).toContain('The model declined to answer')
  })

  test('and is well again, the same question is answered in the same place', async ({ visit }) => {
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    await chat.ask('Once more. [[upstream error=500]]')
    goingOn = true
    await chat.lastAnswer.getByRole('button', { name: retry }).click()
    await soon(() => numbersIn(chat.lastAnswer)).toContain(60)
    await chat.untilAnswered()
    goingOn = false
    expect(await chat.messages.count()).toBe(2)
    expect(await chat.lastAnswer.getByRole('alert').count()).toBe(0)
  })
})

describe('while the server is away', () => {
  test('a message comes back into the composer with the reason, and goes once it is there again', async ({
    visit,
    expectErrors,
  }) => {
    // What is asked for while it stops is told to come later.
    expectErrors(noNetwork, /503 \(Service Unavailable\)/)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Before. [[upstream tokens=5]]')
    await server.stop()
    await chat.composer.fill('Not lost. [[upstream tokens=5]]')
    await chat.composer.press('Enter')
    await soon(() => textOf(chat.form.getByRole('alert'))).toContain(
      'Couldn’t send. Your message is back here.',
    )
    expect(await chat.composer.inputValue()).toBe('Not lost. [[upstream tokens=5]]')
    expect(await chat.messages.count()).toBe(2)

    await server.start()
    await chat.composer.press('Enter')
    await soon(() => chat.composer.inputValue()).toBe('')
    await chat.untilAnswered()
    expect(await chat.messages.count()).toBe(4)
    expect(timesSent('Not lost.')).toBe(1)
  })
})

describe('when the login has run out', () => {
  test('the dialog opens once, and what was typed is still there after logging in', async ({
    visit,
    expectErrors,
  }) => {
    // As long as nobody is logged in, the conversation is not there: not to be read, and not to be
    // asked in, if the page hears of the end of the login just before the key.
    expectErrors(/401 \(Unauthorized\)/, /404 \(Not Found\).*(chatList|chat-process)/)
    const member = { username: 'expires', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUp(page, member)
    await chat.ask('Before. [[upstream tokens=5]]')
    const groupId = await openGroup(page)
    await chat.composer.fill('Still to be sent. [[upstream tokens=5]]')
    await server.query('delete from sessions')
    // The page may hear of it by itself first: then the dialog is there already.
    await page.keyboard.press('Enter')
    const dialog = loginDialog(page)
    await dialog.getByText('Your session has expired. Log in again.').waitFor()
    expect(await dialog.count()).toBe(1)
    await fillCredentials(page, 'Log in', member)
    await untilSignedIn(page, member)

    await soon(() => groupIdIn(page)).toBe(groupId)
    await soon(() => chat.composer.inputValue()).toBe('Still to be sent. [[upstream tokens=5]]')
    await soon(() => chat.messages.count()).toBe(2)
    await chat.composer.press('Enter')
    await soon(() => chat.composer.inputValue()).toBe('')
    await chat.untilAnswered()
    expect(await chat.messages.count()).toBe(4)
    expect(timesSent('Still to be sent.')).toBe(1)
  })

  test('closing the dialog leaves the words in the composer', async ({ visit, expectErrors }) => {
    expectErrors(/401 \(Unauthorized\)/)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUp(page, { username: 'expires_too', password: 'correct horse' })
    await chat.composer.fill('Kept as a guest.')
    await server.query('delete from sessions')
    await page.keyboard.press('Enter')
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => loginDialog(page).count()).toBe(0)
    expect(await chat.composer.inputValue()).toBe('Kept as a guest.')
  })
})

describe('a double click', () => {
  test('on the button sends once, and does not stop what it began', async ({ visit }) => {
    const chat = chatOn(await visit(`${server.at(english)}/Chat`))
    await chat.form.waitFor()
    const prompt = 'Sent once. [[upstream tokens=30 rate=30 kind=numbered]]'
    await chat.composer.fill(prompt)
    await chat.sendButton.dblclick()
    await chat.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 30)
    expect(await chat.messages.count()).toBe(2)
    expect(timesSent('Sent once.')).toBe(1)
  })
})
