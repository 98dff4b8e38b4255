// When, in which weather, season and mood, and in which style: with the words for it.
import { readLines } from './word-lists.ts'

export const times = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'] as const
export type Time = (typeof times)[number]
export const timeWords = readLines<Time>(`
dawn|dawn,sunrise,morning,daybreak|黎明,日出,清晨,早晨,早上,晨,拂晓,晨曦,晨雾
day|day,noon,daytime,midday,blue sky|白天,正午,中午,晴空,蓝天,晴天
golden|golden hour,afternoon,late afternoon,golden light|黄金时刻,下午,午后,金色阳光
sunset|sunset,sundown,evening glow,afterglow|日落,夕阳,晚霞,落日,残阳,夕照
dusk|dusk,twilight,evening,blue hour|黄昏,傍晚,暮,薄暮,蓝调
night|night,midnight,nighttime,dark|夜,夜晚,深夜,夜色,夜景,夜空,午夜,黑夜,月夜,星夜,雪夜,雨夜,晚上
`)

export type Weather = 'rain' | 'snowfall' | 'fog' | 'storm' | 'wind' | 'clear'
export const weatherWords = readLines<Weather>(`
rain|rain,rainy,drizzle,wet|雨,下雨,下雨天,雨天,细雨,雨中,烟雨,暴雨,雷雨
snowfall|snowing,snowfall,snowy,snow,blizzard,snowflake|雪,下雪,下雪天,飘雪,大雪,雪花,雪景,雪地,雪夜,风雪
fog|fog,foggy,mist,misty,haze,hazy|雾,薄雾,晨雾,烟雨,云雾,朦胧,大雾
storm|storm,thunder,lightning,stormy,thunderstorm|风暴,雷,闪电,暴风,雷雨
wind|wind,windy,breeze|风,微风,大风
clear|clear,cloudless|晴,晴朗,万里无云
`)

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export const seasonWords = readLines<Season>(`
spring|spring,springtime,april|春,春天,春日,春季,三月,四月,五月
summer|summer,summertime,june,july,august|夏,夏天,夏日,夏季,盛夏,六月,七月,八月
autumn|autumn,fall,september,october,november,autumnal|秋,秋天,秋日,秋季,金秋,深秋,红叶,九月,十月,十一月
winter|winter,icy,ice,frozen,frost,arctic,december,january,february|冬,冬天,冬日,冬季,冰,冰雪,寒,极地,雪山,十二月,一月,二月
`)

export type Mood = 'calm' | 'dreamy' | 'dramatic' | 'gloomy' | 'joyful' | 'mystic' | 'lonely'
export const moodWords = readLines<Mood>(`
calm|calm,peaceful,serene,tranquil,quiet,zen|宁静,平静,安静,静谧,禅,悠闲
dreamy|dreamy,ethereal,soft,romantic,fantasy,magical,pastel|梦幻,玄幻,唯美,浪漫,柔和,奇幻,仙境,温柔
dramatic|dramatic,epic,majestic,cinematic,intense,grand|壮丽,史诗,震撼,壮观,宏伟,电影感,气势
gloomy|gloomy,dark mood,melancholy,sad,eerie,horror|阴暗,忧郁,悲伤,阴森,恐怖,压抑
joyful|joyful,happy,cheerful,bright,vibrant,colorful,colourful,cute|快乐,欢乐,明亮,活泼,鲜艳,多彩,可爱,缤纷
mystic|mysterious,mystic,mystical,ancient,secret|神秘,古老,幽,玄
lonely|lonely,alone,solitary,solitude,desolate|孤独,孤,寂寞,荒凉,独
`)

export const styles = [
  'natural',
  'ink',
  'watercolour',
  'oil',
  'impressionist',
  'flat',
  'pixel',
  'line',
  'woodblock',
  'neon',
  'low-poly',
  'minimal',
  'stained-glass',
  'paper-cut',
  'blueprint',
  'mosaic',
  'poster',
  'sketch',
] as const
export type Style = (typeof styles)[number]
export const styleWords = readLines<Style>(`
natural|photorealistic,realistic,photo,photography|写实,照片,摄影,真实
ink|ink,ink wash,ink painting,sumi-e,sumi,chinese painting,shan shui,shanshui|水墨,国画,中国画,山水画,写意,墨
watercolour|watercolor,watercolour,aquarelle,gouache|水彩,水粉
oil|oil painting,oil,impasto,acrylic|油画,厚涂,丙烯
impressionist|impressionist,impressionism,monet,van gogh,pointillism|印象派,印象主义,莫奈,莫内,梵高,梵谷,点彩
flat|flat,vector,flat design,illustration,cartoon,anime|扁平,矢量,插画,卡通,动漫,动画
pixel|pixel,pixel art,8-bit,8bit,16-bit,retro game|像素,像素画,复古游戏
line|line art,lineart,line drawing,outline,engraving,etching|线稿,线描,线条,白描,版刻
woodblock|ukiyo-e,ukiyoe,woodblock,woodcut,hokusai,japanese print|浮世绘,木版画,版画,北斋
neon|neon,cyberpunk,synthwave,vaporwave,futuristic|霓虹,赛博朋克,蒸汽波,未来,科幻
low-poly|low poly,low-poly,lowpoly,polygon|低多边形,多边形
minimal|minimal,minimalist,minimalism,simple|极简,简约,简洁
stained-glass|stained glass,stained-glass|彩色玻璃,彩绘玻璃,花窗,彩窗
paper-cut|paper cut,papercut,paper-cut,paper art,layered paper,kirigami|剪纸,纸雕,纸艺
blueprint|blueprint,technical drawing,schematic|蓝图,图纸,设计图
mosaic|mosaic,tile art|马赛克,镶嵌
poster|poster,screen print,pop art,art deco,retro poster|海报,波普,丝网,招贴
sketch|sketch,pencil,charcoal,drawing|素描,铅笔,炭笔,速写
`)

export type Framing = 'close' | 'wide'
export const framingWords = readLines<Framing>(`
close|close-up,closeup,close up,macro,detail|特写,近景,微距,细节
wide|wide,panorama,panoramic,vast,aerial,wide shot,distant|全景,远景,广角,辽阔,鸟瞰,广阔
`)

/** A colour's name with its place: hue in degrees of OKLCH, chroma, and how light it wants the picture (0 leaves it). */
export type ColourWord =
  | 'red'
  | 'orange'
  | 'gold'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'grey'
  | 'black'
  | 'white'
export const colourWords = readLines<ColourWord>(`
red|red,crimson,scarlet,vermilion,ruby,burgundy|红,红色,赤,朱,绯,朱红,大红
orange|orange,amber|橙,橙色,橘,橘色,琥珀
gold|gold,golden,yellow|黄,黄色,金,金色,金黄
green|green,emerald,jade,olive,lime|绿,绿色,碧,翠,翠绿,青绿,墨绿
teal|teal,turquoise,cyan,aqua|青,青色,蓝绿,湖蓝
blue|blue,azure,navy,indigo,cobalt|蓝,蓝色,靛,湛蓝,深蓝,天蓝
purple|purple,violet,lilac,magenta|紫,紫色,紫罗兰,品红
pink|pink,rose pink,blush|粉,粉色,粉红,桃红
brown|brown,sepia,umber,beige|棕,棕色,褐,咖啡色,米色
grey|grey,gray,silver,monochrome|灰,灰色,银色,单色
black|black|黑,黑色,漆黑
white|white,ivory|白,白色,雪白,洁白
`)
