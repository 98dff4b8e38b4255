import { keeping, sendStored } from '../../../platform/http/send-file.ts'
import type { RawReply } from '../../../platform/http/serve-endpoint.ts'
import type { Samples } from './open-samples.ts'

const forAnHour = 'public, max-age=3600'

/** By its present version (`v`) a file may be kept for ever. Undefined when it is not there; nothing was sent then. */
export async function sendSample(
  raw: RawReply,
  { name, v }: { name: string; v?: string | undefined },
  samples: Samples,
): Promise<true | undefined> {
  const found = samples.find(name)
  if (!found) return undefined
  const { file, mime, version } = found
  const cache = v === version ? keeping.forever : forAnHour
  return sendStored(raw, { name: file, mime, cache }, samples.storage)
}
