import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { workTypes } from '@atelier/contract/work-terms'
import { fileHeads, offerAs } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { sendWorkFile } from '../../making/work-files/send-work-file.ts'
import { blockAuthor, followAuthor, listAuthors, listBlocked, openAuthor } from './authors.ts'
import { describeWorkCard } from './cards/work-card.ts'
import { listFeed, listTags, pageFeed } from './feed.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { locateGalleryFile } from './gallery-files.ts'
import { decideModerated, listModerated, reportWork } from './moderation.ts'
import { describePublication, listOwn, listStates, readStatistics } from './own-publications.ts'
import { publishWorks, withdrawWorks } from './publish.ts'
import { listRelated, openPublished } from './published-page.ts'

/** Long enough that a page of pictures is not asked for again at every look, short enough for one that is withdrawn. */
const keptFor = 'private, max-age=300'

export const galleryHandlers = (
  dependencies: GalleryDependencies,
): Handlers<typeof api.gallery> => ({
  async feed(input, context) {
    return listFeed(input, context, dependencies)
  },
  async listAll(input, context) {
    return pageFeed(input, context, dependencies)
  },
  async listDrawings(input, context) {
    return pageFeed({ ...input, type: workTypes.midjourney }, context, dependencies)
  },
  async open({ id }, context) {
    return openPublished(id, context, dependencies)
  },
  async related(input, context) {
    return listRelated(input, context, dependencies)
  },
  async tags(input, context) {
    return listTags(input, context, dependencies)
  },
  async readFile(input, context, raw) {
    const file = await locateGalleryFile(input, context, dependencies)
    if (!(await sendWorkFile(raw, { ...file, cache: keptFor }, dependencies)))
      throw new Failure('gallery.not_found')
  },
  async card({ id, as }, { site }, { reply }) {
    const { title, author, siteName, picture } = await describeWorkCard(id, site, dependencies)
    const bytes = await dependencies.cards.paint({ title, author, siteName, picture })
    fileHeads(reply, { mime: 'image/jpeg', cache: keptFor })
    if (as === 'download') offerAs(reply, `${title || 'work'} ${id}.jpg`)
    await reply.send(bytes)
  },
})

export const publicationHandlers = (
  dependencies: GalleryDependencies,
): Handlers<typeof api.publications> => ({
  async publish({ ids, ...terms }, context) {
    const rows = await publishWorks(ids, terms, context, dependencies)
    return rows.map((row) => describePublication(row, context.locale))
  },
  async withdraw({ ids }, context) {
    await withdrawWorks(ids, context, dependencies)
    return {}
  },
  async own(input, context) {
    return listOwn(input, context, dependencies)
  },
  async statesOf({ ids }, context) {
    return listStates(ids, context, dependencies)
  },
  async statistics({ days }, context) {
    return readStatistics(days, context, dependencies)
  },
})

export const authorHandlers = (
  dependencies: GalleryDependencies,
): Handlers<typeof api.authors> => ({
  async open({ id }, context) {
    return openAuthor(id, context, dependencies)
  },
  async list(input, context) {
    return listAuthors(input, context, dependencies)
  },
  async follow(input, context) {
    return followAuthor(input, context, dependencies)
  },
  async block(input, context) {
    await blockAuthor(input, context, dependencies)
    return {}
  },
  async blocked(paging, context) {
    return listBlocked(paging, context, dependencies)
  },
})

export const moderationHandlers = (
  dependencies: GalleryDependencies,
): Handlers<typeof api.moderation> => ({
  async report(input, context) {
    await reportWork(input, context, dependencies)
    return {}
  },
  async list(input, context) {
    return listModerated(input, context, dependencies)
  },
  async decide(input, context) {
    await decideModerated(input, context, dependencies)
    return {}
  },
})
