import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const colour = defineParameters(
  { id: 'colour', names: texts('色彩', '色彩', 'Colour'), choose: 'many' },
  [
    ['warm color palette', '暖色调', '暖色調', '#f6c177 #e8743b #b23a2f', 'Warm palette'],
    ['cool color palette', '冷色调', '冷色調', '#bfe3f2 #5b94c4 #24446e', 'Cool palette'],
    ['pastel colors', '粉彩', '粉彩', '#ffd6e0 #cdeac0 #cfe5ff', 'Pastel'],
    ['morandi colors', '莫兰迪色', '莫蘭迪色', '#b9ada1 #a3a99a #c4b0ab', 'Morandi'],
    ['monochrome', '单色', '單色', '#f2f2f2 #8c8c8c #1f1f1f'],
    ['black and white', '黑白', '黑白', '#ffffff #000000'],
    ['sepia', '棕褐复古', '復古棕褐', '#e8d3ac #a67b4b #4d3420'],
    ['teal and orange', '青橙对比', '青橙對比', '#0f8b8d #f28f3b'],
    ['vibrant colors', '鲜艳', '鮮豔', '#ff3b3b #ffd500 #00a6fb', 'Vibrant'],
    ['muted colors', '低饱和', '低飽和', '#a49b90 #8e9a9d #b7a99a', 'Muted'],
    ['neon colors', '荧光霓虹', '螢光霓虹', '#39ff14 #ff10f0 #00f0ff', 'Neon'],
    ['earth tones', '大地色', '大地色', '#c2a878 #8a5a3b #5c6b3c'],
    ['jewel tones', '宝石色', '寶石色', '#0b6e4f #7b1e7a #1b3b8b'],
    ['gold and black', '黑金', '黑金', '#d4af37 #0e0d0b'],
    ['blue and white porcelain', '青花', '青花', '#f7f9fc #27509b'],
    ['vermilion and ink', '朱砂与墨', '朱砂與墨', '#d9381e #1c1a18'],
    ['jade green', '翡翠绿', '翡翠綠', '#7fc8a9 #2e7d5b'],
    ['lavender', '薰衣草紫', '薰衣草紫', '#d9ccf0 #9b86c9'],
    ['cherry blossom pink', '樱花粉', '櫻花粉', '#fce1e8 #f0a3b8'],
    ['deep sea blue', '深海蓝', '深海藍', '#0f4c75 #051f38'],
    ['iridescent', '虹彩', '虹彩', '#f6b6e8 #b6d8f6 #c9f6d3'],
    ['complementary colors', '互补色', '互補色', '#e63946 #2a9d8f'],
    ['gradient', '渐变', '漸層', '#845ec2 #ff9671'],
  ],
)
