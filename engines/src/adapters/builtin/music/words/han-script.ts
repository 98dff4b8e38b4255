// Our own words in traditional characters. Made for these words alone: other texts would want more than characters.
import type { Locale } from '@atelier/contract/primitives'

const pairs =
  '个個丽麗乐樂会會伤傷关關写寫几幾别別动動叶葉后後听聽围圍圆圓场場声聲头頭对對开開总總旧舊时時机機条條来來梦夢欢歡没沒温溫湿濕滚滾满滿灯燈热熱牵牽电電' +
  '纸紙线線细細经經给給脚腳脸臉萨薩蓝藍见見让讓记記讲講话話说說请請诺諾谁誰调調车車轻輕边邊过過还還这這进進远遠连連遥遙里裡钟鐘钢鋼长長门門闭閉间間静靜颗顆' +
  '风風飞飛麦麥树樹桥橋缕縷盏盞谣謠忧憂壮壯摇搖气氣户戶'

const traditional = new Map<string, string>()
for (let at = 0; at < pairs.length; at += 2) traditional.set(pairs.charAt(at), pairs.charAt(at + 1))

export const toTraditional = (text: string): string =>
  [...text].map((character) => traditional.get(character) ?? character).join('')

export const toLocale = (text: string, locale: Locale): string =>
  locale === 'zh-TW' ? toTraditional(text) : text
