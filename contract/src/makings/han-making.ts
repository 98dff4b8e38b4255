// Reads a request for a work in Chinese: “帮我画一只猫”, “来一首关于雨的歌”, “给产品发布做一张思维导图”. When in doubt it is none: a question about the
// product must never become a work. Patterns are written in simplified characters; the request keeps the script it was written in.
import { foldHan } from '../han-variants.ts'
import type { Making, MakingKind } from './making.ts'

const opening =
  /^(?:(?:你好|您好|嗨|嘿|向导|好的?|嗯|那么|那就|那|现在|接下来|然后|麻烦(?:你|您)?|拜托(?:你|您)?|劳驾|请(?!问)(?:你|您)?|请问|帮(?:我|忙|咱们?|个忙)一?下?|(?:给|替|为)我(?!的)|我想(?:要|让你|请你)?|我要|我需要|想要|想|能不能|能否|可不可以|可否|可以|能|会不会|你|您|试着|尝试)[\s,，、。!！~～]*)+/
const asksToDo = /请|麻烦|拜托|劳驾|帮|给我|替我|为我|能|可以|可否|可不可以/
const closing =
  /(?:[\s，,。.!！~～]*(?:好吗|好么|行吗|可以吗|可以么|好不好|行不行|吗|么|吧|呗|啊|呀|哦|喔|谢谢(?:你|您)?|多谢))*[\s。.!！?？~～]*$/
const asksKindly = /(?:好吗|好么|行吗|可以吗|可以么|好不好|行不行)[\s。.!！?？~～]*$/

const question =
  /怎么|怎样|怎么样|如何|为什么|为何|为啥|咋|什么|啥|哪(?!吒)|是否|有没有|是不是|能不能|多少|多久|多长|多大|谁|几(?:点|种|次|秒|分钟|天)|区别|意思|是指/
const trouble =
  /失败|报错|打不开|不出来|不了(?!情)|无法|不见了|没反应|卡住|出错|不显示|加载|积分|收费|付费|免费|价格|要钱|充值|会员|密钥|接口|教程|功能|按钮|页面|界面|设置|模式|模型|提示词|\bapi\b/iu
/** Drawings that are made of code or data, which the painter does not draw. */
const drafted =
  /流程图|图表|表格|折线图|柱状图|饼图|架构图|时序图|甘特图|结构图|曲线|函数|示意图|uml|er图|散点图|类图|状态图|拓扑图|鱼骨图|时间线|坐标/iu
const reference = /^(?:这|那(?!吒)|它|上面|上一|上传|刚才|前面|以上|我(?:上传|发|的)|别人的|原来)/
/** Of the same, where it may be somebody's own. */
const earlier = /^(?:这|那(?!吒)|它|上面|上一|刚才|前面|以上)/
const about = /^(?:关于|有关)/
/** More or less of something, which goes on from what there was. */
const degree = /^.{1,3}(?:一点儿?|一些|点儿?)$/
const alike = /(?:和|跟|像|用|以|从|按|照着)(?:这|那(?!吒)|上|我的)/
const refusal = /^(?:不要|别|不想|不用|停止|取消|不)/

const numeral = '(?:[一1两俩二三四五六七八九十几2-9]|一?些|一?点儿?)?'
const pictureCount = new RegExp(`^${numeral}(?:张|幅|副|款|组|套)`)
const drawVerb = /^(?:画画(?=[一个张只幅条])|画|绘制|描绘|绘画|手绘|绘)(?:出(?!来|的))?(?:一下)?/
/** What “画” goes together with into another word, or says that it has been drawn. */
const otherWord =
  /^画(?:布|板|廊|面|质|笔|中画|风|家|册|框|架|作|完|好(?!看|吃|玩|大|多|几)|出来|出的|过|了|不|得|错|的|像|展|室|外音|[图画](?!\s*[:：\s]|[一个张只幅条])|一画$|龙点睛|蛇添足|地为牢|饼充饥)/

const makeVerb =
  /^(?:生成|产生|制作|创作|设计|绘制|渲染|演奏|编曲|录制|拍摄|画|做|来|弄|搞|整|拍|写|作|谱|唱|弹|要|给)(?:出(?!来|的))?(?:一下)?/
const count = new RegExp(`^${numeral}(?:张|幅|副|款|组|套|个|段|条|部|首|支|份|曲|则|篇|点儿?|些)`)

