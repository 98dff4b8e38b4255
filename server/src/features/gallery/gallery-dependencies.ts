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

/** Whether somebody or something looks at works here before they are shown. */
const looksFirst = ({ settings }: Site) =>
  settings.galleryReview || settings.galleryCheck !== 'none'

const namesAsPartner = (site: Site, other: Site) =>
  site.settings.galleryPartners.includes(other.code)

/**
 * The sites whose published works are shown on this one: itself, and those with which it shares galleries, where both have agreed to that. What
 * others have let pass has not passed here: a site that looks at works first shows none of theirs.
 */
export async function sitesShownOn(
  { site }: Pick<RequestContext, 'site'>,
  { listSites }: Pick<GalleryDependencies, 'listSites'>,
): Promise<number[]> {
  if (site.settings.galleryPartners.length === 0 || looksFirst(site)) return [site.id]
  const partners = (await listSites()).filter(
    (other) => other.id !== site.id && namesAsPartner(site, other) && namesAsPartner(other, site),
  )
  return [site.id, ...partners.map(({ id }) => id)]
}
