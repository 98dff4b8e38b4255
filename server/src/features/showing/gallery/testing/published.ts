// Published works, for tests.
import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { plainPicture } from '../../../../testing/pictures.ts'
import type { Credential, TestApp } from '../../../../testing/test-app.ts'
import { accountOf, giveFiles, insertWork } from '../../../../testing/works.ts'

const picture = await plainPicture(12, 8, 'red').png().toBuffer()

type Terms = Omit<InputOf<typeof api.publications.publish>, 'ids'>
type Given = Parameters<typeof insertWork>[2]

/** A work that is done, with a picture. */
export async function makeWork(test: TestApp, as: Credential, given: Given = {}): Promise<number> {
  const ownerId = await accountOf(test, as)
  const id = await insertWork(test, ownerId, given)
  await giveFiles(test, { workId: id, ownerId }, [{ data: picture }])
  return id
}

export async function publish(
  test: TestApp,
  as: Credential,
  terms: Terms = {},
  given: Given = {},
): Promise<number> {
  const id = await makeWork(test, as, given)
  await test.call(api.publications.publish, { ids: [id], ...terms }, { as })
  return id
}
