// Which published works a site shows: its own, and those of its partners that it lets through. Everything that lists or opens a published work asks here.
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { listLetThrough, type ShownHere } from './partner-reviews.store.ts'
import type { PublicationRow } from './publications.store.ts'

type Sites = Pick<GalleryDependencies, 'listSites'>

/** Whether somebody or something looks at works here before they are shown. */
const looksFirst = ({ settings }: Site) =>
  settings.galleryReview || settings.galleryCheck !== 'none'

const namesAsPartner = (site: Site, other: Site) =>
  site.settings.galleryPartners.includes(other.code)

/** The sites that share their galleries with this one: both have agreed to that. */
export async function listPartners(site: Site, { listSites }: Sites): Promise<Site[]> {
  if (site.settings.galleryPartners.length === 0) return []
  return (await listSites()).filter(
    (other) => other.id !== site.id && namesAsPartner(site, other) && namesAsPartner(other, site),
  )
}

/** What lists are narrowed by. */
export async function readShownHere(
  { site }: Pick<RequestContext, 'site'>,
  sites: Sites,
): Promise<ShownHere> {
  const partners = await listPartners(site, sites)
  return {
    siteId: site.id,
    partnerIds: partners.map(({ id }) => id),
    looksFirst: looksFirst(site),
  }
}

/** The sites whose people's albums are shown: nobody looks at what albums are called, so a site that looks first shows its own alone. */
export async function sitesOfAlbums(
  { site }: Pick<RequestContext, 'site'>,
  sites: Sites,
): Promise<number[]> {
  const { siteId, partnerIds, looksFirst: isOwnOnly } = await readShownHere({ site }, sites)
  return isOwnOnly ? [siteId] : [siteId, ...partnerIds]
}

/** Those of some works that are public and shown here, in the same order. */
export async function keepShown<Row extends { publication: PublicationRow }>(
  rows: readonly Row[],
  { site }: Pick<RequestContext, 'site'>,
  { db, listSites }: Sites & { db: Database },
): Promise<Row[]> {
  const open = rows.filter(({ publication }) => publication.state === 'public')
  const isOwn = ({ publication }: Row) => publication.siteId === site.id
  if (open.every(isOwn)) return open
  const shown = await readShownHere({ site }, { listSites })
  const ofPartners = open.filter(({ publication }) => shown.partnerIds.includes(publication.siteId))
  const passed = await listLetThrough(
    db,
    shown,
    ofPartners.map(({ publication }) => publication.workId),
  )
  return open.filter((row) => isOwn(row) || passed.has(row.publication.workId))
}
