import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext, Site } from '../../platform/http/request-context.ts'
import type { Signer } from '../../platform/signer.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { SoundFormats } from '../work-files/sound-formats.ts'
import type { DescribeDependencies } from '../works/to-work.ts'
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

/** The sites whose published works are shown on this one: itself, and those of its gallery group. */
export async function sitesShownOn(
  { site }: Pick<RequestContext, 'site'>,
  { listSites }: Pick<GalleryDependencies, 'listSites'>,
): Promise<number[]> {
  const { galleryGroup } = site.settings
  if (!galleryGroup) return [site.id]
  const others = (await listSites()).filter(
    ({ settings }) => settings.galleryGroup === galleryGroup,
  )
  return [...new Set([site.id, ...others.map(({ id }) => id)])]
}
