import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Signer } from '../../platform/signer.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { CasePictures } from '../drawing-library/case-pictures.ts'
import type { SoundFormats } from '../work-files/sound-formats.ts'

export type MarketDependencies = {
  db: Database
  clock: Clock
  signer: Signer
  storage: FileStorage
  sounds: SoundFormats
  /** Paints the samples of what comes with the product. */
  pictures: CasePictures
}
