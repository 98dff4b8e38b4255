import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { SoundFormats } from '../../making/work-files/sound-formats.ts'
import type { DescribeDependencies } from '../../making/works/to-work.ts'
import type { CardPainter } from './cards/card-painter.ts'
import type { JudgeWords } from './judge-words.ts'

export type GalleryDependencies = DescribeDependencies & {
  db: Database
  clock: Clock
  /** Of the addresses of files. */
  signer: Signer
  storage: FileStorage
  sounds: SoundFormats
  judge: JudgeWords
  listSites(): Promise<readonly Site[]>
  cards: CardPainter
}
