import type { MarketCategory } from '@atelier/contract/market-terms'
import type { Locale } from '@atelier/contract/primitives'

export const categoryNames: Record<MarketCategory, Record<Locale, string>> = {
  writing: { 'zh-CN': '写作', 'zh-TW': '寫作', 'en-US': 'Writing' },
  work: { 'zh-CN': '工作', 'zh-TW': '工作', 'en-US': 'Work' },
  learning: { 'zh-CN': '学习', 'zh-TW': '學習', 'en-US': 'Learning' },
  code: { 'zh-CN': '编程', 'zh-TW': '程式設計', 'en-US': 'Code' },
  portrait: { 'zh-CN': '人像', 'zh-TW': '人像', 'en-US': 'Portraits' },
  landscape: { 'zh-CN': '风景', 'zh-TW': '風景', 'en-US': 'Landscapes' },
  design: { 'zh-CN': '设计', 'zh-TW': '設計', 'en-US': 'Design' },
  illustration: { 'zh-CN': '插画', 'zh-TW': '插畫', 'en-US': 'Illustration' },
  motion: { 'zh-CN': '视频', 'zh-TW': '影片', 'en-US': 'Motion' },
  sound: { 'zh-CN': '音乐', 'zh-TW': '音樂', 'en-US': 'Sound' },
  life: { 'zh-CN': '生活', 'zh-TW': '生活', 'en-US': 'Life' },
  fun: { 'zh-CN': '趣味', 'zh-TW': '趣味', 'en-US': 'Fun' },
}