const kinds: readonly (readonly [MakingKind, RegExp, RegExp])[] = [
  // kind, its nouns, those of them that say nothing of how it is to be
  ['map', /(?:思维导图|心智导图|心智图|脑图|导图)$/, /./],
  [
    'clip',
    /(?:短视频|小视频|视频|短片|动画片|动画|影片|动图|微电影|录像|gif)$/iu,
    /^(?:短视频|小视频|视频|短片|影片|录像)$/,
  ],
  [
    'song',
    /(?:[钢古]?[琴筝]曲|交响曲|圆舞曲|进行曲|摇篮曲|舞曲|民谣|纯音乐|配乐|背景音乐|bgm|歌曲|歌|曲子|乐曲|音乐|旋律|曲)$/iu,
    /^(?:歌曲|歌|曲子|乐曲|音乐|旋律)$/,
  ],
  [
    'picture',
    /(?:油画|水彩画|水墨画|国画|山水画|风景画|卡通画|肖像画|肖像|插画|插图|漫画|素描|版画|壁纸|海报|头像|logo|标志|贴纸|明信片|贺卡|图片|图像|照片|相片|图画|画|图)$/iu,
    /^(?:图片|图像|照片|相片|图画|画|图)$/,
  ],
]

const mapSaid = '(?:思维导图|心智导图|心智图|脑图|导图)'
const mapAs = new RegExp(
  `^(?:用|以)?${mapSaid}(?:来)?(?:整理|梳理|展示|列出|画出?|总结|呈现|说明|分析|规划)(?:一下)?(.+)$`,
)
const mapColon = new RegExp(`^${mapSaid}\\s*[:：]\\s*(.+)$`)
const mapInto = new RegExp(
  `^(?:把|将)(.{1,200}?)(?:整理|梳理|画|做|列|变|转|写)(?:成|为|出)(?:一?[张个份幅])?${mapSaid}$`,
)
const madeFor =
  /^(?:为|给|替|以|用)(.{1,60}?)(?:为(?:主)?题(?:材)?)?[，,]?(?=(?:生成|产生|制作|创作|设计|画|做|写|作|谱|唱|拍)(?:出)?(?:一下)?[一1两个首张幅段条部份])/
/** “写首歌给妈妈” */
const madeAndGiven = /^(.{2,30}?[歌曲画图乐频片报])(?:送|献|写)?给(.{1,30})$/
/** A kind with what it is to be after a mark: “生成图片：一只猫”. */
const markAfterKind = /^([^，,：:。\n]{1,30}?)\s*[，,：:。\n]\s*([\s\S]+)$/

/** How much of the end is looked at for what closes a request. */
const lastLetters = 40

/** `plain` is `said` with marks in their plain forms, letter by letter. */
export function hanMaking(said: string, plain: string): Making | undefined {
  const text = foldHan(plain)
  const begin = opening.exec(text)?.[0] ?? ''
  const isAsked = asksToDo.test(begin) || asksKindly.test(text.slice(-lastLetters))
  const core = text.slice(begin.length)
  const end = closing.exec(core.slice(-lastLetters))?.[0] ?? ''
  const bare = core.slice(0, core.length - end.length)
  const isQuestion = /[?？]|吗|么(?!多|样)/.test(end) && !isAsked
  if (
    isQuestion ||
    question.test(bare) ||
    trouble.test(bare) ||
    refusal.test(core) ||
    alike.test(bare)
  )
    return undefined
  if (/^请问/.test(text) || /[?？]/.test(bare)) return undefined
  const found = read(bare)
  if (!found) return undefined
  const request = found.spans
    .map(([from, to]) => trimmed(said.slice(begin.length + from, begin.length + to)))
    .filter(Boolean)
    .join('，')
  // “你能画图吗” asks what there is.
  if (request === '' && isAsked && /吗|[?？]/.test(end)) return undefined
  return { kind: found.kind, request }
}

const trimmed = (text: string): string => text.replace(/^[\s，,：:、。]+|[\s，,：:、。]+$/gu, '')

/** The kind, and from where to where of the text its request stands. */
type Found = { kind: MakingKind; spans: readonly (readonly [from: number, to: number])[] }

const found = (kind: MakingKind, from: number, to: number): Found => ({ kind, spans: [[from, to]] })

const wordsOf = ({ spans }: Found): number => spans.reduce((sum, [from, to]) => sum + to - from, 0)

