// An answer and a map of the Guide, as a conversation would have them.
import { type Locale, locales } from '@atelier/contract/primitives'
import { answerQuestion } from '@atelier/engines/adapters/builtin/chat/answer-question'
import { layOut } from '@atelier/engines/adapters/builtin/chat/outline/answer-outline'
import {
  type HandbookSearch,
  openHandbookSearch,
} from '@atelier/engines/adapters/builtin/handbook/handbook-search'
import { ownHandbookDir } from '@atelier/engines/adapters/builtin/handbook/read-handbook'
import type { SampleTalks } from '../../making/samples/sample-manifest.ts'

const asked: Record<Locale, { question: string; wish: string; topic: string }> = {
  'en-US': {
    question: 'How do I write a song?',
    wish: 'Map a weekend trip',
    topic: 'A weekend trip',
  },
  'zh-CN': { question: '怎么做一首歌？', wish: '画一张周末旅行的思维导图', topic: '周末旅行' },
  'zh-TW': { question: '怎麼做一首歌？', wish: '畫一張週末旅行的心智圖', topic: '週末旅行' },
}

/** By language. No model is asked, so that the same handbook always gives the same. */
export async function makeTalks(): Promise<SampleTalks> {
  const search = await openHandbookSearch(ownHandbookDir)
  const entries = locales.map((locale) => [locale, talkIn(locale, search)] as const)
  return Object.fromEntries(entries) as SampleTalks
}

function talkIn(locale: Locale, search: HandbookSearch) {
  const { question, wish: request, topic } = asked[locale]
  const { markdown } = answerQuestion({ question, earlier: [], locale, now: new Date(0) }, search)
  const { outline } = layOut({ question: topic, locale }, search)
  return { answer: { question, text: markdown }, map: { wish: request, title: topic, outline } }
}
