// What the suite of engines that make clips asks for.
import type { VideoTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'
import type { ListedVideoModel, VideoEngine, VideoOutcome, VideoRequest } from '../kinds/video.ts'
import type { Ticket } from '../kinds/work.ts'
import { defaultParams, fullestParams } from './field-values.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { sampleInput } from './video-sample.ts'
import { bareRequest, useWorkUpstream, type WorkHarness, type WorkSubject } from './work-harness.ts'

export type VideoSubject = WorkSubject<VideoEngine> & {
  /** What is asked for where a test does not care. */
  request: Pick<VideoRequest, 'model'> & Partial<VideoRequest>
  /** What a request comes to as it is sent, without what differs by the moment; path and body when absent. */
  sent?(request: RecordedRequest): unknown
}

export type VideoHarness = WorkHarness<VideoRequest, VideoOutcome, ListedVideoModel> & {
  /** A request for a task with all that the model wants, and nothing more. */
  minRequest(model: ListedVideoModel, task: VideoTask): Promise<Partial<VideoRequest>>
  /** A request for a task with all that the model takes. */
  maxRequest(model: ListedVideoModel, task: VideoTask): Promise<Partial<VideoRequest>>
}

/** To be called within `describe`. */
export function useVideoUpstream(subject: VideoSubject): VideoHarness {
  const harness = useWorkUpstream(subject, (more) => videoRequest({ ...subject.request, ...more }))
  // In place, for each test fills the harness again.
  return Object.assign(harness, {
    minRequest: (model: ListedVideoModel, task: VideoTask) =>
      requestFor(harness, model, task, false),
    maxRequest: (model: ListedVideoModel, task: VideoTask) =>
      requestFor(harness, model, task, true),
  })
}

export const videoRequest = (more: Partial<VideoRequest>): VideoRequest => ({
  ...bareRequest(),
  model: 'model',
  task: 'film',
  prompt: 'a lighthouse at dusk',
  inputs: [],
  ...more,
})

type Harness = Omit<VideoHarness, 'minRequest' | 'maxRequest'>

async function requestFor(
  harness: Harness,
  model: ListedVideoModel,
  task: VideoTask,
  all: boolean,
): Promise<Partial<VideoRequest>> {
  const { declaration, name } = model
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  return {
    model: name,
    task,
    params: (all ? fullestParams : defaultParams)(declaration, task),
    inputs: declared.inputs.flatMap(({ role, least: min, most: max }) =>
      Array.from({ length: all ? max : min }, (_, at) => sampleInput(role, at)),
    ),
    prompt: (all ? declared.prompt !== 'none' : declared.prompt === 'wanted')
      ? 'a lighthouse at dusk'
      : '',
    negativePrompt: all && declaration.negativePrompt ? 'fog' : '',
    count: all ? declaration.mostResults : 1,
    parent: declared.parent ? { ticket: await parentFor(harness, model), index: 0 } : null,
  }
}

async function parentFor(harness: Harness, model: ListedVideoModel): Promise<Ticket> {
  const { ticket } = await harness.finish(await requestFor(harness, model, 'film', false))
  return ticket ?? expect.fail(`nothing can go on from a clip of ${model.name}`)
}
