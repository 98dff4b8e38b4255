// Things, animals and people that are drawn for themselves, with the words for them.
import { type NamesIn, readLines } from './word-lists.ts'

/** Each stands alone in a portrait, or whole in a scene. */
const people = `
man|man,guy,gentleman,father,dad,businessman,husband,couple,family|男人,男子,男士,先生,大叔,父亲,爸爸,丈夫,情侣,夫妻,夫妇,一家人,全家福
woman|woman,lady,mother,mom,businesswoman,wife,couple,family|女人,女子,女士,美女,母亲,妈妈,妻子,少妇,情侣,夫妻,夫妇,一家人,全家福
boy|boy,lad,son,schoolboy,brother|男孩,男孩子,少年,小男孩,儿子,男生,弟弟
girl|girl,daughter,schoolgirl,sister|女孩,女孩子,少女,小女孩,姑娘,小姑娘,女儿,女生,妹妹
child|child,kid,toddler,family|孩子,小孩,小孩子,儿童,小朋友,一家人,全家福
baby|baby,infant,newborn|婴儿,宝宝,宝贝,小宝宝
old-man|old man,elderly man,grandfather,grandpa,grandad,senior man,old fisherman|老人,老头,老爷爷,爷爷,老先生,老翁,老汉,外公,阿公,老渔夫,老者
old-woman|old woman,elderly woman,grandmother,grandma,granny,old lady|老奶奶,奶奶,老太太,老婆婆,外婆,阿嬷,老妇人,姥姥
king|king,emperor,monarch|国王,皇帝,君王
queen|queen,empress|女王,王后,皇后,女皇
prince|prince|王子
princess|princess|公主,小公主
knight|knight,crusader,paladin|骑士
samurai|samurai,ronin,shogun|武士,日本武士,浪人
wizard|wizard,sorcerer,magician,mage,merlin|巫师,魔法师,法师,魔术师
witch|witch,sorceress|女巫,巫婆,魔女
pirate|pirate,buccaneer|海盗
ninja|ninja|忍者
superhero|superhero,super hero,superman,superwoman|超级英雄,超人,英雄
doctor|doctor,physician,scientist|医生,大夫,科学家
chef|chef,baker|厨师,大厨
police|police officer,policeman,policewoman,cop,police|警察,公安,交警
firefighter|firefighter,fireman,fire fighter|消防员
farmer|farmer|农民,农夫
santa|santa,santa claus,father christmas|圣诞老人
monk|monk,buddhist monk|和尚,僧人,僧
angel|angel|天使
student|student,teacher,office worker,pupil|学生,老师,教师,上班族
`

const animals = `
cat|cat,kitten,kitty,tabby|猫,猫咪,小猫,小猫咪,橘猫,花猫,喵星人
dog|dog,puppy,doggy,golden retriever,labrador,hound|狗,小狗,犬,狗狗,金毛,拉布拉多,狼狗
corgi|corgi,welsh corgi|柯基,柯基犬,小柯基
rabbit|rabbit,bunny,hare|兔,兔子,小兔,小兔子,白兔
hamster|hamster|仓鼠
duck|duck,duckling,rubber duck|鸭,鸭子,小鸭,小鸭子,小黄鸭
chicken|chicken,hen,rooster|鸡,公鸡,母鸡,大公鸡
owl|owl|猫头鹰
penguin|penguin|企鹅
panda|panda,giant panda|熊猫,大熊猫,猫熊
tiger|tiger|虎,老虎,东北虎,小老虎
lion|lion,lioness|狮,狮子,雄狮
fox|fox|狐狸,小狐狸
wolf|wolf|狼
bear|bear,grizzly,brown bear|熊,棕熊,小熊,黑熊,狗熊
zebra|zebra|斑马
squirrel|squirrel,chipmunk|松鼠,小松鼠
hedgehog|hedgehog,porcupine|刺猬
bee|bee,honeybee,bumblebee|蜜蜂,小蜜蜂
ladybug|ladybug,ladybird|瓢虫,七星瓢虫
koala|koala|考拉,树袋熊,无尾熊
monkey|monkey,ape,chimpanzee|猴,猴子,小猴子,猩猩
pig|pig,piglet|猪,小猪
cow|cow,cattle,ox,dairy cow|牛,奶牛,黄牛
sheep|sheep,lamb|羊,绵羊,小羊,山羊
frog|frog,toad|青蛙,蛙
elephant|elephant|大象,小象,象
giraffe|giraffe|长颈鹿
horse|horse,stallion,pony|马,骏马,奔马,小马,白马
deer|deer,stag,elk,reindeer,fawn|鹿,小鹿,梅花鹿,驯鹿
whale|whale,orca|鲸,鲸鱼,蓝鲸
butterfly|butterfly|蝴蝶,蝶
unicorn|unicorn|独角兽
dragon|dragon,loong|龙,巨龙,神龙,飞龙
dinosaur|dinosaur,t rex,trex,tyrannosaurus|恐龙,霸王龙
snake|snake,python,cobra|蛇
shark|shark|鲨,鲨鱼
dolphin|dolphin|海豚
octopus|octopus,squid|章鱼,八爪鱼
turtle|turtle,tortoise,sea turtle|龟,海龟,乌龟
eagle|eagle,hawk,falcon|鹰,老鹰,雄鹰
parrot|parrot,macaw|鹦鹉
robot|robot,android,mech,cyborg|机器人,机甲
alien|alien,extraterrestrial,martian|外星人
ghost|ghost|幽灵,鬼,鬼魂
snowman|snowman|雪人
teddy|teddy bear,teddy,plush bear|泰迪熊,玩具熊,毛绒熊
`

