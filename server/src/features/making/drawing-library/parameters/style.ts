import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const style = defineParameters(
  { id: 'style', names: texts('风格', '風格', 'Style'), choose: 'many' },
  [
    ['photorealistic', '照片写实', '照片寫實'],
    ['cinematic still', '电影剧照', '電影劇照'],
    ['anime style', '动漫', '動漫'],
    ['chinese ink painting style', '中国水墨', '中國水墨'],
    ['gongbi style', '工笔', '工筆'],
    ['ukiyo-e style', '浮世绘', '浮世繪'],
    ['flat illustration', '扁平插画', '扁平插畫'],
    ['vector art', '矢量图', '向量圖'],
    ['isometric', '等距视图', '等角視圖'],
    ['low poly', '低多边形', '低多邊形'],
    ['pixel art', '像素画', '像素畫'],
    ['comic book style', '美式漫画', '美式漫畫'],
    ['storybook illustration', '绘本插画', '繪本插畫'],
    ['concept art', '概念设定', '概念設定'],
    ['line art', '线稿', '線稿'],
    ['paper cut art', '剪纸', '剪紙'],
    ['papercraft diorama', '纸艺立体场景', '紙藝立體場景'],
    ['claymation', '黏土动画', '黏土動畫'],
    ['3d render', '三维渲染', '3D 算圖', '', '3D render'],
    ['cyberpunk', '赛博朋克', '賽博龐克'],
    ['steampunk', '蒸汽朋克', '蒸汽龐克'],
    ['vaporwave', '蒸汽波', '蒸氣波'],
    ['dark fantasy', '黑暗奇幻', '黑暗奇幻'],
    ['minimalist', '极简', '極簡'],
  ],
)
