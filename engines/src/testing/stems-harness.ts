// What the suite of engines that take songs apart asks for.
import type { ListedStemsModel, StemsEngine, StemsOutcome, StemsRequest } from '../kinds/stems.ts'
import type { MediaInput } from '../kinds/work.ts'
import { defaultParams } from './field-values.ts'
import { sampleMp3 } from './music-sample.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { bareRequest, useWorkUpstream, type WorkHarness, type WorkSubject } from './work-harness.ts'

export type StemsSubject = WorkSubject<StemsEngine> & {
  /** What is asked for where a test does not care. */
  request: Pick<StemsRequest, 'model'> & Partial<StemsRequest>
  /** What a request comes to as it is sent; path and body when absent. */
  sent?(request: RecordedRequest): unknown
}

export type StemsHarness = WorkHarness<StemsRequest, StemsOutcome, ListedStemsModel>

/** A song such as goes along; without `url` it cannot be fetched from outside. */
export function sampleSong(url?: string): MediaInput {
  const data = new Uint8Array(sampleMp3())
  return { role: 'song', mime: 'audio/mpeg', data, seconds: 4, ...(url ? { url } : {}) }
}

export const stemsRequest = (more: Partial<StemsRequest>): StemsRequest => ({
  ...bareRequest(),
  model: 'model',
  task: 'separate',
  prompt: '',
  inputs: [sampleSong()],
  ...more,
})

/** To be called within `describe`. */
export const useStemsUpstream = (subject: StemsSubject): StemsHarness =>
  useWorkUpstream(subject, (more) => stemsRequest({ ...subject.request, ...more }))

/** The params that a model has when nothing is given. */
export const songParams = ({ declaration }: ListedStemsModel) =>
  defaultParams(declaration, 'separate')
