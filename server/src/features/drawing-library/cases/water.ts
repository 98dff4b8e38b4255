import { defineCases } from './case.ts'

export const waterCases = defineCases('water', [
  {
    id: 'moon-over-the-sea',
    aspect: '16:9',
    seed: 88,
    titles: ['海上生明月', '海上生明月', 'The moon over the sea'],
    prompt:
      'full moon over a calm sea, moonlight path on the water, deep sea blue, scattered clouds, night, serene',
    meanings: [
      '满月照着平静的海，水面一道月光，深海蓝，几片疏云，夜，宁静',
      '滿月照著平靜的海，水面一道月光，深海藍，幾片疏雲，夜，寧靜',
    ],
  },
  {
    id: 'lake-mirror',
    aspect: '3:2',
    seed: 1503,
    titles: ['湖面如镜', '湖面如鏡', 'A lake like a mirror'],
    prompt:
      'mountain lake reflecting snowy mountains, early morning, pine forest on the shore, clear sky, reflection in water, photorealistic',
    meanings: [
      '高山湖泊倒映雪山，清晨，岸边松林，晴空，水中倒影，照片写实',
      '高山湖泊倒映雪山，清晨，岸邊松林，晴空，水中倒影，照片寫實',
    ],
  },
  {
    id: 'great-wave',
    aspect: '4:3',
    seed: 77,
    titles: ['巨浪', '巨浪', 'The great wave'],
    prompt:
      'ocean waves in a storm, ukiyo-e style, white foam, deep blue and cream, dark clouds, dramatic',
    meanings: [
      '暴风中的海浪，浮世绘风格，白色浪花，深蓝与米白，乌云，戏剧性',
      '暴風中的海浪，浮世繪風格，白色浪花，深藍與米白，烏雲，戲劇張力',
    ],
  },
  {
    id: 'sunset-shore',
    aspect: '9:16',
    seed: 640,
    titles: ['落日海岸', '落日海岸', 'Sunset on the shore'],
    prompt:
      'sunset over the sea, orange and purple sky, gentle waves on the beach, silhouettes of palm trees, nostalgic',
    meanings: [
      '海上落日，橙紫色天空，细浪轻拍沙滩，棕榈剪影，怀旧',
      '海上落日，橙紫色天空，細浪輕拍沙灘，棕櫚剪影，懷舊',
    ],
  },
])
