import { defineCases } from './case.ts'

export const seasonCases = defineCases('seasons', [
  {
    id: 'first-snow',
    aspect: '4:3',
    seed: 1222,
    titles: ['初雪村落', '初雪村落', 'First snow in the village'],
    prompt:
      'small village houses in a snowy valley, falling snow, warm light in the windows, winter night, cozy, storybook illustration',
    meanings: [
      '雪谷中的小村房屋，雪花飘落，窗里透出暖光，冬夜，温馨，绘本插画',
      '雪谷中的小村房屋，雪花飄落，窗裡透出暖光，冬夜，溫馨，繪本插畫',
    ],
  },
  {
    id: 'autumn-lake',
    aspect: '16:9',
    seed: 1021,
    titles: ['秋湖', '秋湖', 'Autumn lake'],
    prompt:
      'autumn forest around a lake, orange and gold, reflection in water, morning mist, oil painting',
    meanings: ['湖畔秋林，橙与金，水中倒影，晨雾，油画', '湖畔秋林，橙與金，水中倒影，晨霧，油畫'],
  },
  {
    id: 'summer-storm',
    aspect: '3:2',
    seed: 730,
    titles: ['夏日雷雨', '夏日雷雨', 'Summer storm'],
    prompt:
      'thunderstorm with lightning over a green field, dark clouds, heavy rain in the distance, dramatic, cinematic still',
    meanings: [
      '绿色田野上的雷暴与闪电，乌云，远处大雨，戏剧性，电影剧照',
      '綠色田野上的雷雨與閃電，烏雲，遠處大雨，戲劇張力，電影劇照',
    ],
  },
  {
    id: 'spring-rain',
    aspect: '3:4',
    seed: 415,
    titles: ['春雨', '春雨', 'Spring rain'],
    prompt: 'willow by a river in spring rain, green hills, morning mist, gouache, calm',
    meanings: [
      '春雨中的河边垂柳，绿色山丘，晨雾，水粉，平静',
      '春雨中的河邊垂柳，綠色山丘，晨霧，不透明水彩，平靜',
    ],
  },
])
