// How pictures show it: colours, light, time, mood, style, composition; columns as in `things.ts`.
export const manner = `
red|红色/红|紅色/紅
orange|橙色/橘色
yellow|黄色/黄|黃色/黃
green|绿色/绿|綠色/綠
blue|蓝色/蓝|藍色/藍
purple|紫色/紫
pink|粉色/粉红色|粉色/粉紅色
white|白色/白
black|黑色/黑
grey/gray|灰色/灰
brown|棕色/褐色
gold/golden|金色
silver|银色|銀色
colourful/colorful|彩色/多彩/五彩缤纷|彩色/多彩/五彩繽紛
transparent|透明
big/large/huge|大/巨大
small/tiny/little|小
tall|高大
old|老/旧|老/舊
young|年轻|年輕
beautiful|美丽/漂亮|美麗/漂亮
cute|可爱|可愛
lonely|孤独|孤獨
happy|快乐/开心|快樂/開心
sad|悲伤/忧伤|悲傷/憂傷
angry|愤怒|憤怒
quiet/peaceful|宁静/安静|寧靜/安靜
mysterious|神秘
magical|魔法/神奇
dreamy|梦幻|夢幻
romantic|浪漫
epic|史诗/史诗般|史詩/史詩般
warm|温暖|溫暖
cold|寒冷
bright|明亮
dark|黑暗
ancient|古老/古代
modern|现代|現代
futuristic|未来/未来感|未來/未來感
vintage/retro|复古|復古
elegant|优雅|優雅
luxurious|奢华|奢華
clean|干净|乾淨
ruined|废弃/破败|廢棄/破敗
sitting|坐/坐着|坐/坐著
standing|站/站着|站/站著
walking|走/行走/走着|走/行走/走著
running|奔跑/跑步
flying|飞翔/飞行|飛翔/飛行
sleeping|睡觉/睡着|睡覺/睡著
swimming|游泳
dancing|跳舞
reading|看书/阅读|看書/閱讀
holding|拿着/抱着|拿著/抱著
wearing|穿着/戴着|穿著/戴著
looking at|看着/望着|看著/望著
smiling|微笑着|微笑著
drinking|喝
eating|吃
spring|春天
summer|夏天
autumn/fall|秋天
winter|冬天
morning|早晨/清晨
noon|中午
afternoon|下午
evening|傍晚
night|夜晚/夜
dawn/sunrise|日出/黎明
sunset|日落/夕阳|日落/夕陽
dusk/twilight|黄昏|黃昏
moonlight|月光/月光下
sunlight|阳光|陽光
backlight/backlighting|逆光
rim light|轮廓光|輪廓光
soft light/soft lighting|柔光/柔和的光线|柔光/柔和的光線
natural light|自然光
neon light/neon lights|霓虹灯|霓虹燈
candlelight|烛光|燭光
golden hour|黄金时刻|黃金時刻
volumetric light/volumetric lighting|体积光|體積光
studio lighting|影棚灯光|影棚燈光
cinematic lighting|电影感光线|電影感光線
dramatic lighting|戏剧性光线|戲劇性光線
light|光/光线|光/光線
shadow|影子/阴影|影子/陰影
reflection|倒影/反射
photo/photograph|照片/摄影|照片/攝影
realistic|写实/逼真|寫實/逼真
oil painting|油画|油畫
watercolour/watercolor|水彩/水彩画|水彩/水彩畫
ink painting|水墨/水墨画|水墨/水墨畫
pencil drawing|铅笔画|鉛筆畫
sketch|素描
line art|线稿/线条画|線稿/線條畫
illustration|插画|插畫
comic|漫画|漫畫
anime|动漫/二次元|動漫/二次元
cartoon|卡通
pixel art|像素画/像素艺术|像素畫/像素藝術
3d render|三维渲染|3D 算圖
low poly|低多边形|低多邊形
flat design|扁平设计|扁平設計
isometric|等距视角|等角視角
minimalist|极简|極簡
surreal|超现实|超現實
impressionism|印象派
cyberpunk|赛博朋克|賽博龐克
steampunk|蒸汽朋克|蒸汽龐克
science fiction/sci-fi|科幻
fantasy|奇幻
gothic|哥特
chinese style|中国风/国风|中國風/國風
japanese style|日式
paper cut|剪纸|剪紙
woodblock print|木刻版画|木刻版畫
stained glass|彩色玻璃
concept art|概念艺术/概念设计|概念藝術/概念設計
children's book illustration|童书插画|童書插畫
close-up|特写|特寫
wide shot|远景|遠景
full body|全身
half body|半身
side view|侧面|側面
front view|正面
aerial view|俯瞰/航拍
low angle|仰视|仰視
symmetrical composition|对称构图|對稱構圖
rule of thirds|三分法构图|三分法構圖
centred composition|居中构图|置中構圖
negative space|留白
shallow depth of field|浅景深|淺景深
wide-angle lens|广角镜头|廣角鏡頭
macro|微距
film grain|胶片颗粒|底片顆粒
high detail/highly detailed|细节丰富/高细节|細節豐富/高細節
high quality|高质量/高品质|高品質
masterpiece|杰作|傑作
sharp focus|清晰对焦|清晰對焦
soft colours/soft colors|柔和色彩
rich colours|色彩丰富|色彩豐富
texture|质感/纹理|質感/紋理
fine fur|细腻毛发|細緻毛髮
8k|8K
4k|4K
in|在
on|上面
under|下面
beside/next to|旁边|旁邊
in front of|前面
behind|后面|後面
and|和/与/以及|和/與/以及
with|带有|帶有
without|没有|沒有
`
