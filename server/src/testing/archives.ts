// Archives of accounts as somebody carries them from one installation to another.
import { randomInt } from 'node:crypto'
import { api } from '@atelier/contract'
import type { FailureBody, SuccessBody } from '@atelier/contract/envelope'
import type { ImportState } from '@atelier/contract/features/identity/account-data'
import { zipStream } from '../platform/zip/zip-stream.ts'
import { readZip } from './read-zip.ts'
import type { Credential, TestApp } from './test-app.ts'

/** Rates are counted by address. */
const anywhere = () => `10.9.${randomInt(250)}.${randomInt(1, 250)}`

export async function exportOf(test: TestApp, as: Credential): Promise<Buffer> {
  const { url } = await test.call(api.accountData.orderExport, {}, { as, from: anywhere() })
  const reply = await test.app.inject({ url, headers: { host: 'localhost' } })
  return reply.rawPayload
}

/** Sends an archive as a browser does, and gives the answer at once. */
export async function sendArchive(
  test: TestApp,
  bytes: Uint8Array,
  {
    as,
    language = 'en-US',
    host = 'localhost',
  }: { as: Credential; language?: string; host?: string },
): Promise<{ status: number; body: SuccessBody<ImportState> | FailureBody }> {
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'data.zip')
  const body = new Response(form)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/user/import',
    remoteAddress: anywhere(),
    headers: {
      host,
      authorization: as,
      'accept-language': language,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Sends an archive that must be taken, waits until it is, and gives what came of it. */
export async function importInto(
  test: TestApp,
  bytes: Uint8Array,
  as: Credential,
): Promise<ImportState> {
  const { body } = await sendArchive(test, bytes, { as })
  if (!body.success) throw new Error(`the import answered ${JSON.stringify(body)}`)
  await test.services.accountData.imports.idle()
  return test.call(api.accountData.importState, {}, { as })
}

/** What came of an import, in short: kinds with how many were taken, known and left out. */
export const inShort = ({ kinds }: ImportState): Record<string, [number, number, number]> =>
  Object.fromEntries(
    kinds.map(({ kind, taken, known, leftOut }) => [
      kind,
      [taken, known, leftOut.reduce((sum, { count }) => sum + count, 0)],
    ]),
  )

/** An archive of these files. */
export async function packed(files: ReadonlyMap<string, Uint8Array | string>): Promise<Buffer> {
  async function* all() {
    for (const [name, content] of files)
      yield { name, modifiedAt: new Date('2026-03-10T12:00:00Z'), content: [content] }
  }
  const pieces: Buffer[] = []
  for await (const piece of zipStream(all())) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The same archive with some files in other words; null takes one out. */
export async function changed(
  archive: Buffer,
  changes: Record<string, Uint8Array | string | null>,
): Promise<Buffer> {
  const files = new Map<string, Uint8Array | string>(readZip(archive))
  for (const [name, content] of Object.entries(changes))
    if (content === null) files.delete(name)
    else files.set(name, content)
  return packed(files)
}

export const jsonOf = (archive: Buffer, name: string): unknown =>
  JSON.parse(readZip(archive).get(name)?.toString() ?? 'null')
