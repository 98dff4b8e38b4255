import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const era = defineParameters(
  { id: 'era', names: texts('年代', '年代', 'Era'), choose: 'one' },
  [
    ['prehistoric', '史前', '史前'],
    ['ancient egypt', '古埃及', '古埃及', '', 'Ancient Egypt'],
    ['ancient greece', '古希腊', '古希臘', '', 'Ancient Greece'],
    ['han dynasty china', '汉代', '漢代', '', 'Han dynasty'],
    ['tang dynasty china', '唐代', '唐代', '', 'Tang dynasty'],
    ['song dynasty china', '宋代', '宋代', '', 'Song dynasty'],
    ['medieval europe', '中世纪', '中世紀', '', 'Medieval Europe'],
    ['ming dynasty china', '明代', '明代', '', 'Ming dynasty'],
    ['edo period japan', '江户时代', '江戶時代', '', 'Edo Japan'],
    ['victorian era', '维多利亚时代', '維多利亞時代', '', 'Victorian'],
    ['belle epoque', '美好年代', '美好年代', '', 'Belle Époque'],
    ['1920s', '1920 年代', '1920 年代'],
    ['1930s shanghai', '三十年代上海', '三零年代上海', '', '1930s Shanghai'],
    ['1950s americana', '五十年代美国', '五零年代美國', '', '1950s America'],
    ['1960s space age', '六十年代太空热', '六零年代太空熱', '', '1960s space age'],
    ['1970s retro', '七十年代复古', '七零年代復古'],
    ['1980s', '八十年代', '八零年代'],
    ['1990s', '九十年代', '九零年代'],
    ['y2k aesthetic', '千禧风', '千禧風', '', 'Y2K'],
    ['contemporary', '当代', '當代'],
    ['near future', '近未来', '近未來'],
    ['far future', '遥远未来', '遙遠未來'],
    ['post-apocalyptic', '末日之后', '末日之後'],
  ],
)