function read(text: string): Found | undefined {
  for (const pattern of [mapAs, mapColon, mapInto]) {
    const topic = pattern.exec(text)?.[1]
    if (topic === undefined) continue
    return reference.test(topic) ? undefined : foundIn('map', text, topic)
  }
  const aim = madeFor.exec(text)
  if (aim?.[1] !== undefined && !earlier.test(aim[1])) {
    const at = aim[0].length
    const made = byKind(text.slice(at))
    if (!made) return undefined
    const of = foundIn(made.kind, text, aim[1])
    const spans = made.spans.map(([from, to]) => [from + at, to + at] as const)
    return { kind: made.kind, spans: [...spans, ...of.spans] }
  }
  const given = madeAndGiven.exec(text)
  if (given?.[1] !== undefined && given[2] !== undefined) {
    const made = clauseOfKind(given[1])
    if (!made) return undefined
    return { kind: made.kind, spans: [...made.spans, ...foundIn(made.kind, text, given[2]).spans] }
  }
  return byKind(text) ?? drawn(text)
}

function foundIn(kind: MakingKind, text: string, request: string): Found {
  const from = text.indexOf(request)
  return found(kind, from, from + request.length)
}

/** A verb or a number, what it is of, and the kind of work at the end of the first clause. */
function byKind(text: string): Found | undefined {
  const marked = markAfterKind.exec(text)
  if (marked?.[1] === undefined || marked[2] === undefined) return clauseOfKind(text)
  const first = clauseOfKind(marked[1], true)
  if (!first) return undefined
  // “画一张有海的照片，要有船” goes on with what it is of; “一段视频，海浪拍岸” begins with the kind alone.
  const begin = first.spans[0]?.[0] ?? 0
  const from = wordsOf(first) > 0 ? begin : text.length - marked[2].length
  return reference.test(text.slice(from)) ? undefined : found(first.kind, from, text.length)
}

function clauseOfKind(text: string, isCommand = false): Found | undefined {
  const verb = otherWord.test(text) ? '' : (makeVerb.exec(text)?.[0] ?? '')
  const counted = count.exec(text.slice(verb.length))?.[0] ?? ''
  if (verb === '' && counted === '' && !about.test(text)) return undefined
  const from = verb.length + counted.length
  const rest = text.slice(from)
  const known = kinds.find(([, nouns]) => nouns.test(rest))
  if (!known || (known[0] === 'picture' && drafted.test(rest))) return undefined
  const [kind, nouns, plain] = known
  if (!suits(kind, verb)) return undefined
  const noun = nouns.exec(rest)?.[0] ?? ''
  const body = rest.slice(0, rest.length - noun.length)
  if (/^(?:的|过|了|好|完|不|出来|成)/.test(body) || reference.test(body)) return undefined
  if (body === '' && plain.test(noun))
    // “写歌” and “生成图片” are words that are looked up; “写一首歌” wants one.
    return counted === '' && !isCommand ? undefined : found(kind, from, from)
  const start = from + (about.exec(body)?.[0].length ?? 0)
  // “情歌” is one word, “雨的歌” is a song of rain.
  const isWord = noun.length === 1 && !body.endsWith('的')
  if (!plain.test(noun) || isWord) return found(kind, start, text.length)
  return found(kind, start, from + body.replace(/的$/, '').length)
}

const suits = (kind: MakingKind, verb: string): boolean => {
  if (/^(?:写|作|谱|唱|弹|演奏|编曲)/.test(verb)) return kind === 'song'
  if (/^拍/.test(verb)) return kind === 'clip'
  return true
}

/** “画” with the thing itself. */
function drawn(text: string): Found | undefined {
  const named = /^画[图画]\s*[:：\s]\s*(?=\S)/.exec(text)?.[0]
  if (named !== undefined) return found('picture', named.length, text.length)
  const verb = otherWord.test(text) ? undefined : drawVerb.exec(text)?.[0]
  if (verb === undefined) return undefined
  const counted = pictureCount.exec(text.slice(verb.length))?.[0] ?? ''
  const from = verb.length + counted.length
  const rest = text.slice(from)
  if (drafted.test(rest) || reference.test(rest) || degree.test(rest) || rest === '')
    return undefined
  const isNothing = /^(?:点|个|些)?(?:东西|图|画|图片)(?:都行|都可以)?$/.test(rest)
  return found('picture', isNothing ? text.length : from, text.length)
}
