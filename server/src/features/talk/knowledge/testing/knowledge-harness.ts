// Adds files as a browser does, and waits until they are read.
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@atelier/contract'
import type { FailureBody, SuccessBody } from '@atelier/contract/envelope'
import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import type { Credential, TestApp } from '../../../../testing/test-app.ts'

type File = { name: string; text: string }

export async function tryAdding(test: TestApp, { name, text }: File, as: Credential) {
  const form = new FormData()
  form.append('file', new Blob([text]), name)
  const body = new Response(form)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/knowledge/add',
    headers: {
      host: 'localhost',
      authorization: as,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json<SuccessBody<KnownDocument> | FailureBody>() }
}

export async function addFile(test: TestApp, file: File, as: Credential): Promise<KnownDocument> {
  const { body } = await tryAdding(test, file, as)
  if (!body.success) throw new Error(body.message)
  return body.data
}

/** The document once it is read, or could not be; throws when it still is not after a minute. */
export async function untilRead(test: TestApp, id: number, as: Credential): Promise<KnownDocument> {
  for (const endsAt = performance.now() + 60_000; performance.now() < endsAt; await sleep(20)) {
    const known = await test.call(api.knowledge.get, { id }, { as })
    if (known.state !== 'reading') return known
  }
  throw new Error(`document ${id} is still being read`)
}
