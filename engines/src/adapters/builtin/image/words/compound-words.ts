// Words that have a known word within them and mean something else, where no dictionary of the platform says so.
import { readLines } from './word-lists.ts'

/** Nothing of them is drawn. */
export const compoundWords = readLines<'compound'>(`
compound|sea lion,sea horse,guinea pig,prairie dog,teddy bear,snow white,star wars,star trek,rose gold,fall in love,spring roll,cat walk,horse chestnut,dog tag,bird cage,fish and chips,apple watch,orange juice,water bottle,fire truck,fire fighter,fire place,sun flower seed,moon cake,book shelf,cup cake,star fish,house plant,tree house,light bulb,hot wheels,glass bottle,rain coat,rain boot,tea party,bow tie,rock star,movie star,pop star,super star,dream catcher,lego,tower bridge|马上,马虎,马马虎虎,马路牙子,斑马线,河马,海马,马桶,马甲,马达,马戏团,木马,人工,人参,人民币,人类学,花生,花费,花样,花式,花甲,海报,海鲜,海关,海拔,海狮,海豹,海星,海绵,海苔,海带,山药,山楂,山寨,山竹,石头人,草莓酱,草率,草稿,起草,月饼,月份,月经,月薪,月票,星期,星期一,星期天,星座,明星,歌星,影星,球星,星巴克,雪糕,雪碧,雪茄,风扇,风景线,风衣,风筒,电风扇,雨衣,雨鞋,雨刷,竹笋,竹竿,林业,树莓,树懒,河豚,江湖,江山,船票,鸟巢,狗尾草,狗粮,猫粮,猫砂,猫薄荷,龙虾,龙眼,龙井,龙头,水龙头,龙卷风,鱼香,鱼丸,鱼竿,书包,书法,书架,书桌,书柜,灯泡,路由器,路灯杆,路过,田径,桥牌,塔罗,塔吊,楼梯,房产,房租,屋檐,云计算,云南,日报,日历,夜市,金属,金融,黄金,银行,红包,红绿灯,白领,黑板,黑客,蓝牙,绿卡,粉丝,粉笔,青年,青春,冰箱,冰棍,冰淇淋机,秋千,秋葵,春联,春卷,夏威夷,冬瓜,雷达,雷锋,烟囱,烟斗,香烟,独立,玄关,玄武,禅师,梦想,果断,结果,效果,如果,后果,茶几,茶叶蛋,瓶颈,陶醉,晶体管,杯具,星球大战,水瓶座,牛油果
`)
