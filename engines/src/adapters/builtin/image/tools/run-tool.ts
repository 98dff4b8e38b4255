// Picture tools that need no model. They compute for seconds on end: run them in a worker thread.
import type { ImageTask } from '@atelier/contract/work-terms'
import { EngineError } from '../../../../errors.ts'
import type { Tool, ToolOutcome, ToolRequest } from './tool.ts'

// Each is loaded with its first request: most load far more than they are.
const tools: { readonly [Task in ImageTask]?: () => Promise<Tool> } = {
  upscale: async () => (await import('./upscale.ts')).upscalePicture,
  'remove-background': async () => (await import('./remove-background.ts')).removeBackground,
  outpaint: async () => (await import('./outpaint.ts')).outpaintPicture,
  erase: async () => (await import('./erase.ts')).erasePart,
  restyle: async () => (await import('./restyle.ts')).restylePicture,
  describe: async () => (await import('./describe.ts')).describePicture,
  slice: async () => (await import('./slice.ts')).slicePicture,
  convert: async () => (await import('./convert.ts')).convertPicture,
  compress: async () => (await import('./compress.ts')).compressPicture,
  watermark: async () => (await import('./watermark.ts')).watermarkPicture,
}

/** Pictures come as PNG but from `convert` and `compress`. Throws EngineError with a sentence for whoever asked for it. */
export async function runTool(
  task: ImageTask,
  request: ToolRequest,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<ToolOutcome> {
  const loadTool = tools[task]
  if (!loadTool) throw new EngineError('invalid', 'There is no such tool here.')
  let last = -1
  const step = (percent: number) => {
    if (signal?.aborted) throw new EngineError('aborted', 'The work was stopped.')
    const whole = Math.min(99, Math.floor(percent))
    if (whole <= last) return
    last = whole
    onProgress(whole)
  }
  step(0)
  const tool = await loadTool()
  return await tool(request, step)
}
