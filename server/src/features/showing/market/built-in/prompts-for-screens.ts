// Prompts for clips and songs. What is made of them is not shown: the engines differ too much.
import { definePrompts } from './define-prompts.ts'

export const promptsForScreens = definePrompts('video', [
  {
    id: 61,
    category: 'motion',
    title: ['缓慢推近', '緩慢推近', 'A slow push in'],
    description: [
      '一个镜头，一个主角，没有剪辑。',
      '一個鏡頭，一個主角，沒有剪接。',
      'One shot, one subject, no cut.',
    ],
    content: [
      '镜头缓慢推近{{主体|雨中窗台上的一盆植物}}，浅景深，柔和的自然光，轻微的空气流动，一镜到底，安静的气氛',
      '鏡頭緩慢推近{{主體|雨中窗台上的一盆植物}}，淺景深，柔和的自然光，輕微的空氣流動，一鏡到底，安靜的氣氛',
      'slow push in on {{subject|a plant on a windowsill in the rain}}, shallow depth of field, soft natural light, gentle air movement, one continuous shot, quiet mood',
    ],
    tags: ['运镜,安静', '運鏡,安靜', 'camera move,calm'],
  },
  {
    id: 62,
    category: 'motion',
    title: ['云上的延时', '雲上的縮時', 'Time-lapse above the clouds'],
    description: ['从夜到晨的光。', '從夜到晨的光。', 'Light from night to morning.'],
    content: [
      '{{地点|雪山之巅}}的延时摄影，云海流动，从星空到日出，固定机位，宽幅构图',
      '{{地點|雪山之巔}}的縮時攝影，雲海流動，從星空到日出，固定機位，寬幅構圖',
      'time-lapse from {{place|a snowy summit}}, a sea of clouds flowing, from stars to sunrise, fixed camera, wide composition',
    ],
    tags: ['延时,云', '縮時,雲', 'time-lapse,clouds'],
  },
  {
    id: 63,
    category: 'sound',
    medium: 'music',
    title: ['深夜低保真', '深夜低傳真', 'Late-night lo-fi'],
    description: ['适合读书和写字。', '適合讀書與寫字。', 'For reading and writing.'],
    content: [
      '低保真嘻哈，{{速度|76}} BPM，温暖的电钢琴，松弛的鼓，黑胶底噪，{{气氛|深夜雨声般的}}气氛，无人声',
      '低傳真嘻哈，{{速度|76}} BPM，溫暖的電鋼琴，鬆弛的鼓，黑膠底噪，{{氣氛|深夜雨聲般的}}氣氛，無人聲',
      'lo-fi hip hop, {{tempo|76}} BPM, warm electric piano, relaxed drums, vinyl noise, {{mood|a rainy late-night}} mood, instrumental',
    ],
    tags: ['低保真,专注', '低傳真,專注', 'lo-fi,focus'],
  },
  {
    id: 64,
    category: 'sound',
    medium: 'music',
    title: ['清晨民谣', '清晨民謠', 'A folk song for the morning'],
    description: [
      '一把吉他和一个近处的声音。',
      '一把吉他與一個近處的聲音。',
      'A guitar and a voice close by.',
    ],
    content: [
      '原声民谣，关于{{主题|离开家的那个早晨}}，指弹吉他，{{声音|温和的女声}}，主歌安静，副歌加入和声，中慢速',
      '原聲民謠，關於{{主題|離開家的那個早晨}}，指彈吉他，{{聲音|溫和的女聲}}，主歌安靜，副歌加入和聲，中慢速',
      'acoustic folk song about {{theme|the morning of leaving home}}, fingerpicked guitar, {{voice|a gentle female voice}}, quiet verses, harmonies in the chorus, slow to medium tempo',
    ],
    tags: ['民谣,吉他', '民謠,吉他', 'folk,guitar'],
  },
])
