// What can be seen in a picture, with the words for it. Chinese words are simplified; traditional ones are folded before they are looked up.
import { type ThingName, thingWords } from './thing-words.ts'
import { type NamesIn, readLines, type WordEntry } from './word-lists.ts'

/** One line each: what it is called here | English words, plurals understood | Chinese words. */
const lines = `
mountain|mountain,peak,alps,summit,cliff,himalaya,ridge,fuji|山,山水,峰,岭,崖,群山,山脉,雪山,高原,富士
hill|hill,valley,countryside,rolling|丘,山坡,山谷,乡村,田园
volcano|volcano,lava,eruption|火山,熔岩
sea|sea,ocean,beach,coast,shore,wave,seaside,bay|海,海洋,大海,海滩,沙滩,海岸,海浪,波浪,浪
island|island,reef|岛,岛屿,礁
lake|lake,pond,pool,reflection|湖,池塘,池,倒影,水面
river|river,stream,creek,canal|河,江,溪,小溪,运河,流水,山水,河流
waterfall|waterfall,cascade|瀑布
forest|forest,woods,jungle,rainforest,rain forest,woodland|森林,树林,林,丛林,雨林
tree|tree,oak,maple|树,大树,枫,枫叶,老树
pine|pine,fir,spruce,cedar,conifer|松,松树,杉
palm|palm,coconut,tropical|棕榈,椰,热带
willow|willow|柳,垂柳,柳树
bamboo|bamboo|竹,竹子,竹林
blossom|cherry blossom,sakura,blossom,plum blossom,peach blossom|樱,樱花,桃花,梅花,梅,花枝
flower|flower,rose,tulip,daisy,peony,garden,bouquet,floral,bloom,poppy,lily|花,花朵,花园,玫瑰,玫瑰花,牡丹,郁金香,菊,菊花,月季,月季花,鲜花,花束,花丛,花海,百合,野花
sunflower|sunflower|向日葵
lavender|lavender|薰衣草
lotus|lotus,water lily|荷,荷花,莲,莲花,睡莲
meadow|meadow,grass,field,prairie,grassland,wheat,farm|草,草地,草原,田野,原野,麦田,稻田,田
desert|desert,dune,sand,sahara|沙漠,沙丘,戈壁,大漠
cactus|cactus,cacti|仙人掌
city|city,skyline,skyscraper,downtown,urban,metropolis,cityscape,street,tokyo,shanghai,new york,hong kong,building|城市,都市,天际线,高楼,高楼大厦,摩天,摩天大楼,街道,街,大街,上海,东京,香港,纽约,楼,大楼
house|cottage,village,cabin,hut,farmhouse,town,hamlet|小屋,村,村庄,木屋,民居,小镇,乡村小屋,茅屋
temple|temple,shrine,monastery,palace,pavilion|寺,庙,寺庙,宫殿,故宫,亭,亭子,阁,楼阁
pagoda|pagoda|塔,宝塔,古塔
torii|torii|鸟居
castle|castle,fortress,fairy tale,fairytale|城堡,堡垒,童话
lighthouse|lighthouse,beacon|灯塔
bridge|bridge|桥,石桥,拱桥
windmill|windmill|风车
road|road,path,highway,trail,railway|路,小路,公路,小径,道路,铁路,马路,街路
sun|sun,sunshine,sunlight,sunny|太阳,日头,阳光,烈日,红日
moon|moon,moonlight,lunar|月,月亮,月光,明月,满月,圆月
star|star,starry|星,星星,星空,繁星,星夜
galaxy|galaxy,milky way,nebula,cosmos,cosmic|银河,星系,星云,宇宙
meteor|meteor,comet,shooting star|流星,彗星,陨石
planet|planet,saturn,jupiter,mars,space,outer space|行星,星球,月球,火星表面,土星,火星,太空,外太空
aurora|aurora,northern lights|极光
cloud|cloud,cloudy,sea of clouds|云,云海,白云,多云,云朵
rainbow|rainbow|彩虹
bird|bird,gull,seagull,swallow,dove,flock,geese,goose|鸟,飞鸟,海鸥,燕,燕子,鸽,雁,大雁,群鸟
crane|crane,heron,egret|鹤,仙鹤,白鹭,鹭
fish|fish,koi,carp,goldfish|鱼,锦鲤,金鱼,鲤鱼
jellyfish|jellyfish|水母
coral|coral,underwater,undersea,deep sea|珊瑚,海底,水下,深海
person|person,people,traveler,traveller,wanderer,hiker,figure,fisherman,pedestrian|人,人物,旅人,行人,渔夫,背影,侠客,剑客,人们,路人
portrait|portrait,face,goddess|肖像,人像,脸,女神,头像
astronaut|astronaut,spaceman|宇航员,航天员,太空人
boat|boat,ship,sailboat,sailing,yacht,canoe|船,小船,帆船,帆,舟,渔船,轮船,孤舟
balloon|balloon,hot air balloon|气球,热气球
lantern|lantern,sky lantern|灯笼,孔明灯,天灯,花灯
kite|kite|风筝
umbrella|umbrella|伞,雨伞,油纸伞,打伞,撑伞
firework|firework|烟花,烟火,焰火
fruit|fruit,pear|水果,梨,梨子,果子
vase|vase,still life,pottery,ceramic,jar|花瓶,静物,瓶,陶,瓷
cup|cup,mug|杯,杯子,茶杯,马克杯
book|book|书,书本,书籍
candle|candle|蜡烛,烛光,烛
mandala|mandala,kaleidoscope|曼陀罗,万花筒,坛城
geometric|geometric,geometry,bauhaus,circle,triangle,cube|几何,包豪斯,圆形,三角,方块
abstract|abstract,fluid,pattern,texture,gradient,wallpaper|抽象,流体,图案,纹理,渐变,壁纸
crystal|crystal,gem,diamond|水晶,宝石,钻石,晶
` as const

type SceneryName = NamesIn<typeof lines>
export type Subject = SceneryName | ThingName

export const subjectWords: readonly WordEntry<Subject>[] = [
  ...readLines<SceneryName>(lines),
  ...thingWords,
]
