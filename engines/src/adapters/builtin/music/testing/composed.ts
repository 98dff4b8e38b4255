// Songs that the built-in composer makes, and what tests hear of them.
import { readParams } from '@atelier/contract/model-declaration'
import { MPEGDecoder } from 'mpg123-decoder'
import { afterAll, expect } from 'vitest'
import type { MusicOutcome, MusicRequest } from '../../../../kinds/music.ts'
import type { Ticket } from '../../../../kinds/work.ts'
import { createTestIo } from '../../../../testing/test-io.ts'
import { createSongPool } from '../making/song-pool.ts'
import { createBuiltinMusic } from '../music.ts'
import { composerDeclaration, composerModel } from '../music-models.ts'

export const musicRequest: MusicRequest = {
  key: 'wish-1',
  model: composerModel,
  task: 'compose',
  prompt: '',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
}

export type Made = { outcome: MusicOutcome; ticket: Ticket | undefined; progress: number[] }

/** An engine for the tests of a file. `make` makes at once what is asked for, with params as a caller would check them. */
export function useComposer() {
  const pool = createSongPool()
  const engine = createBuiltinMusic({ pool })
  const io = createTestIo()
  afterAll(async () => {
    await pool.close()
    await io.close()
  })

  async function make(more: Partial<MusicRequest> = {}): Promise<Made> {
    const request = { ...musicRequest, ...more }
    const read = readParams(composerDeclaration, request.task, request.params)
    if ('problems' in read) return expect.fail(JSON.stringify(read.problems))
    const progress: number[] = []
    const answer = await engine.submit(
      { ...request, params: read.params },
      { ...io, progress: (percent) => progress.push(percent) },
    )
    if (!('outcome' in answer)) return expect.fail('it was not made at once')
    return { outcome: answer.outcome, ticket: answer.ticket, progress }
  }

  return { engine, io, make }
}

export const songIn = ({ songs }: MusicOutcome, at = 0) =>
  songs[at] ?? expect.fail('there is no song')

export function bytes(outcome: MusicOutcome, at = 0): Uint8Array {
  const { audio } = songIn(outcome, at)
  return 'data' in audio ? audio.data : expect.fail('there are no bytes')
}

export async function decode(file: Uint8Array) {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(file)
  decoder.free()
  const [left, right] = channelData
  if (!left || !right) return expect.fail('it is not stereo')
  return { left, right, sampleRate, errors, seconds: left.length / sampleRate }
}

export const peakOf = (samples: Float32Array) =>
  samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)

/** How loud each stretch is, as mean squares. */
export function powers(samples: Float32Array, frames: number): number[] {
  return Array.from({ length: Math.floor(samples.length / frames) }, (_, at) => {
    const piece = samples.subarray(at * frames, (at + 1) * frames)
    return piece.reduce((sum, sample) => sum + sample * sample, 0) / frames
  })
}

/** An MP3 encoder and decoder together put about 50 ms before and after. */
export const paddingS = 0.12
