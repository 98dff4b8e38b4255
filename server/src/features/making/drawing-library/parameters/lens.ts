import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const lens = defineParameters(
  { id: 'lens', names: texts('镜头', '鏡頭', 'Lens'), choose: 'many' },
  [
    ['14mm ultra wide angle', '14mm 超广角', '14mm 超廣角'],
    ['24mm wide angle', '24mm 广角', '24mm 廣角'],
    ['35mm lens', '35mm 人文镜头', '35mm 人文鏡頭'],
    ['50mm prime lens', '50mm 标准定焦', '50mm 標準定焦'],
    ['85mm portrait lens', '85mm 人像镜头', '85mm 人像鏡頭'],
    ['200mm telephoto', '200mm 长焦', '200mm 望遠'],
    ['macro lens', '微距镜头', '微距鏡頭'],
    ['fisheye lens', '鱼眼镜头', '魚眼鏡頭'],
    ['tilt-shift', '移轴', '移軸'],
    ['shallow depth of field', '浅景深', '淺景深'],
    ['deep focus', '全景深清晰', '泛焦'],
    ['bokeh', '焦外虚化', '散景'],
    ['f/1.4 aperture', 'f/1.4 大光圈', 'f/1.4 大光圈', '', 'f/1.4 aperture'],
    ['anamorphic lens', '变形宽银幕镜头', '變形寬銀幕鏡頭'],
    ['lens flare', '镜头光晕', '鏡頭耀光'],
    ['long exposure', '长曝光', '長時間曝光'],
    ['motion blur', '动态模糊', '動態模糊'],
    ['double exposure', '双重曝光', '雙重曝光'],
    ['shot on 35mm film', '35mm 胶片', '35mm 底片'],
    ['medium format photography', '中画幅摄影', '中片幅攝影'],
    ['polaroid photo', '拍立得', '拍立得'],
    ['drone photography', '无人机航拍', '空拍機拍攝'],
  ],
)
