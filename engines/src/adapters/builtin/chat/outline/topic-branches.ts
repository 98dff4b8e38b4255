// Maps of what people plan most: a launch, a trip, an event, something to learn. Each is laid out the same whatever its name is.
import type { Locale } from '@atelier/contract/primitives'

export type Branch = { title: string; points: readonly string[] }

type Topic = { named: RegExp; branches: Record<Locale, readonly Branch[]> }

const branch = (title: string, ...points: string[]): Branch => ({ title, points })

const topics: readonly Topic[] = [
  {
    named:
      /\b(?:launch(?:es|ing)?|go[- ]to[- ]market|rollout)\b|(?:新品|产品|產品|应用|應用|网站|網站|品牌).{0,4}(?:发布|發布|发表|發表|上线|上線|上市|推出)|发布会|發表會/iu,
    branches: {
      'en-US': [
        branch('Goal', 'What it has to achieve', 'How that is measured', 'By when'),
        branch('Audience', 'Who it is for', 'What they use today', 'Why they would change'),
        branch('Message', 'One sentence', 'Three proofs', 'Name, look and price'),
        branch('Before', 'Test with a few people', 'Page, pictures, demo', 'Press and partners'),
        branch('The day', 'Order of the hours', 'Who answers questions', 'What to do if it breaks'),
        branch('After', 'First numbers', 'What people say', 'What to fix first'),
      ],
      'zh-CN': [
        branch('目标', '要达到什么', '用什么指标衡量', '截止时间'),
        branch('受众', '给谁用', '他们现在用什么', '为什么会换'),
        branch('卖点', '一句话说清', '三个证据', '名称、形象与价格'),
        branch('发布前', '小范围试用', '页面、图片、演示', '媒体与合作伙伴'),
        branch('当天', '时间安排', '谁来回答问题', '出问题怎么办'),
        branch('发布后', '第一批数据', '用户反馈', '先改什么'),
      ],
      'zh-TW': [
        branch('目標', '要達成什麼', '用什麼指標衡量', '截止時間'),
        branch('受眾', '給誰用', '他們現在用什麼', '為什麼會換'),
        branch('賣點', '一句話說清楚', '三個證據', '名稱、形象與價格'),
        branch('發表前', '小範圍試用', '頁面、圖片、示範', '媒體與合作夥伴'),
        branch('當天', '時間安排', '誰來回答問題', '出狀況怎麼辦'),
        branch('發表後', '第一批數據', '使用者回饋', '先改什麼'),
      ],
    },
  },
  {
    named:
      /\b(?:trip|travel(?:ling)?|holidays?|vacation|weekend|journey|road trip|city break)\b|旅行|旅游|旅遊|出游|出遊|自驾|自駕|度假|周末|週末/iu,
    branches: {
      'en-US': [
        branch('Where', 'Places that must be seen', 'Where to sleep', 'What is near each other'),
        branch('When', 'Days there', 'Weather and crowds', 'Day by day'),
        branch('Getting there', 'Tickets', 'From the station or airport', 'Getting around'),
        branch('Money', 'What it may cost', 'What to pay ahead', 'Something in reserve'),
        branch('To take along', 'Papers', 'Clothes for the weather', 'Chargers and medicine'),
        branch('Good to have', 'Food to try', 'A plan for rain', 'Who to tell'),
      ],
      'zh-CN': [
        branch('去哪里', '一定要看的地方', '住在哪里', '哪些地方相近'),
        branch('什么时候', '玩几天', '天气与人流', '每天的安排'),
        branch('交通', '车票机票', '从车站或机场出发', '当地出行'),
        branch('花费', '总预算', '要提前付的', '备用的钱'),
        branch('要带的东西', '证件', '合适的衣服', '充电器和药'),
        branch('锦上添花', '想吃的', '下雨怎么办', '告诉谁行程'),
      ],
      'zh-TW': [
        branch('去哪裡', '一定要看的地方', '住在哪裡', '哪些地方相近'),
        branch('什麼時候', '玩幾天', '天氣與人潮', '每天的安排'),
        branch('交通', '車票機票', '從車站或機場出發', '當地移動'),
        branch('花費', '總預算', '要先付的', '備用的錢'),
        branch('要帶的東西', '證件', '合適的衣服', '充電器和藥'),
        branch('錦上添花', '想吃的', '下雨怎麼辦', '把行程告訴誰'),
      ],
    },
  },
  {
    named:
      /\b(?:wedding|party|birthday|conference|event(?! stream)|meetup|ceremony|festival|celebration)\b|婚礼|婚禮|派对|派對|生日|活动|活動|会议|會議|聚会|聚會|庆典|慶典|年会|年會/iu,
    branches: {
      'en-US': [
        branch('Idea', 'What it is for', 'The mood', 'What people should remember'),
        branch('Guests', 'How many', 'Invitations', 'Who needs help to come'),
        branch('Place and time', 'Where', 'Date and hours', 'If the weather turns'),
        branch('Programme', 'Beginning', 'The high point', 'The end'),
        branch('Food and music', 'What there is to eat', 'Drinks', 'Who plays'),
        branch('Money and hands', 'Budget', 'Who does what', 'What is still open'),
      ],
      'zh-CN': [
        branch('主题', '为了什么', '气氛', '希望大家记住什么'),
        branch('来宾', '多少人', '邀请', '谁需要帮忙'),
        branch('时间地点', '在哪里', '日期与时段', '天气不好怎么办'),
        branch('流程', '开场', '高潮', '收尾'),
        branch('餐饮与音乐', '吃什么', '喝什么', '谁来演奏'),
        branch('预算与分工', '预算', '谁做什么', '还有什么没定'),
      ],
      'zh-TW': [
        branch('主題', '為了什麼', '氣氛', '希望大家記住什麼'),
        branch('來賓', '多少人', '邀請', '誰需要協助'),
        branch('時間地點', '在哪裡', '日期與時段', '天氣不好怎麼辦'),
        branch('流程', '開場', '高潮', '收尾'),
        branch('餐飲與音樂', '吃什麼', '喝什麼', '誰來演奏'),
        branch('預算與分工', '預算', '誰做什麼', '還有什麼沒定'),
      ],
    },
  },
  {
    named:
      /\b(?:learn(?:ing)?|study(?:ing)?|exam|course|thesis|revision)\b|学习|學習|考试|考試|备考|備考|课程|課程|论文|論文|复习|複習/iu,
    branches: {
      'en-US': [
        branch('Why', 'What it is needed for', 'How good is good enough', 'By when'),
        branch('What', 'The main parts', 'What is known already', 'What is hardest'),
        branch('From what', 'Books and courses', 'Somebody to ask', 'Examples'),
        branch('How', 'Hours a week', 'A fixed place and time', 'Small pieces'),
        branch('Practice', 'Exercises', 'A project of its own', 'Explain it to somebody'),
        branch('Check', 'A test each week', 'What was forgotten', 'The next step'),
      ],
      'zh-CN': [
        branch('为什么', '用在哪里', '学到什么程度', '截止时间'),
        branch('学什么', '主要内容', '已经会的', '最难的'),
        branch('用什么学', '书和课程', '可以请教谁', '例子'),
        branch('怎么学', '每周几小时', '固定的时间地点', '拆成小块'),
        branch('练习', '习题', '自己的小项目', '讲给别人听'),
        branch('检查', '每周自测', '忘了什么', '下一步'),
      ],
      'zh-TW': [
        branch('為什麼', '用在哪裡', '學到什麼程度', '截止時間'),
        branch('學什麼', '主要內容', '已經會的', '最難的'),
        branch('用什麼學', '書和課程', '可以請教誰', '例子'),
        branch('怎麼學', '每週幾小時', '固定的時間地點', '拆成小塊'),
        branch('練習', '習題', '自己的小專案', '講給別人聽'),
        branch('檢查', '每週自測', '忘了什麼', '下一步'),
      ],
    },
  },
]

/** Undefined for a topic that is none of these. */
export const branchesOf = (topic: string, locale: Locale): readonly Branch[] | undefined =>
  topics.find(({ named }) => named.test(topic))?.branches[locale]
