import { type AppCategory, appCategories } from '@atelier/contract/app-terms'
import type { Locale } from '@atelier/contract/primitives'

export const categoryNames: Record<AppCategory, Record<Locale, string>> = {
  writing: { 'zh-CN': '写作', 'zh-TW': '寫作', 'en-US': 'Writing' },
  work: { 'zh-CN': '工作', 'zh-TW': '工作', 'en-US': 'Work' },
  learning: { 'zh-CN': '学习', 'zh-TW': '學習', 'en-US': 'Learning' },
  languages: { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Languages' },
  code: { 'zh-CN': '编程', 'zh-TW': '程式設計', 'en-US': 'Code' },
  creative: { 'zh-CN': '创作', 'zh-TW': '創作', 'en-US': 'Creative' },
  life: { 'zh-CN': '生活', 'zh-TW': '生活', 'en-US': 'Life' },
  fun: { 'zh-CN': '趣味', 'zh-TW': '趣味', 'en-US': 'Fun' },
}

export const isAppCategory = (name: string): name is AppCategory =>
  appCategories.some((each) => each === name)
