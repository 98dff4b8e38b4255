// Works as rows, for tests of what stands around the queue.

import { api } from '@atelier/contract'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import type { MadeFile } from '@atelier/engines/kinds/work'
import type { MadeResult } from '@atelier/engines/makers/maker'
import { insertFiles, storeResult } from '../features/making/work-files/store-result.ts'
import { works } from '../features/making/works/works.table.ts'
import { noPlaces } from '../features/talk/models/open-connections.ts'
import { newKey } from '../platform/ids.ts'
import type { Credential, TestApp } from './test-app.ts'

/** No connection: what is stored must bring its bytes along. */
export const nowhere = {
  io: {
    request: () => Promise.reject(new Error('no upstream is meant to be asked')),
    signal: new AbortController().signal,
  },
  places: noPlaces,
}

/** The number of an account. */
export const accountOf = async (test: TestApp, as: Credential): Promise<number> =>
  (await test.call(api.auth.getInfo, {}, { as })).userInfo.id

/** A work of an account that is done, or as `as` says; gives its number. */
export async function insertWork(
  test: TestApp,
  ownerId: number,
  {
    prompt = 'a cat in the rain',
    ...given
  }: Partial<typeof works.$inferInsert> & { prompt?: string } = {},
): Promise<number> {
  const [row] = await test.database.db
    .insert(works)
    .values({
      siteId: 1,
      ownerId,
      type: workTypes.draw,
      task: 'draw',
      state: workStates.done,
      recipe: {
        prompt,
        negativePrompt: '',
        params: {},
        inputs: [],
        count: 1,
        locale: 'en-US',
        fieldLabels: [],
      },
      modelId: 1,
      modelLabel: 'Test',
      builtin: true,
      rate: { perCall: 0, perResult: 0 },
      requestKey: newKey(),
      createdAt: new Date('2026-03-10T12:00:00Z'),
      endedAt: new Date('2026-03-10T12:01:00Z'),
      ...given,
    })
    .returning({ id: works.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Stores pictures as the files of a work, and gives their ids. */
export const giveFiles = (
  test: TestApp,
  work: { workId: number; ownerId: number },
  outputs: readonly MadeFile[],
): Promise<string[]> =>
  giveResults(
    test,
    work,
    outputs.map((file) => ({ medium: 'picture', file })),
  )

/** Stores pictures, clips or songs as the files of a work, and gives their ids. */
export async function giveResults(
  test: TestApp,
  { workId, ownerId }: { workId: number; ownerId: number },
  results: readonly MadeResult[],
): Promise<string[]> {
  const files = await Promise.all(
    results.map((result, position) =>
      storeResult(result, { workId, ownerId, position, source: nowhere }, test.services.workFiles),
    ),
  )
  await insertFiles(test.database.db, files)
  return files.map(({ id }) => id)
}
