// Prompts for pictures. Their samples are made of the English words, each variable at its default.
import { definePrompts } from './define-prompts.ts'

export const promptsForPictures = definePrompts('image', [
  {
    id: 41,
    category: 'portrait',
    sample: { seed: 4101, aspect: '3:4' },
    title: ['窗边自然光人像', '窗邊自然光人像', 'Portrait in window light'],
    description: [
      '柔和侧光，安静的神情。',
      '柔和側光，安靜的神情。',
      'Soft light from the side, a quiet look.',
    ],
    content: [
      '{{人物|一位年轻的陶艺师}}的半身肖像，窗边柔和的自然侧光，安静的神情，浅景深，暖灰色背景，胶片颗粒',
      '{{人物|一位年輕的陶藝師}}的半身肖像，窗邊柔和的自然側光，安靜的神情，淺景深，暖灰色背景，底片顆粒',
      'half-length portrait of {{person|a young potter}}, soft natural window light from the side, quiet expression, shallow depth of field, warm grey background, film grain',
    ],
    tags: ['人像,自然光', '人像,自然光', 'portrait,natural light'],
  },
  {
    id: 42,
    category: 'portrait',
    sample: { seed: 4202, aspect: '1:1' },
    title: ['双色光肖像', '雙色光肖像', 'Two-colour light portrait'],
    description: [
      '两盏灯，两种颜色，一张脸。',
      '兩盞燈，兩種顏色，一張臉。',
      'Two lamps, two colours, one face.',
    ],
    content: [
      '{{人物|一位歌手}}的特写肖像，{{左色|青色}}与{{右色|品红色}}双色光，深色背景，清晰的轮廓光，电影感',
      '{{人物|一位歌手}}的特寫肖像，{{左色|青色}}與{{右色|洋紅色}}雙色光，深色背景，清晰的輪廓光，電影感',
      'close-up portrait of {{person|a singer}}, {{left|teal}} and {{right|magenta}} two-colour lighting, dark background, crisp rim light, cinematic',
    ],
    tags: ['人像,灯光', '人像,燈光', 'portrait,lighting'],
  },
  {
    id: 43,
    category: 'landscape',
    sample: { seed: 4303, aspect: '16:9' },
    title: ['晨雾中的山谷', '晨霧中的山谷', 'Valley in morning mist'],
    description: [
      '一层层山，一束晨光。',
      '一層層山，一束晨光。',
      'Ridge behind ridge and one shaft of light.',
    ],
    content: [
      '{{季节|秋天}}的山谷，晨雾，层叠的山脊，金色的第一缕阳光，松林，远处的河，宽幅风景',
      '{{季節|秋天}}的山谷，晨霧，層疊的山脊，金色的第一道陽光，松林，遠處的河，寬幅風景',
      'mountain valley in {{season|autumn}}, morning mist, layered ridges, first golden sunlight, pine forest, distant river, wide landscape',
    ],
    tags: ['风景,山', '風景,山', 'landscape,mountains'],
  },
  {
    id: 44,
    category: 'landscape',
    sample: { seed: 4404, aspect: '16:9' },
    title: ['长曝光海岸', '長曝光海岸', 'Coast in a long exposure'],
    description: [
      '水成了雾，石头不动。',
      '水成了霧，石頭不動。',
      'Water turned to mist around still rocks.',
    ],
    content: [
      '{{时刻|黄昏}}的海岸，长曝光，如雾的海水，深色礁石，{{天空|淡紫色}}的天空，极简构图',
      '{{時刻|黃昏}}的海岸，長曝光，如霧的海水，深色礁石，{{天空|淡紫色}}的天空，極簡構圖',
      'rocky coast at {{time|dusk}}, long exposure, misty smooth sea, dark rocks, {{sky|pale violet}} sky, minimalist composition',
    ],
    tags: ['海,长曝光', '海,長曝光', 'sea,long exposure'],
  },
  {
    id: 45,
    category: 'design',
    sample: { seed: 4505, aspect: '3:4' },
    title: ['几何展览海报', '幾何展覽海報', 'Geometric exhibition poster'],
    description: ['三种形状，三种颜色。', '三種形狀，三種顏色。', 'Three shapes, three colours.'],
    content: [
      '{{主题|声音}}展览的几何海报，圆、弧与线条，{{配色|朱红、墨黑与米白}}，平面，留白，构图平衡，不含文字',
      '{{主題|聲音}}展覽的幾何海報，圓、弧與線條，{{配色|朱紅、墨黑與米白}}，平面，留白，構圖平衡，不含文字',
      'geometric poster for an exhibition on {{theme|sound}}, circles, arcs and lines, {{colours|vermilion, ink black and cream}}, flat, generous white space, balanced, no text',
    ],
    tags: ['海报,几何', '海報,幾何', 'poster,geometry'],
  },
  {
    id: 46,
    category: 'design',
    sample: { seed: 4606, aspect: '1:1' },
    title: ['无缝植物图案', '無縫植物圖樣', 'Seamless botanical pattern'],
    description: ['可以铺满布料或纸张。', '可以鋪滿布料或紙張。', 'For cloth or paper.'],
    content: [
      '无缝植物图案，{{植物|蕨叶与小白花}}，{{底色|深绿色}}背景，平面装饰风格，均匀分布',
      '無縫植物圖樣，{{植物|蕨葉與小白花}}，{{底色|深綠色}}背景，平面裝飾風格，均勻分布',
      'seamless botanical pattern, {{plants|fern leaves and small white flowers}}, {{ground|deep green}} background, flat decorative style, evenly spaced',
    ],
    tags: ['图案,植物', '圖樣,植物', 'pattern,botanical'],
  },
  {
    id: 47,
    category: 'illustration',
    sample: { seed: 4707, aspect: '4:3' },
    title: ['水彩绘本一页', '水彩繪本一頁', 'A page of a watercolour book'],
    description: ['给孩子的温柔画面。', '給孩子的溫柔畫面。', 'A gentle scene for children.'],
    content: [
      '水彩绘本插画，{{主角|一只小狐狸}}在{{地点|开满野花的草地}}，柔和的晨光，留白，手绘纸张质感',
      '水彩繪本插畫，{{主角|一隻小狐狸}}在{{地點|開滿野花的草地}}，柔和的晨光，留白，手繪紙張質感',
      'watercolor picture book illustration, {{hero|a little fox}} in {{place|a meadow of wild flowers}}, soft morning light, white space, hand-painted paper texture',
    ],
    tags: ['水彩,绘本', '水彩,繪本', 'watercolour,children'],
  },
  {
    id: 48,
    category: 'illustration',
    sample: { seed: 4808, aspect: '16:9' },
    title: ['夜晚的未来城市', '夜晚的未來城市', 'Future city at night'],
    description: ['霓虹、雨和高塔。', '霓虹、雨與高塔。', 'Neon, rain and towers.'],
    content: [
      '夜晚的未来城市，{{天气|雨后}}的街道倒影，霓虹灯，高塔，{{色调|青与橙}}色调，宽幅概念插画',
      '夜晚的未來城市，{{天氣|雨後}}的街道倒影，霓虹燈，高塔，{{色調|青與橙}}色調，寬幅概念插畫',
      'futuristic city at night, street reflections {{weather|after rain}}, neon lights, tall towers, {{palette|teal and orange}} palette, wide concept illustration',
    ],
    tags: ['城市,科幻', '城市,科幻', 'city,science fiction'],
  },
])
