// Styles of music in the words of people. What a style is stands with the composer: one that it learns is asked for here.
import type { MusicStyle } from '@atelier/contract/features/making/media-library'
import type { Locale } from '@atelier/contract/primitives'
import type { StyleName } from '@atelier/engines/adapters/builtin/music/styles/styles'
import { suggestManners } from '@atelier/engines/adapters/builtin/music/words/suggest-manner'

type InLanguages = { readonly [L in Locale]: string }
type StyleWords = { names: InLanguages; tags: string; sounds: InLanguages }

const texts = (zhCN: string, zhTW: string, enUS: string): InLanguages => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
})

/** The first tag is the one that the composer knows the style by. */
const styleWords: { readonly [Name in StyleName]: StyleWords } = {
  pop: {
    names: texts('流行', '流行', 'Pop'),
    tags: 'pop, catchy hook, bright keys, steady drums',
    sounds: texts('朗朗上口，明亮键盘', '朗朗上口，明亮鍵盤', 'catchy, with bright keys'),
  },
  rock: {
    names: texts('摇滚', '搖滾', 'Rock'),
    tags: 'rock, electric guitar, driving drums, energetic',
    sounds: texts('失真吉他，强劲鼓点', '破音吉他，強勁鼓點', 'overdriven guitar, driving drums'),
  },
  jazz: {
    names: texts('爵士', '爵士', 'Jazz'),
    tags: 'jazz, swing, walking bass, brushes, piano',
    sounds: texts('摇摆节奏，行走贝斯', '搖擺節奏，行走貝斯', 'swinging, with a walking bass'),
  },
  bossa: {
    names: texts('巴萨诺瓦', '巴薩諾瓦', 'Bossa nova'),
    tags: 'bossa nova, nylon guitar, flute, shaker, warm',
    sounds: texts('尼龙弦吉他与长笛', '尼龍弦吉他與長笛', 'nylon guitar and flute'),
  },
  folk: {
    names: texts('民谣', '民謠', 'Folk'),
    tags: 'folk, acoustic guitar, whistle, fireside',
    sounds: texts('木吉他分解和弦', '木吉他分解和弦', 'picked acoustic guitar'),
  },
  hiphop: {
    names: texts('嘻哈', '嘻哈', 'Hip-hop'),
    tags: 'hip-hop, boom bap, sub bass, electric piano',
    sounds: texts('厚重低音，切分鼓点', '厚重低音，切分鼓點', 'deep bass, choppy beat'),
  },
  lofi: {
    names: texts('低保真', '低傳真', 'Lo-fi'),
    tags: 'lo-fi, study beats, electric piano, vinyl crackle, mellow',
    sounds: texts('黑胶杂音，慵懒电钢', '黑膠雜音，慵懶電鋼', 'vinyl crackle, lazy electric piano'),
  },
  disco: {
    names: texts('迪斯科', '迪斯可', 'Disco'),
    tags: 'disco, funk guitar, four on the floor, groovy bass',
    sounds: texts('闷音吉他，律动贝斯', '悶音吉他，律動貝斯', 'muted guitar, groovy bass'),
  },
  house: {
    names: texts('浩室', '浩室', 'House'),
    tags: 'house, club, off-beat synth chords, four on the floor',
    sounds: texts('四拍底鼓，反拍和弦', '四拍大鼓，反拍和弦', 'steady kick, off-beat chords'),
  },
  electronic: {
    names: texts('电子', '電子', 'Electronic'),
    tags: 'electronic, synth arpeggio, pulse lead, drum machine',
    sounds: texts('合成器琶音与脉冲', '合成器琶音與脈衝', 'synth arpeggios and pulses'),
  },
  ambient: {
    names: texts('氛围', '氛圍', 'Ambient'),
    tags: 'ambient, soft pads, harp, spacious, slow',
    sounds: texts('柔和长音，空旷缓慢', '柔和長音，空曠緩慢', 'soft long tones, wide and slow'),
  },
  classical: {
    names: texts('钢琴古典', '鋼琴古典', 'Classical piano'),
    tags: 'classical, piano, strings, expressive',
    sounds: texts('钢琴独奏，弦乐铺底', '鋼琴獨奏，弦樂鋪底', 'solo piano over strings'),
  },
  waltz: {
    names: texts('圆舞曲', '圓舞曲', 'Waltz'),
    tags: 'waltz, three-four time, strings, flute, elegant',
    sounds: texts('三拍子，弦乐与长笛', '三拍子，弦樂與長笛', 'three beats, strings and flute'),
  },
  chinese: {
    names: texts('古风', '古風', 'Chinese traditional'),
    tags: 'Chinese traditional, guzheng, bamboo flute, pentatonic',
    sounds: texts('古筝与笛，五声音阶', '古箏與笛，五聲音階', 'guzheng and flute, five tones'),
  },
  cinematic: {
    names: texts('电影配乐', '電影配樂', 'Cinematic'),
    tags: 'cinematic, orchestra, brass, taiko drums, choir',
    sounds: texts('管弦乐与太鼓', '管弦樂與太鼓', 'orchestra and great drums'),
  },
}

export const listMusicStyles = (locale: Locale): MusicStyle[] =>
  suggestManners().map(({ style, mood, tempo }) => {
    const { names, tags, sounds } = styleWords[style]
    return { id: style, name: names[locale], tags, sound: sounds[locale], mood: mood ?? '', tempo }
  })
