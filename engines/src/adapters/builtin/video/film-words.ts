// What a prompt asks of the camera and the weather. What stands first in a list wins.
import { type PromptText, readText } from '../image/words/prompt-text.ts'
import type { Camera, Weather } from './film-terms.ts'

/** `~` stands for a few words within a sentence: a tree to the left moves no camera, but a camera that goes to the left does. */
const cameraLines = `
still|static shot,static camera,fixed camera,locked camera,still camera,no camera movement,tripod|固定镜头,镜头固定,镜头不动,静止镜头,镜头静止,定镜
push-in|zoom in,zooming in,zooms in,push in,pushes in,pushing in,dolly in,camera moves in,camera goes in,camera~closer,camera~forward,fly in,fly into|推进,推近,拉近,镜头~放大,镜头~靠近,镜头~前进,镜头~向前,飞入
pull-out|zoom out,zooming out,zooms out,pull out,pull back,pulls back,pulling back,dolly out,camera moves out,camera goes out,camera~back,camera~away,fly out|拉远,后拉,镜头~拉开,镜头~缩小,镜头~后退,镜头~向后,镜头~远离
pan-left|pan left,pans left,panning left,move left,camera~left|左移,向左移,左摇,镜头~向左,镜头~往左
pan-right|pan right,pans right,panning right,move right,camera~right|右移,向右移,右摇,镜头~向右,镜头~往右
tilt-up|tilt up,tilts up,tilting up,pan up,crane up,camera~up,camera~upwards|上移,上摇,镜头~向上,镜头~往上,镜头~上升,镜头~升起
tilt-down|tilt down,tilts down,tilting down,pan down,crane down,camera~down,camera~downwards|下移,下摇,镜头~向下,镜头~往下,镜头~下降
orbit|orbit shot,orbiting,camera~orbits,camera~orbit,rotate around,circle around,circling,arc shot,camera~around|环拍,环绕拍摄,环绕镜头,镜头~绕,镜头~旋转
`

const weatherLines = `
petals|petal,petals,cherry blossom,cherry blossoms,sakura,falling blossom,falling blossoms|花瓣,落花,樱花,飘花,花雨
fireflies|firefly,fireflies,glowworm,glowworms|萤火虫,萤火,流萤,萤光
sparks|spark,sparks,ember,embers,bonfire,campfire,fire|火花,火星,火焰,篝火,余烬
snow|snow,snowing,snowy,snowfall,snowflake,snowflakes,blizzard|雪
rain|rain,raining,rainy,drizzle,storm,thunderstorm|雨
fog|fog,foggy,mist,misty,haze,hazy|雾
`

/** Words in which the weather's own do not mean it: a snowy mountain is no snowfall. */
const others =
  /snow[- ]?(?:y )?(?:mountain|peak|cap|capped|man|white)s?|rain ?bows?|rain ?forests?|fire ?works?|雪山|雪峰|雨林|雪白|白雪公主|雨伞/g

type Entry<Name> = { name: Name; words: RegExp }

function readEntries<Name extends string>(lines: string): Entry<Name>[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', english = '', chinese = ''] = line.split('|')
      const anyOf = (list: string) => list.replaceAll(',', '|')
      const latin = anyOf(english).replaceAll(' ', '[\\s-]+').replaceAll('~', '[^.,;]{1,20}')
      const han = anyOf(chinese).replaceAll('~', '[^,。;、]{0,6}')
      return { name: name as Name, words: new RegExp(`(?<![a-z])(?:${latin})(?![a-z])|${han}`) }
    })
}

const cameraEntries = readEntries<Camera>(cameraLines)
const weatherEntries = readEntries<Exclude<Weather, 'none'>>(weatherLines)
const denial = /\b(?:no|without|not)\s+(?:any\s+)?[a-z-]+|(?:没有|不要|无)[\u4e00-\u9fff]{1,2}/g

type FoundWord<Name> = { name: Name; from: number; to: number }

function find<Name>(text: string, entries: readonly Entry<Name>[]): FoundWord<Name> | undefined {
  for (const { name, words } of entries) {
    const match = words.exec(text)
    if (match) return { name, from: match.index, to: match.index + match[0].length }
  }
  return undefined
}

/** With spaces in place of what a pattern finds: all else stays where it is. */
const without = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (hit) => ' '.repeat(hit.length))

const findCamera = ({ folded }: PromptText) => find(folded, cameraEntries)
const findWeather = ({ folded }: PromptText) =>
  find(without(without(folded, others), denial), weatherEntries)

/** Undefined when nothing is said of it. */
export const cameraIn = (prompt: string): Camera | undefined => findCamera(readText(prompt))?.name

export const weatherIn = (prompt: string): Exclude<Weather, 'none'> | undefined =>
  findWeather(readText(prompt))?.name

/** Words around what is said of the camera, which say nothing by themselves. */
const aroundCamera =
  /(?<![a-z])(?:the camera|camera|shot|slowly|gently)(?![a-z])|镜头|缓缓|慢慢|缓慢/g

/** Whether camera and weather were chosen beside the prompt: then what it says of them is not done. */
type Chosen = { camera: boolean; weather: boolean }

/**
 * What a film does of what is said of camera and weather, and what it does not because something else was chosen, both as they were
 * written; and the prompt without them, each letter at its place.
 */
export function filmPhrasesIn(
  prompt: string,
  chosen: Chosen = { camera: false, weather: false },
): { phrases: string[]; overruled: string[]; rest: string } {
  const text = readText(prompt)
  const spans = [
    { span: findCamera(text), isOverruled: chosen.camera },
    { span: findWeather(text), isOverruled: chosen.weather },
  ].flatMap(({ span, isOverruled }) => (span ? [{ ...span, isOverruled }] : []))
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  const wordsOf = (overruled: boolean) =>
    sorted
      .filter(({ isOverruled }) => isOverruled === overruled)
      .map(({ from, to }) => text.written.slice(from, to))
  const around = [...text.folded.matchAll(aroundCamera)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  let rest = text.written
  for (const { from, to } of [...spans, ...around])
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return { phrases: wordsOf(false), overruled: wordsOf(true), rest }
}
