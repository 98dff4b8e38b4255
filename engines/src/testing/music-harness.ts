// What the suite of engines that make songs wishes for.
import type { MusicTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'
import type { ListedMusicModel, MusicEngine, MusicOutcome, MusicRequest } from '../kinds/music.ts'
import { defaultParams } from './field-values.ts'
import type { MusicStandIn } from './music-stand-in.ts'
import { bareRequest, useWorkUpstream, type WorkHarness, type WorkSubject } from './work-harness.ts'

export type MusicSubject = WorkSubject<MusicEngine, MusicStandIn> & {
  /** What is wished for where a test does not care. */
  wish: Pick<MusicRequest, 'model'> & Partial<MusicRequest>
}

export type MusicHarness = WorkHarness<
  MusicRequest,
  MusicOutcome,
  ListedMusicModel,
  MusicStandIn
> & {
  /** A wish for a task with all that the model wants, and nothing more. */
  leastWish(model: ListedMusicModel, task: MusicTask): Promise<Partial<MusicRequest>>
}

/** To be called within `describe`. */
export function useMusicUpstream(subject: MusicSubject): MusicHarness {
  const harness = useWorkUpstream(subject, (more) => songRequest({ ...subject.wish, ...more }))
  // In place, for each test fills the harness again.
  return Object.assign(harness, {
    leastWish: (model: ListedMusicModel, task: MusicTask) => minWish(harness, model, task),
  })
}

/** A wish for a song with what a test cares about. */
export const songRequest = (more: Partial<MusicRequest>): MusicRequest => ({
  ...bareRequest(),
  model: 'model',
  task: 'compose',
  prompt: 'a song about a lighthouse',
  inputs: [],
  ...more,
})

async function minWish(
  harness: Omit<MusicHarness, 'leastWish'>,
  { name, declaration }: ListedMusicModel,
  task: MusicTask,
): Promise<Partial<MusicRequest>> {
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  // What is composed is told by something: an idea, where lyrics could be given instead.
  const isTold = declared.prompt === 'wanted' || task === 'compose'
  const prompt = isTold ? 'a song about a lighthouse' : ''
  const wish = { model: name, task, params: defaultParams(declaration, task), prompt }
  if (!declared.parent) return wish
  const { ticket } = await harness.finish({ model: name })
  if (ticket === undefined) return expect.fail(`nothing can go on from a song of ${name}`)
  return { ...wish, parent: { ticket, index: 0 } }
}
