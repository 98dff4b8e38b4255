// Leads whoever may to where a language model is connected; nobody else is told of it.
import type { Locale } from '@atelier/contract/primitives'
import type { ChatHost } from '../../../kinds/chat.ts'
import { guideTexts } from './guide-texts.ts'

/** Markdown; empty for whoever may not, and where there is a model. */
export const connectLink = (host: ChatHost | undefined, locale: Locale): string =>
  host?.connectAt && !host.hasModels ? `[${guideTexts[locale].connect}](${host.connectAt})` : ''
