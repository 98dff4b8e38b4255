// The forms in which models write their thinking into the text of an answer.

/** Opening and closing tag. Letters may be of either case, but not in brackets, where words of prose stand. */
const pairs: readonly (readonly [string, string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['<seed:think>', '</seed:think>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|start_thinking|>', '<|end_thinking|>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
]

/** What frames the answer itself beside such tags: it is dropped. */
const frames = [
  ...['<|start_response|>', '<|end_response|>', '<|begin_of_solution|>', '<|end_of_solution|>'],
]

/** `open` thinking begins, up to `close`; `close` it ends; `channel` a header of the channels of gpt-oss; `end` the end of one of their messages. */
export type Tag =
  | { kind: 'open'; text: string; close: string }
  | { kind: 'close' | 'frame' | 'channel' | 'end'; text: string }

const tags: readonly Tag[] = [
  ...pairs.map(([text, close]): Tag => ({ kind: 'open', text, close })),
  // What stands before it was thinking even where nothing said so; not so where it is a usual word of markup.
  ...pairs
    .filter(([open]) => open !== '<reasoning>')
    .map(([, text]): Tag => ({ kind: 'close', text })),
  ...frames.map((text): Tag => ({ kind: 'frame', text })),
  ...['<|channel|>', '<|start|>'].map((text): Tag => ({ kind: 'channel', text })),
  ...['<|end|>', '<|return|>', '<|call|>', '<|message|>'].map(
    (text): Tag => ({ kind: 'end', text }),
  ),
]

const byFirst = Map.groupBy(tags, ({ text }) => text.charAt(0))

const folded = (text: string): string => (text.startsWith('[') ? text : text.toLowerCase())

/** The tag that stands at a place; `partly` where the text ends within what may be one. */
export function tagAt(text: string, at: number): Tag | 'partly' | undefined {
  let found: Tag | 'partly' | undefined
  const first = text.charAt(at)
  const second = folded(text.slice(at, at + 2)).charAt(1)
  for (const tag of byFirst.get(first) ?? []) {
    if (second !== '' && second !== tag.text.charAt(1)) continue
    const there = folded(text.slice(at, at + tag.text.length))
    if (there === tag.text) return tag
    if (at + there.length === text.length && tag.text.startsWith(there)) found = 'partly'
  }
  return found
}

/** Where a tag begins, in letters of either case; -1 where it does not. */
export function findTag(text: string, tag: string): number {
  const first = tag.charAt(0)
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1))
    if (folded(text.slice(at, at + tag.length)) === tag) return at
  return -1
}

/** How many of the last letters may be the beginning of the tag. */
export function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(folded(text.slice(-length)))) return length
  return 0
}
