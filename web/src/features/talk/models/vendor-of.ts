// Whose model it is, by its name and, where that does not say, by its connection. Pure.

export type Vendor = (typeof vendors)[number][0]

/** The first that fits: what is made from another's model bears both names. */
const vendors = [
  ['deepseek', /deepseek/],
  ['openai', /\bgpt|chatgpt|openai|\bo[134](-|\b)/],
  ['anthropic', /claude|anthropic/],
  ['google', /gemini|gemma|google|palm/],
  ['qwen', /qwen|qwq|通义|千问|dashscope/],
  ['zhipu', /\bglm|zhipu|智谱|bigmodel/],
  ['moonshot', /kimi|moonshot/],
  ['mistral', /mi[sx]tral|codestral|magistral|devstral/],
  ['meta', /\bllama|codellama|\bmeta\b/],
  ['xai', /grok|\bxai\b/],
  ['bytedance', /doubao|豆包|volcengine/],
  ['baidu', /ernie|文心|baidu/],
  ['tencent', /hunyuan|混元|tencent/],
  ['minimax', /minimax|abab/],
  ['ollama', /ollama/],
] as const

type Named = { name: string; provider: string; builtin: boolean }

/** `builtin`: our own. Null for one that nothing is known of. */
export function vendorOf({ name, provider, builtin }: Named): Vendor | 'builtin' | null {
  if (builtin) return 'builtin'
  for (const text of [name, provider]) {
    const words = text.normalize('NFKC').toLowerCase()
    const found = vendors.find(([, pattern]) => pattern.test(words))
    if (found) return found[0]
  }
  return null
}
