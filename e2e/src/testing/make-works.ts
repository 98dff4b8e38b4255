// Works with pictures, made behind the server's back and published by calls: for journeys that begin where something is there already.
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { discPicture } from '../../../server/src/testing/pictures.ts'
import { callAs } from './seed-conversation.ts'
import type { ServerProcess } from './server-process.ts'

/**
 * Registers somebody by a call and makes the open page theirs; the next address it opens is opened in their name. The guest that the page
 * was of stays one: what the page still asks as that guest is answered.
 */
export async function becomeMember(page: Page, name: string): Promise<void> {
  const member = { username: name, password: 'correct horse' }
  const { token } = (await callAs(page, '/auth/register', member, { anonymous: true })) as {
    token: string
  }
  await page.evaluate((value) => {
    localStorage.setItem('token', JSON.stringify({ value, expire: null }))
  }, token)
}

const [width, height] = [300, 200]

/** A drawing of the person of a page, done and with a picture; its number. */
export async function makeWork(page: Page, server: ServerProcess, prompt: string): Promise<number> {
  const { userInfo } = (await callAs(page, '/auth/getInfo')) as { userInfo: { id: number } }
  const [work] = await server.query(
    `insert into works (site_id, owner_id, type, task, state, progress, recipe, model_id, model_label, builtin, rate, texts,
       request_key, created_at, started_at, ended_at)
     select site_id, id, 2, 'draw', 3, 100, jsonb_build_object('prompt', $2::text, 'negativePrompt', '', 'inputs', '[]'::jsonb,
       'params', '{}'::jsonb, 'count', 1, 'locale', 'en-US', 'fieldLabels', '[]'::jsonb), 1, 'Seeded', true,
       '{"perCall": 0, "perResult": 0}', '[]', md5(random()::text), now(), now(), now()
     from accounts where id = $1 returning id`,
    [userInfo.id, prompt],
  )
  const id = Number(work?.id)
  const fileId = randomBytes(16).toString('base64url')
  const path = join(server.dataDir, 'files/works', fileId.slice(0, 2), fileId)
  const picture = await discPicture(width, height)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
  await server.query(
    `insert into work_files (id, work_id, owner_id, position, mime, width, height, bytes, has_thumbnail, blur)
     values ($1, $2, $3, 0, 'image/png', $4, $5, $6, false, '')`,
    [fileId, id, userInfo.id, width, height, picture.length],
  )
  return id
}

/** The same, shown to everybody. */
export async function publishWork(
  page: Page,
  server: ServerProcess,
  title: string,
): Promise<number> {
  const id = await makeWork(page, server, title)
  await callAs(page, '/gallery/publish', { ids: [id], title })
  return id
}
