import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { Handbook } from './handbook.ts'

export const helpHandlers = (handbook: Handbook): Handlers<typeof api.help> => ({
  async listPages({ language }, { locale }) {
    return handbook.listPages(language ?? locale)
  },
  async getPage({ slug, language }, { locale }) {
    const page = await handbook.findPage(slug, language ?? locale)
    if (!page) throw new Failure('request.not_found')
    return page
  },
})
