import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const light = defineParameters(
  { id: 'light', names: texts('光线', '光線', 'Light'), choose: 'many' },
  [
    ['soft diffused light', '柔和漫射光', '柔和漫射光', '#fdf6e9 #e8dcc8'],
    ['golden hour', '黄金时刻', '黃金時刻', '#ffd27a #e8893b'],
    ['blue hour', '蓝调时刻', '藍調時刻', '#6f8fc9 #22345f'],
    ['backlight', '逆光', '逆光', '#fff3d0 #3a3026'],
    ['rim light', '轮廓光', '輪廓光', '#ffffff #14161c'],
    ['rembrandt lighting', '伦勃朗光', '林布蘭光', '#c98f4e #1d1410', 'Rembrandt lighting'],
    ['butterfly lighting', '蝴蝶光', '蝴蝶光'],
    ['split lighting', '侧分光', '側分光', '#f2e6d4 #15120f'],
    ['volumetric light', '体积光', '體積光', '#f5e8bf #8a7f5c'],
    ['god rays', '丁达尔光', '耶穌光', '#ffeeb8 #61705c'],
    ['studio lighting', '影棚布光', '攝影棚燈光', '#ffffff #c9ccd2'],
    ['neon light', '霓虹灯光', '霓虹燈光', '#ff3cac #2bd2ff'],
    ['candlelight', '烛光', '燭光', '#ffb454 #4a1f0b'],
    ['moonlight', '月光', '月光', '#cdd9f2 #1a2342'],
    ['firelight', '火光', '火光', '#ff8a3d #5a1408'],
    ['dappled light', '斑驳树影光', '斑駁樹影光', '#f1e9a8 #3f6b35'],
    ['overcast light', '阴天光', '陰天光', '#c5cad0 #8b929b'],
    ['hard light with deep shadows', '硬光深影', '硬光深影', '#fff9e8 #0c0b0a'],
    ['low key lighting', '低调光', '低調光', '#4d4238 #0a0908'],
    ['high key lighting', '高调光', '高調光', '#ffffff #f1efe9'],
    ['bioluminescent glow', '生物荧光', '生物螢光', '#3cffd2 #06283d'],
    ['stage spotlight', '舞台追光', '舞台聚光', '#fffbe6 #1a1020'],
  ],
)
