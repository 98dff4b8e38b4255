// Words that ask for nothing by themselves: they are neither drawn nor reported as unknown.
import { readLines } from './word-lists.ts'

/**
 * Also what asks for a picture as such, and praise of it that every picture tries to earn. A `lead` may stand between a denial and what it
 * denies.
 */
export const fillerWords = readLines<'filler' | 'lead'>(`
lead|a,an,the,this,that,these,those,some,any,his,her,its,their,my,your,our|的,一,个,一个,只,一只,条,一条,张,一张,幅,一幅,位,一位,名,一名,座,一座,朵,一朵,棵,一棵,片,一片,辆,一辆,架,一架,匹,一匹,头,一头,群,一群,些,一些,碗,一碗,杯,一杯,这个,那个,有,任何,出现,画
filler|no one,nobody,nothing,of,in,on,at,by,to,for,from,with,within,into,onto,over,under,above,below,near,beside,behind,between,among,through,across,around,along,against,before,after,during,and,or,but,as,like,than,then,so,very,is,are,was,were,be,been,being,it,he,she,him,they,them,there,i,me,you,we,us,who,which,where,while,when,has,have,having,do,does,s,t,up,down,out,off,one|了,着,过,地,得,在,和,与,及,跟,或,是,这,那,里,里面,中,上,上面,下,下面,边,旁,旁边,前,后,前面,后面,内,外,之,间,正,正在,很,用,以,把,被,给,从,到,向,我,你,他,她,它,们,我们
filler|draw,drawn,paint,painted,make,create,generate,show,give,please,want,would,can,could,picture,image,artwork,art,piece,scene,view,background,style,styled,landscape,scenery,design of,depicting,featuring,showing|请,帮,帮我,给我,画个,画一个,画一只,画一张,绘制,生成,创作,制作,做,想,想要,要,我要,我想,来,来个,来一张,一下,图,图片,图像,画面,场景,背景,风格,作品,主题,为主题,风景,风景画,景色,景观,自然风光
filler|beautiful,pretty,nice,lovely,good,great,amazing,stunning,gorgeous,perfect,best,best quality,high quality,masterpiece,highly detailed,ultra detailed,detailed,intricate,hd,uhd,4k,8k,16k,hdr,high resolution,hi res,award winning,trending on artstation|美丽,漂亮,好看,美,精美,精致,高清,超高清,高质量,最佳质量,杰作,大师作品,超精细,细节丰富,高分辨率,高解析度
`)

/** Before a word of what is not to be in the picture. */
export const denialWords = readLines<'denial'>(`
denial|no,not,without,without any,without a,no more,not any|没有,不要,无需,别,不含,不带,没
`)

/** Characters in front of a thing that say what is done with it: the thing remains, what is done is not drawn. */
export const doings: ReadonlySet<string> = new Set('骑吃喝看玩养抱穿戴拿坐弹读驾打')

/** Characters around a thing that make no other thing of it, as in 小马 or 海上. */
export const plainSigns: ReadonlySet<string> = new Set(
  '的了着在和与一二两三四五六七八九十几个只条张座朵棵片辆架匹头群位名上下里中内外前后边旁间时大小老新旧高长美畔影岸顶脚口湾丛光景底面',
)

/** Characters behind a thing that say what it does or is like: the thing remains. Any other makes a word with it, as 尾 in 马尾. */
export const followingSigns: ReadonlySet<string> = new Set(
  '跑飞跃开睡站走游跳躺趴笑哭唱飘落升追望卧奔舞照映立拉推举背扛踢投射挂停驶航泊冲洗听说想思发出进入来去回归沉浮闪烁燃烧冒喷流淌吹拂摇晃动伸展缩变成盛绽放化涨退转滚爬攀钓捕捉抓咬叫喊睁闭开' +
    '如似像般若也都还又再太最更常忽将会能可已曾被让使令对朝往于因而且则却但并等胖瘦矮帅丑冷热暖湿干净深浅圆方亮暗孤远近短群',
)
