// What the suite of engines that make songs asks for.
import type { MusicTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'
import type { ListedMusicModel, MusicEngine, MusicOutcome, MusicRequest } from '../kinds/music.ts'
import { defaultParams } from './field-values.ts'
import type { MusicStandIn } from './music-stand-in.ts'
import { bareRequest, useWorkUpstream, type WorkHarness, type WorkSubject } from './work-harness.ts'

export type MusicSubject = WorkSubject<MusicEngine, MusicStandIn> & {
  /** What is asked for where a test does not care. */
  request: Pick<MusicRequest, 'model'> & Partial<MusicRequest>
}

export type MusicHarness = WorkHarness<
  MusicRequest,
  MusicOutcome,
  ListedMusicModel,
  MusicStandIn
> & {
  /** A request for a task with all that the model wants, and nothing more. */
  minRequest(model: ListedMusicModel, task: MusicTask): Promise<Partial<MusicRequest>>
}

/** To be called within `describe`. */
export function useMusicUpstream(subject: MusicSubject): MusicHarness {
  const harness = useWorkUpstream(subject, (more) => songRequest({ ...subject.request, ...more }))
  // In place, for each test fills the harness again.
  return Object.assign(harness, {
    minRequest: (model: ListedMusicModel, task: MusicTask) => minRequest(harness, model, task),
  })
}

/** A request for a song with what a test cares about. */
export const songRequest = (more: Partial<MusicRequest>): MusicRequest => ({
  ...bareRequest(),
  model: 'model',
  task: 'compose',
  prompt: 'a song about a lighthouse',
  inputs: [],
  ...more,
})

async function minRequest(
  harness: Omit<MusicHarness, 'minRequest'>,
  { name, declaration }: ListedMusicModel,
  task: MusicTask,
): Promise<Partial<MusicRequest>> {
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  // What is composed is asked for by something: an idea, where lyrics could be given instead.
  const isGiven = declared.prompt === 'wanted' || task === 'compose'
  const prompt = isGiven ? 'a song about a lighthouse' : ''
  const request = { model: name, task, params: defaultParams(declaration, task), prompt }
  if (!declared.parent) return request
  const { ticket } = await harness.finish({ model: name })
  if (ticket === undefined) return expect.fail(`nothing can go on from a song of ${name}`)
  return { ...request, parent: { ticket, index: 0 } }
}
