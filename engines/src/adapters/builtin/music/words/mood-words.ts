// Words by which moods are known, in English and in both scripts of Chinese. The longest word at a place counts: 悲壮 is not 悲.
import type { Mood } from '../score/plan.ts'

const words: { readonly [Name in Mood]: string } = {
  happy:
    '轻快 輕快 欢快 歡快 欢乐 歡樂 快乐 快樂 开心 開心 高兴 高興 喜悦 喜悅 愉快 愉悦 愉悅 欢喜 歡喜 欢腾 歡騰 活泼 活潑 活力 元气 元氣 阳光 陽光 明快 明亮 ' +
    '明朗 爽朗 开朗 開朗 乐观 樂觀 积极 積極 向上 励志 勵志 正能量 振奋 振奮 热闹 熱鬧 热情 熱情 喜庆 喜慶 欢庆 歡慶 动感 動感 青春 朝气 朝氣 清新 清爽 ' +
    '夏天 生日 幸福 派对 派對 雀跃 雀躍 轻松愉快 輕鬆愉快 happy happiness joy joyful joyous cheerful cheery cheer merry jolly upbeat up-tempo uptempo sunny ' +
    'bright summer birthday party fun lively energetic lighthearted light-hearted carefree uplifting optimistic positive feel-good euphoric festive ' +
    'danceable bouncy breezy exuberant jubilant delightful glad',
  calm:
    '平静 平靜 安静 安靜 宁静 寧靜 恬静 恬靜 静谧 靜謐 平和 祥和 安宁 安寧 安详 安詳 舒缓 舒緩 缓慢 緩慢 悠闲 悠閒 悠扬 悠揚 悠然 惬意 愜意 慵懒 慵懶 ' +
    '放松 放鬆 轻松 輕鬆 治愈 治癒 療癒 疗愈 轻柔 輕柔 柔和 柔美 温暖 溫暖 温馨 溫馨 舒适 舒適 舒服 淡然 恬淡 闲适 閒適 助眠 催眠 冥想 calm calming relax relaxed ' +
    'relaxing peace peaceful quiet gentle soft chill chilled soothing sooth serene tranquil mellow laid-back lullaby meditative warm cozy cosy slow restful easygoing',
  sad:
    '悲伤 悲傷 悲痛 悲哀 悲凉 悲涼 悲情 悲怆 悲愴 悲切 悲戚 悲 哀 哀伤 哀傷 哀愁 哀怨 哀婉 忧郁 憂鬱 忧伤 憂傷 忧愁 憂愁 抑郁 抑鬱 伤感 傷感 伤心 傷心 ' +
    '感伤 感傷 心碎 难过 難過 难受 難受 痛苦 凄凉 淒涼 凄美 淒美 凄婉 淒婉 惆怅 惆悵 怅惘 悵惘 落寞 寂寞 孤独 孤獨 孤单 孤單 失恋 失戀 失落 离别 離別 ' +
    '分手 告别 告別 眼泪 眼淚 流泪 流淚 哭 愁 沮丧 沮喪 绝望 絕望 低落 消沉 沉重 苦涩 苦澀 遗憾 遺憾 思念 sad sadness melancholy melancholic lonely ' +
    'loneliness heartbreak heartbroken tears tearful sorrow sorrowful cry crying farewell gloomy mournful grief depressing depressed bittersweet unhappy ' +
    'wistful somber sombre despair regret plaintive',
  epic:
    '激昂 慷慨 高昂 昂扬 昂揚 激情 澎湃 史诗 史詩 英雄 热血 熱血 战斗 戰鬥 壮丽 壯麗 壮阔 壯闊 雄壮 雄壯 雄伟 雄偉 宏大 宏伟 宏偉 恢宏 恢弘 磅礴 震撼 气势 ' +
    '氣勢 悲壮 悲壯 豪迈 豪邁 豪放 庄严 莊嚴 辉煌 輝煌 燃 激烈 epic heroic hero triumph triumphant triumphal battle powerful majestic grand anthemic victorious ' +
    'rousing passionate intense stirring',
  dark:
    '黑暗 恐怖 阴森 陰森 阴暗 陰暗 阴沉 陰沉 阴郁 陰鬱 紧张 緊張 诡异 詭異 暗黑 惊悚 驚悚 压抑 壓抑 诡秘 詭秘 神秘 神祕 悬疑 懸疑 邪恶 邪惡 危险 危險 dark horror ' +
    'sinister evil scary tense creepy eerie ominous spooky menacing suspenseful suspense mysterious haunting',
  dreamy:
    '梦幻 夢幻 梦 夢 梦境 夢境 空灵 空靈 缥缈 縹緲 飘渺 飄渺 飘逸 飄逸 星空 宇宙 飘 飄 迷幻 朦胧 朦朧 仙气 仙氣 唯美 dream dreams dreamy dreamlike ethereal float floating ' +
    'space stars hazy celestial otherworldly hypnotic psychedelic',
  romantic:
    '浪漫 抒情 深情 爱情 愛情 情歌 婚礼 婚禮 甜蜜 甜美 温柔 溫柔 柔情 缠绵 纏綿 恋爱 戀愛 爱意 愛意 暧昧 曖昧 动情 動情 romantic romance love lover lovers loving wedding tender ' +
    'sweet lyrical sentimental affectionate intimate sensual',
  playful:
    '俏皮 可爱 可愛 搞笑 调皮 調皮 顽皮 頑皮 淘气 淘氣 诙谐 詼諧 幽默 滑稽 童趣 童真 儿歌 兒歌 卡通 趣味 有趣 逗趣 魔性 蹦跳 playful funny cute quirky cartoon comical ' +
    'humorous whimsical silly goofy mischievous cheeky childlike',
}

/** All words with what they mean, the longest first. */
export const moodsByWord: readonly (readonly [string, Mood])[] = Object.entries(words)
  .flatMap(([mood, said]) => said.split(' ').map((word) => [word, mood as Mood] as const))
  .sort(([one], [other]) => other.length - one.length)
