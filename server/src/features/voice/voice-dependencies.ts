import type { EngineIo } from '@atelier/engines/io'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { findAbility } from '../models/find-ability.ts'
import type { SpokenFile, SpokenFiles } from './spoken-files.ts'

type Found<Ability extends 'speech' | 'transcription'> = ReturnType<typeof findAbility<Ability>>

export type Heard = { text: string; price: number }

export type VoiceDependencies = {
  db: Database
  clock: Clock
  engineIo(signal: AbortSignal): EngineIo
  findAbility<Ability extends 'speech' | 'transcription'>(
    ability: Ability,
    preset: string,
  ): Found<Ability>
  spoken: SpokenFiles
  /** What recordings said, by caller and bytes, for whom an answer got lost; the oldest first. */
  heard: Map<string, { heard: Heard; until: number }>
  /** What is being made, by the same key that it is kept under: a second press waits for the first. */
  running: Map<string, Promise<SpokenFile | Heard>>
}