const vehicles = `
car|car,automobile,sedan,taxi,suv|汽车,轿车,小汽车,车,车子,出租车,计程车
sports-car|sports car,sportscar,race car,racing car,supercar,ferrari,lamborghini,porsche|跑车,赛车,超跑,法拉利,兰博基尼,保时捷
bus|bus,coach,school bus|公交车,巴士,公共汽车,公车,校车,大巴,大巴车
truck|truck,lorry,pickup truck|卡车,货车
train|train,bullet train,high speed train,locomotive,subway,metro|火车,高铁,列车,动车,地铁,捷运
bicycle|bicycle,bike,mountain bike,cycling|自行车,单车,脚踏车
motorcycle|motorcycle,motorbike,scooter|摩托车,机车,摩托,电动车
plane|plane,airplane,aeroplane,aircraft,jet,airliner|飞机,客机
helicopter|helicopter,chopper|直升机
submarine|submarine|潜艇,潜水艇
ufo|ufo,flying saucer|飞碟,幽浮,不明飞行物
rocket|rocket,spaceship,spacecraft,space shuttle|火箭,飞船,宇宙飞船,航天飞机
`

const food = `
pizza|pizza|披萨,比萨
noodles|noodle,noodles,ramen,pasta,spaghetti,udon|面条,拉面,碗面,吃面,煮面,炒面,方便面,泡面,牛肉面,意大利面,意面
rice|rice,bowl of rice,fried rice|米饭,饭,白饭,炒饭
dumplings|dumpling,jiaozi,gyoza|饺子,水饺,包子,小笼包,馄饨
sushi|sushi|寿司
burger|burger,hamburger,cheeseburger|汉堡,汉堡包
cake|cake,birthday cake,cupcake|蛋糕,生日蛋糕
ice-cream|ice cream,icecream,gelato|冰淇淋,冰激凌,雪糕筒,甜筒
bread|bread,loaf,toast,baguette|面包,吐司
donut|donut,doughnut|甜甜圈
lollipop|lollipop,candy|棒棒糖,糖果
egg|egg,fried egg|鸡蛋,蛋,煎蛋
strawberry|strawberry|草莓
apple|apple|苹果
orange-fruit|oranges,orange fruit,tangerine,mandarin orange|橙子,橘子,柑橘,桔子
lemon|lemon|柠檬
grapes|grape|葡萄
peach|peach|桃子,水蜜桃,桃
cherries|cherry,cherries|樱桃,车厘子
pineapple|pineapple|菠萝,凤梨
banana|banana|香蕉
watermelon|watermelon|西瓜
coffee|coffee,latte,cappuccino,espresso|咖啡,拿铁,卡布奇诺
tea|tea,teapot|茶,茶壶,绿茶,红茶,奶茶
wine|wine,red wine|红酒,葡萄酒,酒
beer|beer|啤酒
`

const objects = `
phone|phone,smartphone,mobile phone,cell phone,iphone,telephone|手机,智能手机,苹果手机,电话
laptop|laptop,computer,notebook,macbook,pc|电脑,笔记本电脑,计算机,笔记本,笔电
camera|camera|相机,照相机,摄像机
watch|wristwatch,wrist watch,a watch,smart watch,smartwatch,gold watch,luxury watch|手表,腕表
clock|clock,alarm clock|闹钟,时钟,钟表,钟
guitar|guitar|吉他
violin|violin,cello|小提琴,大提琴
piano|piano,grand piano|钢琴
chair|chair|椅子,椅
sofa|sofa,couch|沙发
lamp|lamp,table lamp,desk lamp|台灯,灯
bulb|light bulb,lightbulb,bulb|灯泡
sword|sword,excalibur,blade|剑,宝剑,刀
gift|gift,gift box,birthday present,christmas present|礼物,礼品,礼盒
heart|heart,love heart|爱心,红心,心形,桃心
crown|crown,tiara|王冠,皇冠
football|football,soccer,soccer ball|足球
basketball|basketball|篮球
shoes|shoe,sneaker,running shoe|鞋,鞋子,运动鞋,球鞋
hat|hat,straw hat|帽子,帽,草帽
headphones|headphone,headset,earphone|耳机
skull|skull,skeleton|骷髅,头骨
pumpkin|pumpkin,halloween,jack o lantern|南瓜,南瓜灯,万圣节
party-balloons|party balloon,birthday balloon,birthday,party|生日,生日派对,派对
christmas-tree|christmas tree,christmas,xmas|圣诞树,圣诞,圣诞节
`

const buildings = `
home|house,home,family house|房子,房,房屋,屋,屋子,家,家园,小房子
modern-house|modern house,modern home,modern villa|现代房子,现代别墅,现代住宅,现代建筑
villa|villa,mansion|别墅,豪宅,洋房
teahouse|teahouse,tea house,chinese house,traditional chinese house,japanese house|茶馆,茶楼,中式房子,中式建筑,古建筑,四合院,古宅
church|church,chapel,cathedral|教堂
igloo|igloo|冰屋
tent|tent,camping|帐篷,露营
eiffel-tower|eiffel tower,paris|埃菲尔铁塔,艾菲尔铁塔,巴黎铁塔,铁塔,巴黎
pyramids|pyramid,pyramids,giza,egypt|金字塔,埃及
great-wall|great wall,great wall of china|长城,万里长城
`

export type PersonName = NamesIn<typeof people>
type OtherName =
  | NamesIn<typeof animals>
  | NamesIn<typeof vehicles>
  | NamesIn<typeof food>
  | NamesIn<typeof objects>
  | NamesIn<typeof buildings>
export type ThingName = PersonName | OtherName

export const thingWords = readLines<ThingName>(
  [people, animals, vehicles, food, objects, buildings].join('\n'),
)

const thingNames = new Set<string>(thingWords.map(({ name }) => name))
export const isThing = (name: string): name is ThingName => thingNames.has(name)
