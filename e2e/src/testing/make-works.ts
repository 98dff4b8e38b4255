// Works with pictures, made and published by calls: for journeys that begin where something is there already.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { callAs } from './seed-conversation.ts'
import { soon } from './soon.ts'

/** Registers somebody by a call and makes the open page theirs; the next address it opens is opened in their name. */
export async function becomeMember(page: Page, name: string): Promise<number> {
  const { token } = (await callAs(page, '/auth/register', {
    username: name,
    password: 'correct horse',
  })) as { token: string }
  await page.evaluate((value) => {
    localStorage.setItem('token', JSON.stringify({ value, expire: null }))
  }, token)
  const { userInfo } = (await callAs(page, '/auth/getInfo')) as { userInfo: { id: number } }
  return userInfo.id
}

type Told = { rows: { status: number }[] }
const done = 3

/** Draws by the built-in model and waits until it is done; the work's number. */
export async function makeWork(page: Page, prompt: string): Promise<number> {
  const { id } = (await callAs(page, '/queue/sdxlCreate', { prompt })) as { id: number }
  const isDone = async () => {
    const { rows } = (await callAs(page, `/chatLog/draw?page=1&size=1&id=${id}`)) as Told
    return rows[0]?.status
  }
  await soon(isDone).toBe(done)
  return id
}

/** The same, and shows it to everybody. */
export async function publishWork(page: Page, title: string): Promise<number> {
  const id = await makeWork(page, `${title} ${randomUUID().slice(0, 8)}`)
  await callAs(page, '/gallery/publish', { ids: [id], title })
  return id
}
