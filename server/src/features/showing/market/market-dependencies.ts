import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { Samples } from '../../making/samples/open-samples.ts'
import type { SoundFormats } from '../../making/work-files/sound-formats.ts'

export type MarketDependencies = {
  db: Database
  clock: Clock
  signer: Signer
  storage: FileStorage
  sounds: SoundFormats
  /** Pictures of what comes with the product. */
  samples: Samples
}
