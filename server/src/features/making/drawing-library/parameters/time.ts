import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const time = defineParameters(
  { id: 'time', names: texts('季节与时刻', '季節與時刻', 'Season and time'), choose: 'many' },
  [
    ['spring', '春', '春', '#cdeac0 #f7c5d0'],
    ['summer', '夏', '夏', '#5fb54a #2f9be0'],
    ['autumn', '秋', '秋', '#e0903a #a8431d'],
    ['winter', '冬', '冬', '#f1f6fa #a8bccd'],
    ['before dawn', '黎明前', '黎明前', '#2b3358 #6d6a91'],
    ['sunrise', '日出', '日出', '#ffd39a #f08a6b'],
    ['early morning', '清晨', '清晨', '#fbf0d9 #bcd4dc'],
    ['noon', '正午', '正午', '#fffbe8 #86c5f2'],
    ['late afternoon', '午后', '午後', '#f7dca2 #cf9a54'],
    ['sunset', '日落', '日落', '#ff9e5e #c2406b'],
    ['dusk', '黄昏', '黃昏', '#8a6a9c #33325a'],
    ['twilight', '暮光', '暮光', '#5b5f97 #23264d'],
    ['night', '夜', '夜', '#1b2140 #090c1a'],
    ['midnight', '午夜', '午夜', '#0d1128 #04050d'],
    ['full moon night', '满月之夜', '滿月之夜', '#e8ecf5 #141a33'],
    ['starry night', '星夜', '星夜', '#f5f3d7 #0e1636'],
    ['mid-autumn festival', '中秋', '中秋', '#f5c451 #1f2a5a', 'Mid-Autumn Festival'],
    ['lunar new year', '春节', '農曆新年', '#d7261e #f5c542', 'Lunar New Year'],
    ['christmas', '圣诞', '聖誕', '#0f6b3a #c8202f', 'Christmas'],
  ],
)
