import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const medium = defineParameters(
  { id: 'medium', names: texts('画材', '媒材', 'Medium'), choose: 'many' },
  [
    ['oil painting', '油画', '油畫'],
    ['watercolor', '水彩', '水彩'],
    ['gouache', '水粉', '不透明水彩'],
    ['acrylic painting', '丙烯', '壓克力顏料'],
    ['ink wash', '水墨', '水墨'],
    ['pen and ink', '钢笔画', '鋼筆畫'],
    ['ballpoint pen drawing', '圆珠笔画', '原子筆畫'],
    ['pencil sketch', '铅笔素描', '鉛筆素描'],
    ['colored pencil', '彩铅', '色鉛筆'],
    ['charcoal drawing', '炭笔', '炭筆'],
    ['chalk pastel', '色粉', '粉彩筆'],
    ['crayon', '蜡笔', '蠟筆'],
    ['marker drawing', '马克笔', '麥克筆'],
    ['woodcut print', '木刻版画', '木刻版畫'],
    ['linocut', '油毡版画', '膠版畫'],
    ['etching', '蚀刻版画', '蝕刻版畫'],
    ['screen print', '丝网印刷', '網版印刷'],
    ['risograph print', '孔版印刷', '孔版印刷'],
    ['fresco', '湿壁画', '溼壁畫'],
    ['stained glass', '彩绘玻璃', '彩繪玻璃'],
    ['mosaic', '马赛克镶嵌', '馬賽克鑲嵌'],
    ['embroidery', '刺绣', '刺繡'],
    ['graffiti', '涂鸦', '塗鴉'],
    ['collage', '拼贴', '拼貼'],
    ['lacquer painting', '漆画', '漆畫'],
  ],
)
