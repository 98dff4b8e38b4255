// Published works of the person before a page, made without drawing anything.
import type { Page } from 'playwright-core'
import { seedWorks } from '../../../server/src/testing/seed-works.ts'
import { callAs } from './seed-conversation.ts'
import type { ServerProcess } from './server-process.ts'

export type PublishedTerms = { title: string; tags?: readonly string[]; model?: string }

/** Their pictures are nowhere, and browsers say so. */
export const missingPictures = /404.*\/api\/(gallery|works)\/file/

/** Publishes a work of whoever is before a page for each of these, the last one last. Resolves with the number of the author. */
export async function publishWorks(
  page: Page,
  server: ServerProcess,
  terms: readonly PublishedTerms[],
): Promise<number> {
  const { userInfo } = (await callAs(page, '/auth/getInfo')) as { userInfo: { id: number } }
  // The first two have no picture.
  const wanted = { ownerId: userInfo.id, count: terms.length + 2 }
  const { workIds } = await seedWorks((sql, values) => server.query(sql, values), wanted)
  for (const [place, { model = 'Seeded', ...each }] of terms.entries()) {
    const id = workIds[place + 2]
    await server.query('update works set model_label = $2 where id = $1', [id, model])
    await callAs(page, '/gallery/publish', { ids: [id], ...each })
  }
  return userInfo.id
}
