// kill -9 while a document is read: it is read from its beginning once nobody holds it any more.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server-process.ts'
import { soon } from '../testing/soon.ts'

const server = useServer()

test('a document that a dead server was reading is read after all', {
  timeout: 120_000,
}, async () => {
  const authorization = `Guest ${randomUUID()}`
  const form = new FormData()
  // Large enough to be read for a while.
  const lines = Array.from({ length: 60_000 }, (_, at) => `Paragraph ${at} has words of its own.`)
  form.append('file', new Blob([lines.join('\n\n')]), 'large.md')
  const added = await fetch(`${server.at('127.0.0.1')}/api/knowledge/add`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  const { data } = (await added.json()) as { data: { id: number } }
  const row = async () =>
    (
      await server.query(
        `select state, passages, lease_until > now() as "isHeld",
          (select count(*)::int from passages where document_id = documents.id) as stored
        from documents where id = $1`,
        [data.id],
      )
    )[0]
  await soon(row).toMatchObject({ isHeld: true })
  await server.kill()
  expect(await row()).toMatchObject({ state: 'reading', isHeld: true, stored: 0 })
  // As if the lease had run out meanwhile.
  await server.query('update documents set lease_until = now() where id = $1', [data.id])
  await server.start()
  await expect
    .poll(row, { timeout: 60_000, interval: 100 })
    .toMatchObject({ state: 'ready', isHeld: null })
  const read = await row()
  expect(read?.passages).toBeGreaterThan(1000)
  expect(read?.stored).toBe(read?.passages)
})
