// Has diagrams drawn, each within a time that fits a diagram, and remembers those that hung.
import { lazyModule } from '../../../lib/lazy-module.ts'
import { drawBeside, type Outcome } from './beside/draw-beside.ts'
import { startWhenFetched } from './beside/start-when-fetched.ts'
import type { DiagramJob, DrawnDiagram } from './drawing-jobs.ts'
import { drawingMarks } from './drawing-marks.ts'

const frameModule = lazyModule(() => import('./diagram-frame.ts'))

/** Longer pictures, in characters of their address, the page does not take in. */
const longestPicture = 4_000_000

const draw = drawBeside<DiagramJob, DrawnDiagram>({
  start: startWhenFetched(async () => (await frameModule.load())?.startDiagramFrame),
  everyMs: 1000,
  mostSilent: 8,
  mostQuestions: 60,
  mostIdle: 60,
  // Frames without an origin share a process, and with it what hangs in it.
  maxPlaces: 1,
  restAfterHang: 3,
  onBegin: ({ source }) => drawingMarks.begin(source),
  onEnd: ({ source }) => drawingMarks.end(source),
})

/** Never rejects. */
export async function drawDiagram(job: DiagramJob): Promise<Outcome<DrawnDiagram>> {
  const outcome = await draw(job)
  if ('hung' in outcome) drawingMarks.hung(job.source)
  if (!('drawn' in outcome) || isPicture(outcome.drawn)) return outcome
  return { failure: 'too large' }
}

/** What comes from the frame is as strange as what was drawn there. */
function isPicture({ src, width, height }: DrawnDiagram): boolean {
  const isSize = (px: unknown) => typeof px === 'number' && px > 0 && px < 1_000_000
  return (
    typeof src === 'string' &&
    src.startsWith('data:image/svg+xml;charset=utf-8,') &&
    src.length <= longestPicture &&
    isSize(width) &&
    isSize(height)
  )
}
