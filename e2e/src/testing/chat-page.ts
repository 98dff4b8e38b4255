// The chat as people use it, found by roles and English names. Visit a site that speaks English: `server.at(english)`.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from './soon.ts'

/** The host name of the seeded site that speaks English. */
export const english = 'studio.localhost'

export type Chat = ReturnType<typeof chatOn>

export function chatOn(page: Page) {
  const form = page.getByRole('form', { name: 'Message' })
  const composer = page.getByRole('textbox', { name: 'Message', exact: true })
  const log = page.getByRole('log', { name: 'Messages' })
  const messages = log.getByRole('article')
  const answers = log.getByRole('article', { name: 'Answer' })
  const stop = form.getByRole('button', { name: 'Stop', exact: true })
  const conversations = page.getByRole('navigation', { name: 'Conversations' })
  const lastAnswer = answers.last()
  const newChat = page.getByRole('complementary').getByRole('button', { name: 'New conversation' })

  const openAddMenu = () => form.getByRole('button', { name: 'Add', exact: true }).click()
  const closeMenus = async () => {
    await soon(async () => {
      if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape')
      return page.getByRole('menu').count()
    }).toBe(0)
  }

  /** Sends a message; it stands in the log then. */
  const send = async (prompt: string) => {
    // Before the application is there, Enter is a new line.
    await form.waitFor()
    await composer.fill(prompt)
    // It leaves the composer before it is in the log, for as long as nobody knows yet which models there are; and is out of sight again
    // above a long answer.
    const drawn = await listenFor(page, '[role=log]', prompt)
    await composer.press('Enter')
    await soon(() => composer.inputValue()).toBe('')
    await drawn()
  }
  /** Waits until the last answer is over, however it ended. */
  const untilAnswered = async () => {
    await lastAnswer.getByRole('button', { name: 'Regenerate' }).waitFor()
    await soon(() => stop.count()).toBe(0)
  }
  return {
    page,
    form,
    composer,
    log,
    messages,
    answers,
    lastAnswer,
    questions: log.getByRole('article', { name: 'You' }),
    sendButton: form.getByRole('button', { name: 'Send' }),
    stop,
    toTheEnd: page.getByRole('button', { name: 'Jump to latest' }),
    newChat,
    /** Goes to a conversation that has not begun; its composer is there then. */
    beginAnew: async () => {
      await newChat.click()
      await soon(() => groupIdIn(page)).toBe(0)
      await soon(() => messages.count()).toBe(0)
    },
    conversations,
    conversation: (title: string) => conversations.getByRole('link', { name: title, exact: true }),
    account: page.getByRole('button', { name: /^Account/ }),
    notes: page.getByRole('region', { name: 'Notifications' }),
    send,
    untilAnswered,
    ask: async (prompt: string) => {
      await send(prompt)
      await untilAnswered()
    },
    /** Opens the menu for what goes along. */
    openAddMenu,
    /** Chooses a row of it. */
    add: async (name: string) => {
      await openAddMenu()
      await page.getByRole('menuitem', { name }).click()
    },
    /** Turns tools on or off in it. */
    switchTool: async (name: string | RegExp) => {
      await openAddMenu()
      await page.getByRole('menuitem', { name: 'Tools' }).click()
      await page.getByRole('menuitemcheckbox', { name }).click()
      await closeMenus()
    },
    switchContext: async () => {
      await openAddMenu()
      await page.getByRole('menuitemcheckbox', { name: 'Context' }).click()
      await closeMenus()
    },
    /** Chooses among what is wanted less often of an answer. */
    chooseOfAnswer: async (name: string | RegExp, answer: Locator = lastAnswer) => {
      await answer.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    },
    chooseModel: async (name: string) => {
      await form.getByRole('button', { name: /^Model:/ }).click()
      await page.getByRole('option', { name }).click()
      await form.getByRole('button', { name: `Model: ${name}` }).waitFor()
      // Until it is gone the list may take keys and focus.
      await soon(() => page.getByRole('listbox').count()).toBe(0)
    },
  }
}

export const textOf = async (locator: Locator): Promise<string> =>
  (await locator.textContent()) ?? ''

/**
 * Listens for a note from before it is said: it stays for five seconds only, in which a busy machine may not get to look again. Resolves
 * to what waits until it has been on the screen.
 */
export const listenForNote = (page: Page, text: string): Promise<() => Promise<void>> =>
  listenFor(page, '[aria-label=Notifications]', text)

/** The same for any text that goes away by itself, in what a CSS selector finds first. */
export async function listenFor(
  page: Page,
  place: string,
  text: string,
): Promise<() => Promise<void>> {
  const given = { place, wanted: text }
  const heard = await page.evaluateHandle(({ place, wanted }) => {
    const isThere = () => document.querySelector(place)?.textContent?.includes(wanted)
    const told = new Promise<void>((resolve, reject) => {
      new MutationObserver((_, observer) => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => resolve())
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      setTimeout(() => reject(new Error(`nothing said: ${wanted}`)), 60_000)
    })
    return { told }
  }, given)
  return () => heard.evaluate(({ told }) => told)
}

/** The numbers of w1 w2 w3 … in a message. */
export async function numbersIn(message: Locator): Promise<number[]> {
  const text = await textOf(message)
  return [...text.matchAll(/\bw(\d+)\b/g)].map(([, number]) => Number(number))
}

/** Nothing twice, nothing missing, from the first to the last. */
export function expectUnbroken(numbers: readonly number[], count?: number): void {
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  if (count !== undefined) expect(numbers).toHaveLength(count)
}

export const groupIdIn = (page: Page): number =>
  Number(new URL(page.url()).searchParams.get('group'))

/** The open conversation's number, once the address has it: it follows after the conversation is drawn. */
export async function openGroup(page: Page): Promise<number> {
  await soon(() => groupIdIn(page)).toBeGreaterThan(0)
  return groupIdIn(page)
}
