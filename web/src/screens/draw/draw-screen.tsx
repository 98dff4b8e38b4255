import { workTypes } from '@atelier/contract/work-terms'
import { call } from '../../api/call.ts'
import type { Request } from '../../features/making/studio/request-form.ts'
import { pageSize, useWorks } from '../../features/making/works/queries.ts'
import { DrawingScreen } from './drawing-screen.tsx'

const own = { type: workTypes.draw }

/** Drawing with any model of the site. */
export function DrawScreen() {
  const list = useWorks(own, { size: pageSize })
  return <DrawingScreen type="draw" list={list} queue={queue} />
}

const queue = async (request: Request) =>
  (await call('queue.draw', request, { shownInPlace: true })).ids
