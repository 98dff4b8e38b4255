// The list of text namespaces and how each is loaded. A new namespace is a file in each `locales/` folder and a line here.
import type { Locale } from '@atelier/contract/primitives'
import type { ChatTexts } from './locales/en-US/chat.ts'
import type { CommonTexts } from './locales/en-US/common.ts'
import type { HelpTexts } from './locales/en-US/help.ts'
import type { MarkdownTexts } from './locales/en-US/markdown.ts'
import type { SessionTexts } from './locales/en-US/session.ts'
import type { SettingsTexts } from './locales/en-US/settings.ts'

export type Namespaces = {
  common: CommonTexts
  chat: ChatTexts
  help: HelpTexts
  markdown: MarkdownTexts
  session: SessionTexts
  settings: SettingsTexts
}
export type Namespace = keyof Namespaces

const modules = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts')

/** Fetches one namespace in one language. Rejects when the file cannot be loaded. */
export async function fetchTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Namespaces[N]> {
  const load = modules[`./locales/${locale}/${namespace}.ts`]
  const texts = (await load?.())?.[namespace]
  if (!texts) throw new Error(`No texts for ${namespace} in ${locale}`)
  return texts as Namespaces[N]
}
