import type { api } from '@atelier/contract'
import { moderationCheck } from '@atelier/contract/features/running/moderation-admin'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { saveSiteSettings } from '../../site/sites/save-settings.ts'
import {
  changeWords,
  countWaiting,
  type ModerationDependencies,
  tryCheck,
  tryWords,
} from './moderation-admin.usecases.ts'

export const moderationAdminHandlers = (
  dependencies: ModerationDependencies,
): Handlers<typeof api.moderationAdmin> => ({
  async counts(_, { site }) {
    return countWaiting(site, dependencies)
  },
  async words(_, { site }) {
    return { words: site.settings.galleryRefusedWords }
  },
  async changeWords(input, by) {
    return { words: await changeWords(input, by, dependencies) }
  },
  async tryWords({ text }, { site }) {
    return { word: tryWords(text, site) }
  },
  async check(_, { site }) {
    return moderationCheck.parse(site.settings)
  },
  async saveCheck(input, by) {
    await saveSiteSettings(input, by, dependencies)
    return {}
  },
  async tryCheck({ text }, context) {
    return tryCheck(text, context, dependencies)
  },
})
