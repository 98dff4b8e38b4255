// Prompts for offices and for those who write programs.
import { definePrompts } from './define-prompts.ts'

export const promptsForWork = definePrompts('chat', [
  {
    id: 21,
    category: 'work',
    title: ['会议记录变行动清单', '會議紀錄變行動清單', 'From meeting notes to actions'],
    description: [
      '只取定下的事，谁做、何时，缺的标出来。',
      '只取定下的事，誰做、何時，缺的標出來。',
      'Only what was decided: who, by when, and what is missing.',
    ],
    content: [
      '下面是会议记录。整理为：一、已作出的决定；二、行动清单（事项、负责人、期限）；三、未决问题。只写记录里有的内容；没有说明负责人或期限的，写“未定”，不要猜。\n\n{{记录}}',
      '以下是會議紀錄。整理為：一、已作出的決定；二、行動清單（事項、負責人、期限）；三、未決問題。只寫紀錄裡有的內容；沒有說明負責人或期限的，寫「未定」，不要猜。\n\n{{紀錄}}',
      'Below are notes of a meeting. Turn them into: 1. decisions made; 2. actions (what, who, by when); 3. open questions. Use only what the notes say; where no owner or date is given, write “open” and do not guess.\n\n{{notes}}',
    ],
    tags: ['会议,整理', '會議,整理', 'meeting,notes'],
  },
  {
    id: 22,
    category: 'work',
    title: ['难开口的邮件', '難開口的信', 'The email that is hard to write'],
    description: [
      '说清要求，留住关系。',
      '說清要求，留住關係。',
      'States the request plainly and keeps the relationship.',
    ],
    content: [
      '替我写一封邮件给{{对象}}，目的是{{目的}}。语气{{语气|礼貌而直接}}，不超过 150 字。\n第一句就说明来意；理由最多两条；写明希望对方做什么、最迟何时；不道歉两次，不用套话。再给一个更简短的版本。',
      '替我寫一封信給{{對象}}，目的是{{目的}}。語氣{{語氣|有禮而直接}}，不超過 150 字。\n第一句就說明來意；理由最多兩點；寫明希望對方做什麼、最遲何時；不道歉兩次，不用客套話。再給一個更簡短的版本。',
      'Write an email to {{recipient}} in order to {{purpose}}. Tone: {{tone|polite and direct}}; at most 120 words.\nSay why I write in the first sentence; give at most two reasons; state what I ask for and by when; apologise at most once; no stock phrases. Then give a shorter version.',
    ],
    tags: ['邮件,沟通', '信件,溝通', 'email,communication'],
  },
  {
    id: 23,
    category: 'code',
    title: ['严格的代码评审', '嚴格的程式碼審查', 'A strict code review'],
    description: [
      '按严重程度列出问题，每条附改法。',
      '依嚴重程度列出問題，每條附改法。',
      'Problems by severity, each with its fix.',
    ],
    content: [
      '评审下面的{{语言|TypeScript}}代码。按严重程度排列：错误、安全、并发、性能、可读性。每条写明位置、会怎样出错（给出能触发的输入）、最小的修改。没有把握的标为“待确认”。不要评论格式。最后说出写得好的一处。\n\n```\n{{代码}}\n```',
      '審查下面的{{語言|TypeScript}}程式碼。依嚴重程度排列：錯誤、資安、並行、效能、可讀性。每條寫明位置、會怎樣出錯（給出能觸發的輸入）、最小的修改。沒有把握的標為「待確認」。不要評論排版。最後說出寫得好的一處。\n\n```\n{{程式碼}}\n```',
      'Review this {{language|TypeScript}} code. Order by severity: bugs, security, concurrency, speed, readability. For each: where, how it fails (an input that triggers it), the smallest fix. Mark what you are not sure of as “to confirm”. Do not comment on formatting. End with one thing that is done well.\n\n```\n{{code}}\n```',
    ],
    tags: ['代码,评审', '程式碼,審查', 'code,review'],
  },
  {
    id: 24,
    category: 'code',
    title: ['把报错追到根源', '把錯誤追到根源', 'Trace an error to its root'],
    description: [
      '先列假设，再逐个排除。',
      '先列假設，再逐一排除。',
      'Hypotheses first, then one test to rule out each.',
    ],
    content: [
      '我遇到这个错误：\n{{报错}}\n环境：{{环境}}。\n列出最可能的三个原因，按可能性排序，写明依据。为每个原因给出一个一分钟内能做的检验，以及结果各说明什么。先不要给修改；等我告诉你检验结果。',
      '我遇到這個錯誤：\n{{錯誤訊息}}\n環境：{{環境}}。\n列出最可能的三個原因，依可能性排序，寫明依據。為每個原因給出一個一分鐘內能做的檢驗，以及結果各說明什麼。先不要給修改；等我告訴你檢驗結果。',
      'I get this error:\n{{error}}\nEnvironment: {{environment}}.\nList the three likeliest causes in order, with your reasons. For each give one check that takes under a minute, and what each outcome would mean. Suggest no fix yet; wait for what I find.',
    ],
    tags: ['调试,报错', '除錯,錯誤', 'debugging,errors'],
  },
  {
    id: 25,
    category: 'life',
    title: ['不赶路的三天', '不趕路的三天', 'Three days without rushing'],
    description: [
      '每天只有三件事的旅行安排。',
      '每天只有三件事的旅行安排。',
      'A trip with three things a day, and time between them.',
    ],
    content: [
      '为{{目的地|京都}}安排三天的旅行，{{同行|两个人}}，兴趣是{{兴趣|老街、吃和散步}}。每天只安排上午、下午、傍晚各一件事，彼此步行或一程车可到；写明为什么值得去、大约停留多久、下雨时换成什么。最后列出需要提前预订的，以及你不确定、要我自己核实的开放时间。',
      '為{{目的地|京都}}安排三天的旅行，{{同行|兩個人}}，興趣是{{興趣|老街、吃與散步}}。每天只安排上午、下午、傍晚各一件事，彼此步行或一程車可到；寫明為什麼值得去、大約停留多久、下雨時換成什麼。最後列出需要提前預訂的，以及你不確定、要我自己查證的開放時間。',
      'Plan three days in {{destination|Kyoto}} for {{company|two people}} who like {{interests|old streets, food and walking}}. One thing each for morning, afternoon and evening, within a walk or one ride of each other; say why it is worth it, how long to stay, and what to do instead if it rains. End with what must be booked ahead, and the opening times that you are not sure of and I should check.',
    ],
    tags: ['旅行,计划', '旅行,計畫', 'travel,planning'],
  },
  {
    id: 26,
    category: 'fun',
    title: ['我来问，你来破案', '我來問，你來破案', 'A mystery by yes and no'],
    description: [
      '只答是或否的推理游戏。',
      '只答是或否的推理遊戲。',
      'A riddle that is solved by questions alone.',
    ],
    content: [
      '和我玩一局情境推理。你想好一个发生在{{地点|一座灯塔}}的离奇场面和一个合理、公平的真相，只告诉我场面，用三句话。我来提问，你只回答“是”“否”或“无关”，并记住问过几次。我说“提示”时给一个小提示；我说出真相的要点时揭晓全部经过。不要在中途改变真相。',
      '和我玩一局情境推理。你想好一個發生在{{地點|一座燈塔}}的離奇場面與一個合理、公平的真相，只告訴我場面，用三句話。我來提問，你只回答「是」「否」或「無關」，並記住問過幾次。我說「提示」時給一個小提示；我說出真相的要點時揭曉全部經過。不要在中途改變真相。',
      'Play a situation puzzle with me. Think of a strange scene in {{place|a lighthouse}} and a fair, sensible truth behind it, and tell me only the scene, in three sentences. I ask; you answer only “yes”, “no” or “irrelevant”, and keep count of my questions. When I say “hint”, give a small one; when I name the heart of the truth, tell the whole story. Never change the truth on the way.',
    ],
    tags: ['游戏,推理', '遊戲,推理', 'game,mystery'],
  },
])
