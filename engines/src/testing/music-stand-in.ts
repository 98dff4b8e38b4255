// What stand-ins for upstreams that make songs have beyond those for pictures: songs that can be heard before they are final, and pairs
// of which one fails.

import { type PlayableFiles, sendMade } from './made-files.ts'
import type { RecordedRequest } from './upstream-server.ts'
import {
  type Stage,
  type StandInDialect,
  type StandInWorld,
  startWorkStandIn,
  type WorkStandIn,
} from './work-stand-in.ts'

/** `streaming`: all songs play, none is final; `partly`: the first is complete, the second has failed. */
export type MusicStage = Stage | 'streaming' | 'partly'

export type MusicStandIn = WorkStandIn & {
  /** As `move`, to the stages of songs too. */
  show(stage: MusicStage): void
}

export type MusicWorld = Omit<StandInWorld, 'stage'> & { readonly stage: MusicStage }

export type MusicDialect = Omit<StandInDialect, 'handle'> & {
  playable?: PlayableFiles | undefined
  handle(
    request: RecordedRequest,
    response: Parameters<StandInDialect['handle']>[1],
    world: MusicWorld,
  ): void
}

/** Files lie below `/files/`, and nobody needs a key for them. */
export async function startMusicStandIn(dialect: MusicDialect): Promise<MusicStandIn> {
  let special: 'streaming' | 'partly' | undefined
  const server = await startWorkStandIn({
    ...dialect,
    allows: (request) => request.path.startsWith('/files/') || dialect.allows?.(request) !== false,
    handle(request, response, world) {
      if (request.path.startsWith('/files/'))
        return sendMade(request.path, response, dialect.playable)
      const { take, giveUp, reply, reached } = world
      const stage = special ?? world.stage
      dialect.handle(request, response, { stage, take, giveUp, reply, reached })
    },
  })
  const { move } = server
  // In place, for what the server counts is read from it.
  return Object.assign(server, {
    move(stage: Stage) {
      special = undefined
      move(stage)
    },
    show(stage: MusicStage) {
      special = stage === 'streaming' || stage === 'partly' ? stage : undefined
      if (stage !== 'streaming' && stage !== 'partly') move(stage)
    },
  })
}
