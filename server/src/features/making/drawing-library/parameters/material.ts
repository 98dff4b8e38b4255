import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const material = defineParameters(
  { id: 'material', names: texts('材质', '材質', 'Material'), choose: 'many' },
  [
    ['glass', '玻璃', '玻璃', '#dff3f5 #9cc9d1'],
    ['frosted glass', '磨砂玻璃', '霧面玻璃', '#e9eef0 #b9c6cb'],
    ['crystal', '水晶', '水晶', '#f3f0ff #b4a9e0'],
    ['polished marble', '抛光大理石', '拋光大理石', '#f5f3ef #b8b3aa'],
    ['jade', '玉', '玉', '#a8d5ba #4d9a76'],
    ['porcelain', '瓷', '瓷', '#ffffff #dfe6ee'],
    ['ceramic glaze', '釉陶', '釉陶', '#5f8a8b #b7cfc8'],
    ['brushed metal', '拉丝金属', '髮絲紋金屬', '#c3c7cb #7e848a'],
    ['chrome', '镀铬', '鍍鉻', '#ffffff #596068'],
    ['gold', '黄金', '黃金', '#ffe08a #b8860b'],
    ['copper patina', '铜绿', '銅綠', '#6fb7a3 #8c5a3a'],
    ['weathered wood', '风化木', '風化木', '#a58c6f #5f4c3a'],
    ['bamboo', '竹', '竹', '#c9c27a #7d8a3f'],
    ['silk', '丝绸', '絲綢', '#f4d9d2 #c77a74'],
    ['velvet', '丝绒', '天鵝絨', '#7a1f3d #3b0d1e'],
    ['linen', '亚麻', '亞麻', '#e7dcc6 #bfae8f'],
    ['leather', '皮革', '皮革', '#8b5a33 #4a2c17'],
    ['felt', '毛毡', '羊毛氈', '#d8b08c #b56576'],
    ['knitted wool', '针织毛线', '針織毛線', '#e3c9b3 #a26a5a'],
    ['concrete', '清水混凝土', '清水模', '#bdbdb8 #83837e'],
    ['rusty iron', '锈铁', '鏽鐵', '#a0522d #4b2a1a'],
    ['translucent plastic', '半透明塑料', '半透明塑膠', '#ffd7e8 #9ad4ff'],
    ['holographic foil', '镭射箔', '雷射箔', '#f7c6ff #c6fff0 #fff6c6'],
    ['ice', '冰', '冰', '#eefaff #9fd3ea'],
    ['translucent resin', '树脂', '樹脂', '#f2b84b #8a4b12'],
  ],
)
