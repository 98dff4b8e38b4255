import type { EngineIo } from '@atelier/engines/io'
import type { MediaDesk } from '@atelier/engines/media-desk/media-desk'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { findAbility } from '../models/find-ability.ts'

type Found<Ability extends 'speech' | 'transcription'> = ReturnType<typeof findAbility<Ability>>

export type Heard = { text: string; price: number }

export type SpokenFile = { bytes: Uint8Array; mime: string }

/** What keeping results needs. */
export type VoiceKeeping = { db: Database; clock: Clock; storage: FileStorage }

export type VoiceDependencies = VoiceKeeping & {
  mediaDesk: Pick<MediaDesk, 'surveyRecording'>
  engineIo(signal: AbortSignal): EngineIo
  findAbility<Ability extends 'speech' | 'transcription'>(
    ability: Ability,
    preset: string,
  ): Found<Ability>
}
