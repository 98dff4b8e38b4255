// The clip side of the newer line of midjourney-proxy: what it refuses of a request, and what a task says of what was made.

type Fields = Record<string, unknown>

export type ClipTask = { clips: number }

const isPicture = (value: unknown): boolean =>
  typeof value === 'string' && /^(https?:\/\/|data:image\/\w+;base64,\w)/.test(value)

/** What the real one refuses too: a code of the proxy's own, and its words. */
export function clipFaultOf(
  {
    prompt,
    motion = 'low',
    videoType = 'vid_1.1_i2v_480',
    batchSize = 4,
    image,
    endImage,
    loop,
    action,
    taskId,
    index,
  }: Fields,
  parentOf: (id: string) => ClipTask | undefined,
): [code: number, words: string] | undefined {
  if (!prompt) return [4, 'prompt不能为空']
  if (motion !== 'low' && motion !== 'high') return [4, 'motion参数错误']
  if (!/^vid_1\.1_i2v_(480|720)$/.test(String(videoType))) return [4, 'videoType参数错误']
  if (![1, 2, 4].includes(Number(batchSize))) return [4, 'batchSize参数错误']
  if (loop !== undefined && typeof loop !== 'boolean') return [4, 'loop参数错误']
  if (endImage !== undefined && !isPicture(endImage)) return [4, 'endImage参数错误']
  if (action === undefined) return isPicture(image) ? undefined : [4, 'image不能为空']
  if (action !== 'extend' || !taskId) return [4, '参数错误']
  const parent = parentOf(String(taskId))
  if (!parent) return [3, '目标任务不存在']
  return Number(index) >= 0 && Number(index) < parent.clips ? undefined : [4, 'index参数错误']
}

export const clipUrlsOf = (id: string, { clips }: ClipTask) =>
  Array.from({ length: clips }, (_, at) => ({ url: `/clips/${id}-${at}.mp4` }))
