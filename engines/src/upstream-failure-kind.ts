// What the error of an upstream means. The status alone misleads: a spent account answers 429 at one vendor, 403 at a gateway and 400 at a
// third, a gateway without a channel answers 503. Names are compared whole, since one is often a part of another (`new_api_error` holds
// `api_error`), and those that vendors give to any failure of theirs count least of all.
import type { EngineErrorKind } from './errors.ts'

export type UpstreamSigns = {
  message: string
  /** Machine-readable names: type, code and status words, joined by spaces. */
  names: string
  status?: number
}

type Rule = readonly [EngineErrorKind, RegExp]

/** Names that say what happened, whatever the status is. */
const specificNames: readonly Rule[] = [
  [
    'quota',
    /^(?:insufficient_(?:\w+_)?(?:quota|balance|credits?|funds)|(?:pre_consume|decrease)_(?:token|user)_quota_failed|(?:\w+_)?quota_(?:exhausted|not_enough|exceeded)|exceeded_current_quota(?:_error)?|billing_(?:error|not_active|hard_limit_reached)|payment_required|arrearage|accountoverdueerror|allocationquota\.freetieronly|1113)$/,
  ],
  [
    'refused',
    /^(?:content_?filter(?:ed)?|content_policy_violation|content_management_policy|data_?inspection_?failed|responsible_?ai_?policy_?violation|(?:\w+[._])?(?:moderation|nsfw)(?:[._]\w+)?|sensitive_words_detected|prompt_blocked|violation_fee\.[\w.]+|(?:in|out)put(?:text|image|video|audio)?sensitivecontentdetected(?:\.\w+)?|1301)$/,
  ],
  [
    'too_long',
    /^(?:context_(?:length|window)_exceeded|(?:prompt|request|input)_too_(?:long|large)|exceed_context_size_error|string_above_max_length|1261)$/,
  ],
  ['no_channel', /^(?:get_channel_failed|channel:\w+|no_available_channel)$/],
  [
    'unknown_model',
    /^(?:model_?not_?found|model_not_(?:exist|supported|available)|unsupported_model|invalid_?model|deployment_?not_?found|invalidendpointormodel(?:\.\w+)?|modelnotopen|1211)$/,
  ],
  [
    'overloaded',
    /^(?:(?:engine_|model_|server_|system_cpu_)?overloaded(?:_error)?|serveroverloaded|server_busy|service_?unavailable(?:_error)?|slow_down)$/,
  ],
  [
    'rate',
    /^(?:(?:\w+_)?rate_?limit(?:_exceeded|_reached|exceeded)?(?:_error)?|too_many_requests|throttling(?:\.\w+)?|limit_requests|token_concurrency_limit_reached|130[235])$/,
  ],
]

