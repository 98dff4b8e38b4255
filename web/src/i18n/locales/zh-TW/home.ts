import type { HomeTexts } from '../en-US/home.ts'

export const home: HomeTexts = {
  title: '探索',
  places: '去處',
  recent: '接續上次',
  allConversations: '所有對話',
  ideas: '從一個點子開始',
  placeholder: '想問什麼都可以',
}
