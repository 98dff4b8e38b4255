// Picture tools that need no model. They compute for seconds on end: run them in a worker thread.
import type { ImageTask } from '@atelier/contract/work-terms'
import { EngineError } from '../../../../errors.ts'
import { compressPicture } from './compress.ts'
import { convertPicture } from './convert.ts'
import { describePicture } from './describe.ts'
import { erasePart } from './erase.ts'
import { outpaintPicture } from './outpaint.ts'
import { removeBackground } from './remove-background.ts'
import { restylePicture } from './restyle.ts'
import { slicePicture } from './slice.ts'
import type { Tool, ToolOutcome, ToolWish } from './tool.ts'
import { upscalePicture } from './upscale.ts'
import { watermarkPicture } from './watermark.ts'

export { toolModels } from './tool-model.ts'

const tools: { readonly [Task in ImageTask]?: Tool } = {
  upscale: upscalePicture,
  'remove-background': removeBackground,
  outpaint: outpaintPicture,
  erase: erasePart,
  restyle: restylePicture,
  describe: describePicture,
  slice: slicePicture,
  convert: convertPicture,
  compress: compressPicture,
  watermark: watermarkPicture,
}

/** Pictures come as PNG but from `convert` and `compress`. Throws EngineError with a sentence for whoever wished for it. */
export async function runTool(
  task: ImageTask,
  wish: ToolWish,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<ToolOutcome> {
  const tool = tools[task]
  if (!tool) throw new EngineError('invalid', 'There is no such tool here.')
  let last = -1
  const step = (percent: number) => {
    if (signal?.aborted) throw new EngineError('aborted', 'The work was stopped.')
    const whole = Math.min(99, Math.floor(percent))
    if (whole <= last) return
    last = whole
    onProgress(whole)
  }
  step(0)
  return await tool(wish, step)
}
