import { defineCases } from './case.ts'

export const waterCases = defineCases('water', [
  {
    id: 'moon-over-the-sea',
    aspect: '16:9',
    seed: 88,
    titles: ['海上生明月', '海上生明月', 'The moon over the sea'],
    prompt:
      'full moon over a calm sea, moonlight path on the water, deep blue, scattered clouds, night, serene',
    meanings: [
      '满月照着平静的海，水面一道月光，深蓝，几片疏云，夜，宁静',
      '滿月照著平靜的海，水面一道月光，深藍，幾片疏雲，夜，寧靜',
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
    id: 'storm-at-sea',
    aspect: '4:3',
    seed: 77,
    titles: ['海上风暴', '海上風暴', 'Storm at sea'],
    prompt:
      'storm over the sea, lightning and rain, dark clouds, deep blue, ukiyo-e style, dramatic',
    meanings: [
      '海上风暴，闪电与雨，乌云，深蓝，浮世绘风格，戏剧性',
      '海上風暴，閃電與雨，烏雲，深藍，浮世繪風格，戲劇張力',
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
