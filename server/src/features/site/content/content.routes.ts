import type { api } from '@atelier/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  listAbout,
  listBanners,
  listJumps,
  listMenu,
  listNotices,
  listQuestions,
  pageOf,
} from './content.usecases.ts'

export const contentHandlers = ({ db }: { db: Database }): Handlers<typeof api.content> => ({
  async notices({ language }, { site, locale }) {
    return listNotices('notice', site, language ?? locale, db)
  },
  async drawingNotices({ language }, { site, locale }) {
    return listNotices('drawingNotice', site, language ?? locale, db)
  },
  async about({ language }, { site, locale }) {
    return listAbout(site, language ?? locale)
  },
  async menu({ status, language, ...paging }, { site, locale }) {
    const entries = await listMenu(site, language ?? locale, db)
    const wanted = entries.filter((entry) => status === undefined || entry.status === status)
    return pageOf(wanted, paging)
  },
  async jumps(_, { site }) {
    const rows = await listJumps(site, db)
    return { rows, count: rows.length }
  },
  async questions({ language, ...paging }, { site, locale }) {
    return pageOf(await listQuestions(site, language ?? locale, db), paging)
  },
  async banners({ language, ...paging }, { site, locale }) {
    return pageOf(await listBanners(site, language ?? locale, db), paging)
  },
})
