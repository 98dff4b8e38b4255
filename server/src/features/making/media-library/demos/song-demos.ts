import { defineDemos } from './demo-recipe.ts'

const seconds = 12
const instrumental = true

/** Of styles that sound as different as can be. */
export const songDemos = defineDemos('compose', [
  {
    id: 'rain-on-the-window',
    titles: ['窗边的雨', '窗邊的雨', 'Rain on the window'],
    prompt: 'a rainy evening at the desk, warm lamp, quiet',
    meanings: ['雨夜书桌，暖灯，安静', '雨夜書桌，暖燈，安靜'],
    params: {
      style: 'lo-fi, study beats, electric piano, vinyl crackle, mellow',
      mood: 'calm',
      tempo: 76,
      seconds,
      instrumental,
      seed: 417,
    },
    cover: 'rain at night over a quiet city, warm windows, calm',
  },
  {
    id: 'dawn-of-heroes',
    titles: ['英雄黎明', '英雄黎明', 'Dawn of heroes'],
    prompt: 'an army of light crosses the mountains at dawn',
    meanings: ['黎明时，光之军团越过群山', '黎明時，光之軍團越過群山'],
    params: {
      style: 'cinematic, orchestra, brass, taiko drums, choir',
      mood: 'epic',
      tempo: 92,
      seconds,
      instrumental,
      seed: 88,
    },
    cover: 'snowy mountains at sunrise, golden light, scattered clouds, pine forest',
  },
  {
    id: 'moon-over-the-river',
    titles: ['春江花月', '春江花月', 'Moon over the river'],
    prompt: 'a boat drifts down a moonlit river in spring',
    meanings: ['春夜江上，一叶轻舟随月而下', '春夜江上，一葉輕舟隨月而下'],
    params: {
      style: 'Chinese traditional, guzheng, bamboo flute, pentatonic',
      mood: 'dreamy',
      tempo: 74,
      seconds,
      instrumental,
      seed: 1024,
    },
    cover: 'a boat on a lake under a full moon, mountains, night, stars',
  },
  {
    id: 'terrace-by-the-sea',
    titles: ['海边露台', '海邊露臺', 'Terrace by the sea'],
    prompt: 'a late afternoon on a terrace above the beach',
    meanings: ['傍晚，沙滩上方的露台', '傍晚，沙灘上方的露臺'],
    params: {
      style: 'bossa nova, nylon guitar, flute, shaker, warm',
      mood: 'romantic',
      tempo: 124,
      seconds,
      instrumental,
      seed: 63,
    },
    cover: 'beach with palms at sunset, warm light, sea',
  },
  {
    id: 'neon-drive',
    titles: ['霓虹夜驰', '霓虹夜馳', 'Neon drive'],
    prompt: 'driving through a neon city after midnight',
    meanings: ['午夜过后，驶过霓虹之城', '午夜過後，駛過霓虹之城'],
    params: {
      style: 'electronic, synth arpeggio, pulse lead, drum machine',
      mood: 'dark',
      tempo: 112,
      seconds,
      instrumental,
      seed: 2049,
    },
    cover: 'neon city skyline at night, purple and cyan, synthwave',
  },
  {
    id: 'dance-on-the-square',
    titles: ['广场圆舞', '廣場圓舞', 'Dance on the square'],
    prompt: 'couples turn under lanterns on a summer evening',
    meanings: ['夏夜灯下，双双起舞', '夏夜燈下，雙雙起舞'],
    params: {
      style: 'waltz, three-four time, strings, flute, elegant',
      mood: 'romantic',
      tempo: 150,
      seconds,
      instrumental,
      seed: 34,
    },
    cover: 'lanterns over a village on a summer evening, warm, stars',
  },
])