/** Prose mentions limits and servers in passing, so only phrases that stand for nothing else are read out of it. */
const phrases: readonly Rule[] = [
  [
    'quota',
    /insufficient[ _](?:account |user |token )?(?:quota|balance|credits?|funds)|(?:credit )?balance is too low|exhausted balance|out of credits|requires more credits|billing[_ ](?:not[_ ]active|hard[_ ]limit)|quota (?:is )?(?:not enough|exhausted|used up)|欠费|欠費|(?:余额|餘額|额度|額度|配额|配額)(?:已)?(?:不足|不够|不夠|用尽|用盡|用完|耗尽|耗盡)|预扣费额度失败/i,
  ],
  [
    'no_channel',
    /无可用(?:的)?渠道|無可用(?:的)?渠道|no available channels?\b|no (?:allowed )?(?:endpoints|providers) (?:found|available)/i,
  ],
  [
    'overloaded',
    /负载已饱和|負載已飽和|访问量过大|服务器繁忙|伺服器繁忙|(?:worker|server|total) .{0,20}request limit reached|(?:over|at (?:full )?|no )capacity\b|(?:is|are|currently) (?:temporarily )?overloaded\b|^overloaded\b|experiencing high demand/i,
  ],
  [
    'too_long',
    /(?:maximum|exceeds?(?: the)?(?: available| model'?s?)?|greater than the) (?:allowed )?(?:context|prompt) (?:length|window|size)|exceed(?:s|ed)? (?:model token|context) limit|exceed max message tokens|must be less than max_seq_len|prompt is too long|input token count .{0,40}exceeds|range of input length should be|reduce the length of (?:the|your) (?:messages|prompt|input)|(?:上下文|输入|輸入|prompt)\s*(?:长度|長度)?\s*(?:超出|超过|超過|过长|過長|超长|超長)/i,
  ],
  [
    'refused',
    /content[ _](?:filter|policy|management)|data_?inspection_?failed|responsible[ _]?ai|moderat(?:ion|ed)\b|was flagged|\bnsfw\b|sensitive ?(?:content|information|words?)|safety system|敏感|违规|違規|不当内容|不當內容/i,
  ],
  [
    'unknown_model',
    /\bmodels?[:/\s]\s*[`'"“]?[\w./:@-]{1,120}[`'"”]?,?\s+(?:was |is |could |can )?(?:not (?:be )?(?:found|exist|supported|available)|does(?: not|n't) exist)|\bmodel(?: does)? not (?:found|exist)|\b(?:no such|unknown|unsupported|invalid) model\b|not a valid model|模型[^。\n]{0,80}(?:不存在|未找到|不支持|不支援)|(?:不存在|未知|未找到|不支持)(?:的|该)?模型/i,
  ],
  [
    'rate',
    /too many requests|rate limit(?:ed)? (?:reached|exceeded)|rate limit exceeded|请求(?:过于频繁|过多|频率)|請求(?:過於頻繁|過多)|访问频率|触发限流/i,
  ],
  [
    'auth',
    /(?:invalid|incorrect|expired|missing|wrong) (?:api[ -_]?)?key|api key not valid|no (?:api )?key provided|无效的?令牌|無效的?令牌|未提供令牌|令牌(?:已过期|已過期|状态不可用|不存在)|(?:无权|無權|没有权限|权限不足)|密钥(?:无效|错误)/i,
  ],
]

const authNames =
  /^(?:(?:invalid|incorrect)_?api_?key|(?:invalid_)?authentication(?:_error)?|permission_(?:error|denied)|api_key_invalid|unauthenticated|unauthorized|access_?denied|100[0-4])$/

/** Names of anything that goes wrong on the side of the upstream. */
const faultNames: readonly Rule[] = [
  ['rate', /^resource_exhausted$/],
  ['overloaded', /^unavailable$/],
  [
    'broken',
    /^(?:api_error|server_error|internal(?:_server)?(?:_error)?|timeout_error|deadline_exceeded)$/,
  ],
]

const kindsByStatus: Readonly<Record<number, EngineErrorKind>> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  408: 'broken',
  413: 'too_long',
  429: 'rate',
  451: 'refused',
  503: 'overloaded',
  529: 'overloaded',
}

/** The kind of failure that an error stands for; `broken` where nothing tells. */
export function kindOfUpstreamError({ status, names, message }: UpstreamSigns): EngineErrorKind {
  const each = names.toLowerCase().split(/\s+/).filter(Boolean)
  const named = (rules: readonly Rule[]) =>
    rules.find(([, name]) => each.some((one) => name.test(one)))?.[0]
  const specific = named(specificNames)
  const phrase = phrases.find(([, words]) => words.test(message))?.[0]
  const isOfModel = status === 404 && /\bmodels?\b|模型/i.test(message)
  // A gateway says `model_not_found` when it knows the model and has nobody to pass it to.
  if (specific === 'unknown_model' && (phrase === 'no_channel' || status === 503))
    return 'no_channel'
  if (specific) return specific
  // Words about whatever was asked for are no reason where the key was not let in.
  if (phrase && !(phrase === 'unknown_model' && status === 401)) return phrase
  if (each.some((one) => authNames.test(one))) return 'auth'
  if (isOfModel) return 'unknown_model'
  if (status !== undefined && status >= 300)
    return kindsByStatus[status] ?? (status >= 500 ? (named(faultNames) ?? 'broken') : 'invalid')
  return named(faultNames) ?? (each.includes('invalid_request_error') ? 'invalid' : 'broken')
}
