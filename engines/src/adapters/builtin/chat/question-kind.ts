// Questions that are not for the handbook: greetings, thanks, "who are you", and work that only a language model can do.
import { foldHan } from '@atelier/contract/han-variants'

export type QuestionKind =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'identity'
  | 'model-work'
  | 'more'
  | 'handbook'

const whole = (pattern: string): RegExp =>
  new RegExp(`^(?:${pattern})[\\s.,!?~。，！？～、]*$`, 'iu')

const rules: [QuestionKind, RegExp][] = [
  [
    'greeting',
    whole(
      "(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening)|greetings)(?: there| guide)?(?:[,\\s]+how are you(?: doing)?)?|how are you(?: doing)?|what'?s up",
    ),
  ],
  [
    'greeting',
    whole(
      '(?:你好|您好|嗨|哈[啰囉喽罗]|喂|hi|hello|早上好|早安|早|下午好|午安|晚上好|晚安|在吗|在不在|有人吗)(?:[呀啊哦]|向导|你好吗)*',
    ),
  ],
  [
    'thanks',
    whole(
      '(?:ok(?:ay)?[,\\s]*)?(?:thanks?(?: you)?(?: (?:a lot|so much|very much))?|thx|ty|great|cool|nice|perfect|got it|ok(?:ay)?)',
    ),
  ],
  [
    'thanks',
    whole(
      '(?:好的?[，,\\s]*)?(?:谢谢(?:你|您|啦)?|多谢|感谢|辛苦了|明白了|知道了|懂了|好的?|收到|了解)',
    ),
  ],
  [
    'identity',
    whole(
      "(?:who|what) (?:are|r) (?:you|u)(?: exactly)?|what (?:can|do) you do|what can (?:i|we) ask(?: you)?|help(?: me)?(?: please)?|are you (?:an? )?(?:ai|real|human|bot|robot|chatgpt|gpt(?:-?\\d)?|claude|gemini|deepseek|language model|llm|person).*|what(?:'s| is) your name|introduce yourself|who (?:made|built|created|trained) you|which model are you|what model (?:are you|is this)",
    ),
  ],
  [
    'identity',
    whole(
      '(?:请问)?(?:你|您)(?:是|叫)(?:谁|什么(?:名字|模型|东西|机器人)?|哪个模型|啥|(?:一个)?(?:ai|人工智能|机器人|真人|chatgpt|gpt.*|语言模型|大模型|deepseek|人)(?:吗|么)?)|(?:你|您)(?:能|会|可以)(?:做|干|帮我做|回答)?(?:些)?(?:什么|啥|哪些)(?:问题|事)?|(?:帮助|帮忙|救命|自我介绍|介绍一下你自己|我(?:能|可以)问你?什么)',
    ),
  ],
  [
    'more',
    whole(
      '(?:tell me )?more(?: please| details?)?|go on|continue|and then|what else|anything else|继续|继续说|然后呢|还有(?:呢|吗)|更多|再说说|详细(?:一点|点|说说)?',
    ),
  ],
  [
    'model-work',
    /\b(?:write|compose|draft|generate|create|make|give|tell|sing|draw|paint|imagine|design)\b.{0,30}\b(?:poems?|haikus?|story|stories|essays?|lyrics|e-?mails?|letters?|code|functions?|scripts?|programs?|articles?|blog|posts?|jokes?|r[ée]sum[ée]|cv|novels?|speech|recipes?|slogans?|plot)\b/i,
  ],
  [
    'model-work',
    /\b(?:translate|summari[sz]e|paraphrase|proofread|rewrite)\b.{0,25}\b(?:this|text|sentence|following|paragraph|article|into|to (?:english|chinese|french|german|japanese|spanish))\b/i,
  ],
  [
    'model-work',
    /(?:写|作|编|创作|生成|起草|来)(?:一|个|首|篇|封|段|份|点|几|两|一下)?[^。？?]{0,12}(?:诗|故事|文章|作文|邮件|情书|信|程序|函数|脚本|歌词|笑话|周报|日报|文案|小说|论文|演讲稿|报告|简历|对联|剧本)/,
  ],
  [
    'model-work',
    /(?:用\s*(?:python|java(?:script)?|c\+\+|go|rust|sql)\s*写|写(?:一?段|一?个|点)?[^。？?]{0,8}代码(?!块))/i,
  ],
  [
    'model-work',
    /^(?:请|帮我|给我)*画(?:一?[个张幅])?[^。？?]{0,12}(?:流程图|架构图|时序图|甘特图|结构图|类图|状态图|示意图)$/,
  ],
  [
    'model-work',
    /(?:讲|说)(?:一?个|点)?(?:笑话|故事|段子)|(?:把|将|帮我).{0,30}(?:翻译|译成|总结|润色|改写)|^(?:翻译|总结|润色|改写)(?!界面)/,
  ],
]

export function questionKind(question: string): QuestionKind {
  const text = foldHan(question.normalize('NFKC')).trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return 'empty'
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'handbook'
}
