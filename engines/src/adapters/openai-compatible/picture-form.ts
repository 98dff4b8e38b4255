// Pictures as OpenAI's edits want them.
import { createJobLane } from '../../jobs/job-lane.ts'
import { mediaGroup } from '../../jobs/worker-groups.ts'
import type { ImageInput } from '../../kinds/image.ts'
import type { FormJob } from './picture-form-worker.ts'

const lane = createJobLane<FormJob, Uint8Array>({
  who: 'The reader of pictures',
  group: mediaGroup,
  module: new URL('./picture-form-worker.ts', import.meta.url),
  timeoutMs: 60_000,
  max: 1,
})

/** A mask that is transparent where ours is white, as large as the picture that it belongs to. */
export async function toAlphaMask(
  mask: ImageInput,
  { width, height }: Pick<ImageInput, 'width' | 'height'>,
  signal: AbortSignal,
): Promise<ImageInput> {
  const data = await lane.run({ data: mask.data, mask: { width, height } }, { signal })
  return { ...mask, mime: 'image/png', data, width, height }
}

export async function toPng(picture: ImageInput, signal: AbortSignal): Promise<ImageInput> {
  if (picture.mime === 'image/png') return picture
  const data = await lane.run({ data: picture.data }, { signal })
  return { ...picture, mime: 'image/png', data }
}
