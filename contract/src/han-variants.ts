// Traditional and simplified forms of characters that questions are made of: to tell the two scripts apart, and to read both by one rule.

const pairs =
  '個个們们這这來来時时為为說说國国會会學学對对發发後后過过還还與与從从經经動动現现種种開开關关問问題题無无間间長长實实見见電电話话東东車车門门書书讀读寫写聽听買买賣卖錢钱點点幾几請请謝谢歡欢愛爱' +
  '親亲將将當当應应該该讓让給给級级結结網网絡络線线練练組组細细終终統统續续繼继維维編编緩缓總总縮缩織织計计訊讯記记設设許许註注試试詞词誤误認认語语課课調调談谈論论證证識识護护變变讚赞張张強强彈弹' +
  '復复徑径徵征恆恒態态慣惯戰战戶户擇择換换據据擊击擴扩損损檔档機机權权條条樣样標标樓楼極极構构樂乐歲岁歷历殺杀氣气漢汉滿满滾滚濾滤災灾熱热狀状獨独獲获環环產产畫画異异盤盘監监確确碼码礎础禮礼稱称' +
  '積积穩稳簡简類类節节範范築筑紀纪約约紅红純纯紙纸絕绝緒绪職职聯联聲声膠胶臺台舊旧艙舱藝艺藍蓝處处號号蘋苹術术裝装製制複复規规覺觉覽览觀观訂订訪访評评譯译議议貝贝負负貨货責责費费資资賬账質质賴赖' +
  '購购贏赢輕轻較较載载輸输轉转辦办適适選选遠远郵邮鄉乡釋释銀银銷销錄录錯错鍵键鏈链鏡镜鐘钟鑰钥閉闭閱阅陰阴陽阳隨随險险隱隐雙双雜杂離离難难雲云靈灵靜静響响頁页頂顶項项順顺須须預预頭头頻频額额顏颜' +
  '願愿風风飛飞飯饭飲饮館馆馬马驗验體体鬆松鬧闹魚鱼鮮鲜鳥鸟麥麦黃黄齊齐龍龙龜龟兩两萬万億亿減减連连運运進进達达遲迟遺遗邊边邏逻週周鎖锁鐵铁鎊镑斷断禦御餘余儲储優优償偿儀仪價价僅仅倉仓側侧偵侦傳传' +
  '債债傷伤傾倾備备創创劃划劇剧劉刘務务勝胜勢势匯汇區区協协卻却厭厌厲厉參参員员啟启單单嗎吗嘗尝嚴严圍围園园圓圆圖图團团執执場场塊块報报壓压壞坏夢梦夾夹奪夺奮奋婦妇媽妈孫孙寧宁審审寬宽寶宝專专尋寻' +
  '導导屬属岡冈島岛師师帳帐帶带幣币幫帮庫库廠厂廢废廣广廳厅彙汇徹彻恥耻惡恶惱恼慮虑慶庆憶忆懷怀戲戏掃扫掛挂採采撐撑撥拨擁拥擋挡擔担擬拟擠挤擺摆攝摄攔拦敗败數数斂敛於于晝昼暫暂曉晓曆历曬晒楊杨榮荣' +
  '槍枪歐欧歸归殘残毀毁氫氢決决沒没沖冲況况洩泄淚泪淨净淺浅湯汤準准溝沟溫温滅灭漲涨漸渐潔洁潛潜澀涩濕湿濟济瀏浏灣湾煙烟煩烦燈灯燒烧營营爐炉爭争爾尔牆墙牽牵犧牺狹狭獎奖獵猎瑪玛瓊琼畝亩畢毕療疗瘋疯' +
  '皺皱盜盗盡尽眾众睏困碩硕禍祸穀谷窩窝競竞筆笔籃篮籌筹糧粮紐纽絲丝綁绑綠绿綱纲綜综緊紧縣县縫缝繞绕繪绘罰罚羅罗義义習习聖圣聞闻腦脑腳脚腫肿臉脸臨临舉举華华葉叶蓋盖薦荐藥药蘭兰蟲虫衛卫衝冲補补裏里' +
  '裡里襲袭訓训託托訴诉診诊詐诈詢询詩诗詳详誌志誰谁諾诺謀谋謂谓講讲豐丰貓猫財财貴贵貸贷貼贴貿贸賀贺賓宾賞赏賺赚賽赛贈赠趕赶趙赵跡迹踐践軍军軟软輛辆輩辈輪轮辭辞農农遊游違违遙遥遞递遷迁鄰邻醫医醬酱' +
  '釘钉針针鈕钮鋼钢錶表鍋锅鑽钻閃闪閒闲闆板陣阵陳陈陸陆隊队階阶際际雖虽霧雾韓韩韻韵頓顿領领頸颈頹颓顆颗顧顾顯显飽饱餅饼餓饿騎骑騙骗驅驱驚惊髮发鹽盐麗丽麵面黨党齒齿啓启嚐尝纔才檯台爲为峯峰搆构牠它' +
  '妳你髒脏並并併并佈布佔占內内冊册別别刪删則则剛刚嚮向屜屉檢检測测湊凑疊叠祕秘簽签視视譜谱輯辑鍊炼閘闸驟骤麼么係系饋馈丟丢兒儿剋克螢萤隻只憑凭傑杰腸肠豬猪雞鸡漿浆燉炖爺爷灑洒擾扰攪搅櫃柜欄栏歎叹' +
  '櫻樱搖摇傘伞殼壳汙污烏乌穫获窮穷竊窃粵粤糾纠縱纵纖纤聳耸脅胁薩萨蘇苏蝦虾螞蚂謎谜躍跃輔辅頒颁飄飘駕驾騷骚驕骄鬥斗鴨鸭鵝鹅鹹咸樹树' +
  '嶺岭脈脉嶼屿灘滩叢丛楓枫櫚榈鬱郁蓮莲廟庙宮宫閣阁橋桥壘垒莊庄鎮镇鷗鸥鴿鸽鶴鹤鷺鹭錦锦鯉鲤鯨鲸駿骏漁渔俠侠劍剑籠笼箏筝燭烛蠟蜡壇坛紋纹偉伟壯壮嬰婴誕诞獅狮貍狸綿绵獸兽鯊鲨鸚鹦鵡鹉鷹鹰轎轿餃饺餛馄飩饨壽寿壺壶髏髅廚厨絨绒謐谧憂忧緻致繽缤紛纷艷艳豔艳涼凉塗涂齋斋鑲镶鉛铅遼辽闊阔潑泼緋绯隕陨朧胧嬤嬷'

const toSimplified = new Map<string, string>()
const simplifiedOnly = new Set<string>()
const characters = [...pairs]
for (let at = 0; at + 1 < characters.length; at += 2) {
  const [traditional, simplified] = [characters[at], characters[at + 1]]
  if (traditional === undefined || simplified === undefined || traditional === simplified) continue
  toSimplified.set(traditional, simplified)
  simplifiedOnly.add(simplified)
}
// Simplified forms that are good traditional characters too say nothing.
for (const both of '后里面台周松冲云谷余几表准向采才制困志托板注它你征复范克么只系干郁游汇布占并回秘斗咸体')
  simplifiedOnly.delete(both)

/** The text with every traditional character of the table in its simplified form; one character stays one character. */
export function foldHan(text: string): string {
  let folded = ''
  for (const character of text) folded += toSimplified.get(character) ?? character
  return folded
}

/** Positive when the text is written in traditional characters, negative for simplified, 0 when it does not show. */
export function traditionalEvidence(text: string): number {
  let evidence = 0
  for (const character of text) {
    if (toSimplified.has(character)) evidence += 1
    else if (simplifiedOnly.has(character)) evidence -= 1
  }
  return evidence
}
