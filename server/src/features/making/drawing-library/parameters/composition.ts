import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const composition = defineParameters(
  { id: 'composition', names: texts('构图', '構圖', 'Composition'), choose: 'many' },
  [
    ['rule of thirds', '三分法', '三分法'],
    ['centered composition', '居中构图', '置中構圖'],
    ['symmetrical composition', '对称构图', '對稱構圖'],
    ['golden ratio', '黄金比例', '黃金比例'],
    ['leading lines', '引导线', '引導線'],
    ['diagonal composition', '对角线构图', '對角線構圖'],
    ['frame within a frame', '框中框', '框中框'],
    ['negative space', '留白', '留白'],
    ['layered depth', '多层次景深', '多層次景深'],
    ['foreground framing', '前景遮挡', '前景框景'],
    ['triangular composition', '三角构图', '三角構圖'],
    ['s-curve composition', 'S 形构图', 'S 形構圖', '', 'S-curve composition'],
    ['radial composition', '放射构图', '放射構圖'],
    ['tight crop', '紧凑裁切', '緊湊裁切'],
    ['full body shot', '全身', '全身'],
    ['half body portrait', '半身', '半身'],
    ['close-up', '特写', '特寫'],
    ['extreme close-up', '大特写', '大特寫'],
    ['establishing shot', '远景交代', '大遠景'],
    ['knolling', '平铺整齐摆放', '平拍整齊擺放'],
    ['panoramic', '全景横幅', '全景橫幅'],
  ],
)
