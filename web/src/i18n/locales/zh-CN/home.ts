import type { HomeTexts } from '../en-US/home.ts'

export const home: HomeTexts = {
  title: '发现',
  places: '去处',
  recent: '接着上次',
  allConversations: '全部对话',
  ideas: '从一个想法开始',
  placeholder: '想问什么都可以',
}
