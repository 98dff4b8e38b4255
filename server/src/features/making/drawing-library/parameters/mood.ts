import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const mood = defineParameters(
  { id: 'mood', names: texts('氛围', '氛圍', 'Mood'), choose: 'many' },
  [
    ['serene', '宁静', '寧靜'],
    ['dreamy', '梦幻', '夢幻'],
    ['ethereal', '空灵', '空靈'],
    ['mysterious', '神秘', '神祕'],
    ['melancholic', '忧郁', '憂鬱'],
    ['lonely', '孤独', '孤獨'],
    ['nostalgic', '怀旧', '懷舊'],
    ['romantic', '浪漫', '浪漫'],
    ['cozy', '温馨', '溫馨'],
    ['joyful', '欢快', '歡快'],
    ['playful', '俏皮', '俏皮'],
    ['hopeful', '希望', '希望'],
    ['majestic', '壮丽', '壯麗'],
    ['epic', '史诗', '史詩'],
    ['dramatic', '戏剧性', '戲劇張力'],
    ['tense', '紧张', '緊張'],
    ['ominous', '不祥', '不祥'],
    ['eerie', '诡异', '詭異'],
    ['solemn', '肃穆', '肅穆'],
    ['zen', '禅意', '禪意'],
    ['whimsical', '奇思妙想', '天馬行空'],
    ['luxurious', '奢华', '奢華'],
    ['rebellious', '叛逆', '叛逆'],
  ],
)
