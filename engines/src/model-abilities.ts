// What a model can do, guessed from its name, for upstreams that list names and nothing else. What an upstream says itself goes before.
import type { UpstreamModel } from './kinds/chat.ts'

type Abilities = NonNullable<UpstreamModel['abilities']>

/** Letters: v sees pictures, t calls tools, r reasons. The number is the context in tokens. The first match holds. */
const families: readonly (readonly [RegExp, string, number])[] = [
  [/^(gpt-5.*-chat|chatgpt)/, 'vt', 128_000],
  [/^gpt-oss/, 'tr', 131_072],
  [/^gpt-[5-9]/, 'vtr', 400_000],
  [/^gpt-4\.1/, 'vt', 1_047_576],
  [/^gpt-4(o|-turbo|\.5)/, 'vt', 128_000],
  [/^gpt-4/, 't', 8192],
  [/^gpt-3\.5/, 't', 16_385],
  [/^o[13]-(mini|preview)/, 'tr', 128_000],
  [/^o\d/, 'vtr', 200_000],
  [/^claude-(2|instant)/, '', 100_000],
  [/^claude-3[-.]7/, 'vtr', 200_000],
  [/^claude-3/, 'vt', 200_000],
  [/^claude/, 'vtr', 200_000],
  [/^gemini-(1|2[.]0)/, 'vt', 1_048_576],
  [/^gemini/, 'vtr', 1_048_576],
  [/^gemma-?[4-9]/, 'vtr', 131_072],
  [/^gemma-?3n?/, 'v', 131_072],
  [/^gemma/, '', 8192],
  [/^deepseek-?(vl|ocr)/, 'v', 32_768],
  [/^deepseek-?(v[4-9]|reasoner)/, 'tr', 131_072],
  [/^deepseek-?r1/, 'r', 65_536],
  [/^deepseek/, 't', 131_072],
  [/^qvq/, 'vr', 131_072],
  [/^qwq/, 'tr', 131_072],
  [/^qwen.*(vl|omni).*thinking/, 'vtr', 131_072],
  [/^qwen.*(vl|omni)/, 'vt', 131_072],
  [/^qwen(3[.][5-9]|[4-9])/, 'vtr', 262_144],
  [/^qwen.*(instruct|coder)/, 't', 131_072],
  [/^qwen(3|-plus|-flash|-turbo)/, 'tr', 131_072],
  [/^qwen/, 't', 32_768],
  [/^glm-\d([.]\d)?v/, 'vtr', 65_536],
  [/^glm-(4[.][5-9]|[5-9])/, 'tr', 131_072],
  [/^glm-z1/, 'r', 32_768],
  [/^glm/, 't', 131_072],
  [/^kimi-(k2[.]\d|k[3-9]|latest)/, 'vtr', 262_144],
  [/^kimi.*thinking/, 'tr', 262_144],
  [/^kimi/, 't', 131_072],
  [/^moonshot.*vision/, 'v', 131_072],
  [/^moonshot/, 't', 131_072],
  [/^grok-(code|3-mini)/, 'tr', 131_072],
  [/^grok-.*(vision|non-reasoning)/, 'vt', 131_072],
  [/^grok-[4-9]/, 'vtr', 256_000],
  [/^grok/, 't', 131_072],
  [/^magistral/, 'vtr', 131_072],
  [/^(pixtral|mistral-(small|medium|large))/, 'vt', 131_072],
  [/^(ministral|codestral|devstral|open-mistral-nemo)/, 't', 131_072],
  [/^(mistral|mixtral|open-mi)/, 't', 32_768],
  [/^(meta-)?llama-?4/, 'vt', 131_072],
  [/^(meta-)?llama.*vision/, 'v', 131_072],
  [/^(meta-)?llama-?3[.][1-9]/, 't', 131_072],
  [/^(meta-)?llama/, '', 8192],
  [/^(llava|bakllava|moondream|minicpm-v|internvl|molmo)/, 'v', 8192],
  [/^minimax-m/, 'tr', 204_800],
  [/^(command|granite|hermes|nemotron|phi-?4)/, 't', 131_072],
]

const notChat =
  /embed|bge-|gte-|rerank|whisper|tts|speech|transcri|audio|realtime|live|dall-e|image|imagen|flux|stable-diffusion|cogview|cogvideo|veo-|sora|video|lyria|music|moderation|guard|babbage|davinci|turbo-instruct|computer-use|\baqa\b|\basr\b|-asr|voice|\bocr\b|-ocr|robotics/

/** The name without the vendor before it and in lower case: `qwen/Qwen3-8B` is `qwen3-8b`. */
const bare = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase()

/** False for models that make vectors, pictures or sounds rather than answers. */
export const canChat = (name: string): boolean => !notChat.test(bare(name))

/** Abilities by name; empty for a name that says nothing. */
export function guessAbilities(name: string): Abilities {
  const plain = bare(name)
  const family = families.find(([pattern]) => pattern.test(plain))
  const letters = family?.[1] ?? ''
  const size = /-(\d{1,4})k\b/.exec(plain)?.[1]
  const contextTokens = size === undefined ? family?.[2] : Number(size) * 1024
  const abilities: Abilities = {}
  if (family) {
    abilities.vision = letters.includes('v')
    abilities.tools = letters.includes('t')
    abilities.reasoning = letters.includes('r')
  }
  if (/vision|-vl\b/.test(plain)) abilities.vision = true
  if (/thinking|reasoning|reasoner/.test(plain) && !plain.includes('non-reasoning'))
    abilities.reasoning = true
  if (contextTokens !== undefined) abilities.contextTokens = contextTokens
  return abilities
}

/** What was guessed, corrected by what the upstream says. */
export function mergeAbilities(
  name: string,
  described: { [Ability in keyof Abilities]?: Abilities[Ability] | undefined },
): Abilities {
  const merged: Abilities = guessAbilities(name)
  if (described.vision !== undefined) merged.vision = described.vision
  if (described.tools !== undefined) merged.tools = described.tools
  if (described.reasoning !== undefined) merged.reasoning = described.reasoning
  if (described.contextTokens !== undefined && described.contextTokens > 0)
    merged.contextTokens = described.contextTokens
  return merged
}
