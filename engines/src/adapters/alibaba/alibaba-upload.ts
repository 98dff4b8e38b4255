// Where the clip is fetched from. The service takes addresses of object stores in its own region only; for all else there is a store
// that files are put into for a day, as the vendor's SDKs do: https://help.aliyun.com/zh/viapi/getting-started/the-file-url-processing
import { z } from 'zod'
import { beforehand } from '../../beforehand.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { ask, understood } from '../../json-request.ts'
import type { MediaInput } from '../../kinds/work.ts'
import { writeMultipart } from '../../multipart.ts'
import { readText } from '../../read-reply.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import type { Caller } from './alibaba-call.ts'

const permitService = 'https://openplatform.aliyuncs.com'

const text = z.string().min(1)
const permit = z.object({
  AccessKeyId: text,
  EncodedPolicy: text,
  Signature: text,
  Bucket: text,
  Endpoint: text,
  ObjectKey: text,
})

/** The clip's own address where it can be used, that of a copy otherwise. Throws EngineError that says that nothing was taken. */
export async function addressForClip(
  clip: MediaInput,
  call: Caller,
  io: EngineIo,
): Promise<string> {
  const host = URL.parse(clip.url ?? '')?.hostname ?? ''
  if (clip.url !== undefined && host.endsWith('.oss-cn-shanghai.aliyuncs.com'))
    return new URL(clip.url).href
  return beforehand(upload(clip, call, io))
}

async function upload({ mime, data }: MediaInput, call: Caller, io: EngineIo): Promise<string> {
  const params = { Product: 'videoenhan', RegionId: 'cn-shanghai' }
  const wanted = {
    baseUrl: permitService,
    action: 'AuthorizeFileUpload',
    version: '2019-12-19',
    params,
  }
  const { AccessKeyId, EncodedPolicy, Signature, Bucket, Endpoint, ObjectKey } = understood(
    permit,
    await call(wanted, io),
  )
  const host = `${Bucket}.${Endpoint.replace(/^https?:\/\//, '').replace(/\/$/, '')}`
  const store = `https://${host}`
  // People's clips go to no other host that an answer names.
  if (!mayHaveKey(store, permitService, ['aliyuncs.com']))
    throw new EngineError(
      'invalid',
      'The upstream wants the clip at an address that is not its own.',
    )
  const upstream = {
    baseUrl: store,
    headers: {},
    secrets: [Signature, EncodedPolicy],
    readError: () => undefined,
  }
  const form = writeMultipart([
    { name: 'OSSAccessKeyId', value: AccessKeyId },
    { name: 'policy', value: EncodedPolicy },
    { name: 'Signature', value: Signature },
    { name: 'key', value: ObjectKey },
    { name: 'success_action_status', value: '201' },
    // Last: the store ignores what comes after it.
    { name: 'file', file: 'clip', mime, data },
  ])
  const reply = await ask(upstream, { path: '/', form }, io)
  await readText(reply, io.signal, 1024 * 1024)
  return `http://${host}/${ObjectKey}`
}
