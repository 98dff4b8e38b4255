// The worker that draws formulas, and the styles of what it draws. Fetched with the first formula.
import 'katex/dist/katex.min.css'
import type { Heard, Place } from './beside/draw-beside.ts'
import type { FromPlace } from './beside/messages.ts'
import type { FormulaJob } from './drawing-jobs.ts'

export function startFormulaWorker({ said, died }: Heard<string>): Place<FormulaJob> {
  const worker = new Worker(new URL('./formulas.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromPlace<string>>) => said(data)
  worker.onerror = died
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() }
}
