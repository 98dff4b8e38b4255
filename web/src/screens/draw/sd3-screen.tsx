import { call } from '../../api/call.ts'
import type { Request } from '../../features/making/studio/request-form.ts'
import { usePolledWorks } from '../../features/making/works/queries.ts'
import { DrawingScreen } from './drawing-screen.tsx'

/** Drawing with Stable Diffusion 3; its results are asked for every two seconds while one is under way, beside the stream. */
export function Sd3Screen() {
  const list = usePolledWorks()
  return <DrawingScreen type="sd3" list={list} queue={queue} />
}

const queue = async (request: Request) =>
  (await call('queue.drawSd3', request, { shownInPlace: true })).ids
