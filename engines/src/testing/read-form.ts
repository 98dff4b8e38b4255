import type { RecordedRequest } from './upstream-server.ts'

/** The fields of a multipart request: texts as they are, files with their bytes. Throws when it is none. */
export async function readForm({
  headers,
  bytes,
}: RecordedRequest): Promise<
  Record<string, string | { name: string; mime: string; data: Buffer }>
> {
  const reply = new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const fields: Awaited<ReturnType<typeof readForm>> = {}
  for (const [name, value] of await reply.formData())
    fields[name] =
      typeof value === 'string'
        ? value
        : { name: value.name, mime: value.type, data: Buffer.from(await value.arrayBuffer()) }
  return fields
}
