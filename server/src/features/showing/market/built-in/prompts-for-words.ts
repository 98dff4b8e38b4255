// Prompts that write, explain and help one learn.
import { definePrompts } from './define-prompts.ts'

export const promptsForWords = definePrompts('chat', [
  {
    id: 1,
    category: 'writing',
    title: ['长文提纲', '長文大綱', 'Outline of a long article'],
    description: [
      '先定论点和读者，再列出每一节要证明什么。',
      '先定論點與讀者，再列出每一節要證明什麼。',
      'Settles the claim and the reader first, then what each section has to prove.',
    ],
    content: [
      '我要写一篇关于“{{主题}}”的文章，读者是{{读者|对此好奇的普通人}}，约 {{字数|2000}} 字。\n先用一句话写出文章的核心论点，再给出提纲：每一节写明标题、要证明的一点、需要的例子或数据，以及与下一节的衔接。最后列出三个读者最可能提出的反对意见，并说明放在哪一节回应。不要写正文。',
      '我要寫一篇關於「{{主題}}」的文章，讀者是{{讀者|對此好奇的一般人}}，約 {{字數|2000}} 字。\n先用一句話寫出文章的核心論點，再給出大綱：每一節寫明標題、要證明的一點、需要的例子或數據，以及如何接到下一節。最後列出三個讀者最可能提出的反對意見，並說明放在哪一節回應。不要寫正文。',
      'I am writing an article about {{topic}} for {{reader|a curious general reader}}, about {{length|1,500}} words.\nState its central claim in one sentence. Then give an outline: for each section its heading, the one point it must prove, the example or figure it needs, and how it leads to the next. End with the three objections a reader is most likely to raise, and say which section answers each. Do not write the article itself.',
    ],
    tags: ['文章,提纲', '文章,大綱', 'article,outline'],
  },
  {
    id: 2,
    category: 'writing',
    title: ['克制的短篇小说', '克制的短篇小說', 'A restrained short story'],
    description: [
      '用动作和物件写情绪，不直说。',
      '用動作與物件寫情緒，不直說。',
      'Feeling shown by things and gestures, never named.',
    ],
    content: [
      '写一篇 {{字数|600}} 字左右的短篇小说：{{人物|一位退休的灯塔看守}}在{{地点|一个下雨的车站}}，那里发生了{{事件|一次没有等到的重逢}}。\n用第三人称、过去的视角；情绪只通过动作、物件和停顿表现，不出现表示情绪的词；对话不超过六句；结尾停在一个画面上，不作总结。',
      '寫一篇 {{字數|600}} 字左右的短篇小說：{{人物|一位退休的燈塔看守人}}在{{地點|一個下雨的車站}}，那裡發生了{{事件|一次沒有等到的重逢}}。\n用第三人稱、回望的視角；情緒只透過動作、物件與停頓呈現，不出現表示情緒的詞；對話不超過六句；結尾停在一個畫面上，不作總結。',
      'Write a short story of about {{length|500}} words: {{character|a retired lighthouse keeper}} at {{place|a station in the rain}}, where {{event|somebody awaited does not come}}.\nThird person, past tense. Show feeling only through gestures, objects and pauses; use no word that names an emotion; at most six lines of dialogue; end on an image, without summing up.',
    ],
    tags: ['小说,创作', '小說,創作', 'fiction,story'],
  },
  {
    id: 3,
    category: 'learning',
    title: ['用三个层次讲懂一件事', '用三個層次講懂一件事', 'Explain it at three depths'],
    description: [
      '从一个类比，到准确的说法，再到仍有争议之处。',
      '從一個類比，到準確的說法，再到仍有爭議之處。',
      'From an analogy, to the exact account, to what is still disputed.',
    ],
    content: [
      '请讲解：{{概念}}。\n分三层：一、给十二岁孩子的一个类比，并指出这个类比在哪里不成立；二、给大学新生的准确说法，术语第一次出现时解释；三、给内行的细节：前提、例外和仍有争议之处。最后出三道由易到难的题检查我是否真懂，等我回答后再批改。',
      '請講解：{{概念}}。\n分三層：一、給十二歲孩子的一個類比，並指出這個類比在哪裡不成立；二、給大學新生的準確說法，術語第一次出現時解釋；三、給內行人的細節：前提、例外與仍有爭議之處。最後出三道由易到難的題目檢查我是否真懂，等我回答後再批改。',
      'Explain {{concept}} at three depths.\n1. An analogy for a twelve-year-old, and where the analogy breaks. 2. The exact account for a first-year student, each term explained when it first appears. 3. Details for an expert: assumptions, exceptions, what is still disputed. Then ask me three questions from easy to hard, and wait for my answers before marking them.',
    ],
    tags: ['讲解,概念', '講解,概念', 'explain,concepts'],
  },
  {
    id: 4,
    category: 'learning',
    title: ['四周学习计划', '四週學習計畫', 'A four-week study plan'],
    description: [
      '按你的时间排出每周能检验的目标。',
      '依你的時間排出每週能檢驗的目標。',
      'Weekly goals that can be checked, within the hours you have.',
    ],
    content: [
      '我想在四周内学会{{技能}}，目前的水平是{{水平|零基础}}，每周能投入 {{小时|6}} 小时。\n为每周定一个能当场检验的目标，列出练习任务（写明时长），并说明做到什么程度才进入下一周。优先练习，少看资料。最后列出初学者最常见的三个误区和各自的避法。',
      '我想在四週內學會{{技能}}，目前的程度是{{程度|零基礎}}，每週能投入 {{小時|6}} 小時。\n為每週訂一個能當場檢驗的目標，列出練習任務（寫明時長），並說明做到什麼程度才進入下一週。以練習為主，少看資料。最後列出初學者最常見的三個誤區與各自的避法。',
      'I want to learn {{skill}} in four weeks. I am {{level|a complete beginner}} and have {{hours|6}} hours a week.\nFor each week set one goal that can be checked on the spot, list practice tasks with their time, and say what must work before I move on. Favour practice over reading. End with the three mistakes beginners make most, and how to avoid each.',
    ],
    tags: ['学习,计划', '學習,計畫', 'study,plan'],
  },
  {
    id: 5,
    category: 'life',
    title: ['一周家常菜单', '一週家常菜單', 'A week of home cooking'],
    description: [
      '少浪费、有采购清单的五天晚餐。',
      '少浪費、附採買清單的五天晚餐。',
      'Five dinners with a shopping list and little waste.',
    ],
    content: [
      '为 {{人数|2}} 个人安排五天的晚餐，每餐不超过 {{分钟|35}} 分钟，忌口：{{忌口|无}}。\n食材尽量跨天复用。给出一张表（日期、菜名、用时、要点），再给一张按货架分类、标明用量的采购清单，最后说明哪些可以前一天备好。',
      '為 {{人數|2}} 個人安排五天的晚餐，每餐不超過 {{分鐘|35}} 分鐘，忌口：{{忌口|無}}。\n食材儘量跨天重複使用。給出一張表（日期、菜名、時間、重點），再給一張依貨架分類、標明用量的採買清單，最後說明哪些可以前一天備好。',
      'Plan five dinners for {{people|2}}, each within {{minutes|35}} minutes. Not to be used: {{avoid|nothing}}.\nReuse ingredients across days. Give a table (day, dish, time, the step that matters), then a shopping list with amounts, grouped by aisle, and say what can be prepared the day before.',
    ],
    tags: ['做饭,采购', '料理,採買', 'cooking,shopping'],
  },
  {
    id: 6,
    category: 'fun',
    title: ['客厅里的密室谜案', '客廳裡的密室謎案', 'A locked-room mystery to solve'],
    description: [
      '你来问，它来答，线索公平。',
      '你來問，它來答，線索公平。',
      'You question, it answers, and the clues are fair.',
    ],
    content: [
      '主持一场推理游戏，背景是{{背景|一列雪夜停下的火车}}。先在心里定好凶手、手法、动机和五条公平的线索，之后不得更改。\n向我介绍现场和四名嫌疑人，然后每次只回答我问到或查到的内容。我提出结论后，逐条对照线索评判，再公布真相。现在开始。',
      '主持一場推理遊戲，背景是{{背景|一列雪夜停下的火車}}。先在心裡定好兇手、手法、動機與五條公平的線索，之後不得更改。\n向我介紹現場與四名嫌疑人，然後每次只回答我問到或查到的內容。我提出結論後，逐條對照線索評判，再公布真相。現在開始。',
      'Run a mystery for me, set in {{setting|a train halted by snow at night}}. Fix the culprit, method, motive and five fair clues beforehand, and never change them.\nIntroduce the scene and four suspects, then reveal only what I ask about or search. When I accuse somebody, weigh my case clue by clue before telling the truth. Begin.',
    ],
    tags: ['推理,游戏', '推理,遊戲', 'mystery,game'],
  },
])
