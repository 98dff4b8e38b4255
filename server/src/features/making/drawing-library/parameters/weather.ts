import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const weather = defineParameters(
  { id: 'weather', names: texts('天气', '天氣', 'Weather'), choose: 'many' },
  [
    ['clear sky', '晴空', '晴空', '#bfe3ff #4a9be0'],
    ['scattered clouds', '疏云', '疏雲', '#e8f1f8 #8fb6d6'],
    ['overcast sky', '阴天', '陰天', '#c7ccd1 #949ba3'],
    ['sea of clouds', '云海', '雲海', '#ffffff #c3d3e4'],
    ['light rain', '小雨', '小雨', '#a9b8c4 #6c7f8f'],
    ['heavy rain', '大雨', '大雨', '#6b7a87 #37424c'],
    ['thunderstorm', '雷暴', '雷雨', '#2e3350 #c9c4ff'],
    ['morning mist', '晨雾', '晨霧', '#eef1ee #b7c2bd'],
    ['dense fog', '浓雾', '濃霧', '#e3e6e8 #c2c7ca'],
    ['light snow', '小雪', '小雪', '#ffffff #d5e0ea'],
    ['blizzard', '暴风雪', '暴風雪', '#eff4f8 #9fb0c0'],
    ['frost', '霜', '霜', '#f2f8fb #b5cfdc'],
    ['strong wind', '大风', '強風'],
    ['sandstorm', '沙尘暴', '沙塵暴', '#d9a55b #8a5a24'],
    ['rainbow', '彩虹', '彩虹', '#ff6b6b #ffd93d #4d96ff'],
    ['aurora', '极光', '極光', '#4dffb8 #2b3a8c'],
    ['after the rain', '雨后', '雨後', '#cfe0d8 #6f8f80'],
    ['heat haze', '热浪', '熱浪', '#f6d9a8 #d98f4e'],
    ['falling petals', '落英', '落英', '#fbd5df #f2a2b6'],
    ['falling leaves', '落叶', '落葉', '#d98032 #8a3f16'],
  ],
)
