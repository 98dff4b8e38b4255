// What a site of a fresh installation tells at first: answers to what people ask before they begin, and pictures at the entrance.
import type { Database } from '../../../platform/db/database.ts'
import { bannerCases } from './banner-cases.ts'
import { insertContents } from './content.store.ts'
import type { ContentBody } from './content-kinds.ts'

const questions: ContentBody<'question'>[] = [
  {
    question: {
      'zh-CN': '需要注册吗？',
      'zh-TW': '需要註冊嗎？',
      'en-US': 'Do I need an account?',
    },
    answer: {
      'zh-CN': '不需要。访客可以直接使用；之后注册，访客时期的对话都会保留。',
      'zh-TW': '不需要。訪客可以直接使用；之後註冊，訪客時期的對話都會保留。',
      'en-US':
        'No. Anybody can begin as a guest; whoever registers later keeps the conversations of that time.',
    },
  },
  {
    question: {
      'zh-CN': '关掉页面，回答会丢吗？',
      'zh-TW': '關掉頁面，回答會不見嗎？',
      'en-US': 'Is an answer lost when I close the page?',
    },
    answer: {
      'zh-CN': '不会。回答在服务器上继续写完，重新打开页面或换一台设备都能接着看。',
      'zh-TW': '不會。回答會在伺服器上繼續寫完，重新開啟頁面或換一台裝置都能接著看。',
      'en-US':
        'No. It goes on on the server; open the page again, or another device, and it is there.',
    },
  },
  {
    question: {
      'zh-CN': '谁在回答我？',
      'zh-TW': '是誰在回答我？',
      'en-US': 'Who answers me?',
    },
    answer: {
      'zh-CN':
        '输入框旁边写着所用的模型。没有连接模型时由内置的向导根据手册回答，并会说明它不是语言模型。',
      'zh-TW':
        '輸入框旁邊寫著所用的模型。沒有連接模型時由內建的嚮導依手冊回答，並會說明它不是語言模型。',
      'en-US':
        'The model named beside the message field. Without one the built-in Guide answers from the handbook, and says that it is no language model.',
    },
  },
  {
    question: {
      'zh-CN': '我的内容存在哪里？',
      'zh-TW': '我的內容存在哪裡？',
      'en-US': 'Where is my content kept?',
    },
    answer: {
      'zh-CN':
        '存在运营这个网站的服务器上。删除就是真正删除。详见[存储的内容与隐私](/help/privacy)。',
      'zh-TW':
        '存在營運這個網站的伺服器上。刪除就是真正刪除。詳見[儲存的內容與隱私](/help/privacy)。',
      'en-US':
        'On the server of whoever runs this site. Deleted means deleted. See [what is kept](/help/privacy).',
    },
  },
]

/** A case that comes with the product. */
const pictureOf = (id: string): string => `/api/midjourney/casePicture?id=${id}`

const banners: ContentBody<'banner'>[] = [
  {
    title: {
      'zh-CN': '用文字作画',
      'zh-TW': '用文字作畫',
      'en-US': 'Draw with words',
    },
    url: pictureOf(bannerCases.drawing),
    link: '/Midjourney',
  },
  {
    title: {
      'zh-CN': '看看好用的提示词',
      'zh-TW': '看看好用的提示詞',
      'en-US': 'Prompts that work',
    },
    url: pictureOf(bannerCases.market),
    link: '/market',
  },
]

/** Gives a new site its first content. */
export async function seedContent(siteId: number, db: Database): Promise<void> {
  await insertContents(db, siteId, 'question', questions)
  await insertContents(db, siteId, 'banner', banners)
}
